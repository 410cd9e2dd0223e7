import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { FormDialog } from '../../components/admin/form-dialog.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { productFormTexts as texts } from '../../i18n/ar/admin-products.ts';
import { WIDE } from '../../theme/tokens.ts';
import { ActiveSwitch } from './active-switch.tsx';
import { ProductTextField } from './product-field.tsx';
import {
  formOf,
  readProductForm,
  type ProductField,
  type ProductForm,
  type ProductFormErrors,
} from './product-form.ts';
import { productSaver, type Overtaken, type StoredProduct } from './product-writes.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

const Fields = styled('div')({ display: 'grid', gap: 10 });
const Pair = styled('div')({
  display: 'grid',
  gap: 8,
  alignItems: 'end',
  [WIDE]: { gridTemplateColumns: '1fr 1fr', columnGap: 20 },
});
/** In the order in which they stand. */
const FIELDS = ['name', 'price', 'stock_quantity', 'description', 'image_url'] as const;

type ProductDialogProps = {
  /** What is edited; null for a new product. */
  product: StoredProduct | null;
  products: readonly StoredProduct[];
  onClose: () => void;
};

/** Adds a product, or edits one. What was typed stays until it is saved or closed. */
export function ProductDialog({ product, products, onClose }: ProductDialogProps) {
  const id = useId();
  const [saver] = useState(() => productSaver(product));
  const [form, setForm] = useState(() => formOf(product));
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const [errors, setErrors] = useState<ProductFormErrors>({});
  /** The form is filled in, and would put this product in the place of another. */
  const [asksToReplace, setAsksToReplace] = useState(false);
  const { run, busy } = useOperation(product ? 'update-product' : 'create-product');
  const idOf = (field: ProductField): string => `${id}-${field}`;
  const others = products.filter((other) => other.is_active && other.id !== product?.id);
  const stockNow = products.find((one) => one.id === product?.id)?.stock_quantity;

  const edit =
    <Field extends ProductField>(field: Field) =>
    (value: ProductForm[Field]): void => {
      setForm((last) => ({ ...last, [field]: value }));
      setErrors(({ ...rest }) => {
        delete rest[field];
        return rest;
      });
    };

  /** What was typed stays, with theirs beside it; what was not is as they have left it. */
  const onOvertaken = (now: Overtaken): void => {
    setForm(now.form);
    setOvertaken(now);
  };

  const wasActive = (overtaken?.current ?? product)?.is_active === true;
  const replaces = form.is_active && !wasActive && others.length > 0;

  /** Saves the form, once it is known whether it replaces the product on sale. */
  function submit(): void {
    const read = readProductForm(form);
    if ('errors' in read) {
      setErrors(read.errors);
      const first = FIELDS.find((field) => read.errors[field] !== undefined);
      if (first) document.getElementById(idOf(first))?.focus();
    } else if (replaces) setAsksToReplace(true);
    else void save(form);
  }

  async function save(typed: ProductForm): Promise<void> {
    setAsksToReplace(false);
    setForm(typed);
    const read = readProductForm(typed);
    if ('errors' in read) return;
    const otherIds = others.map((other) => other.id);
    const { ok } = await run(() =>
      saver({ form: typed, fields: read.fields }, otherIds, onOvertaken),
    );
    if (ok) onClose();
  }

  const hintOf = (name: (typeof FIELDS)[number]): string | null => {
    const hasSold = stockNow !== undefined && stockNow !== product?.stock_quantity;
    if (name === 'stock_quantity') return hasSold ? texts.stockHint(stockNow) : null;
    if (!overtaken?.fields.includes(name)) return null;
    return texts.theirs(formOf(overtaken.current)[name]);
  };
  const field = (name: (typeof FIELDS)[number], label: string) => {
    const hint = hintOf(name);
    return {
      id: idOf(name),
      label,
      value: form[name],
      error: errors[name],
      onChange: edit(name),
      ...(hint !== null && { hint }),
    };
  };
  return (
    <FormDialog
      open
      title={product ? texts.editTitle : texts.addTitle}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields>
        <ProductTextField {...field('name', texts.name)} required />
        <Pair>
          <ProductTextField
            {...field('price', texts.price)}
            required
            dir="ltr"
            inputMode="decimal"
          />
          <ProductTextField
            {...field('stock_quantity', texts.stock)}
            required
            dir="ltr"
            inputMode="numeric"
          />
        </Pair>
        <ActiveSwitch
          id={idOf('is_active')}
          label={texts.active}
          {...consequence(form.is_active, wasActive, others)}
          checked={form.is_active}
          onChange={edit('is_active')}
        />
        <ProductTextField
          {...field('description', texts.description)}
          aside={texts.optional}
          multiline
        />
        <ProductTextField
          {...field('image_url', texts.imageUrl)}
          aside={texts.optional}
          dir="ltr"
          inputMode="url"
        />
      </Fields>
      {asksToReplace && (
        <ReplaceDialog
          name={form.name.trim()}
          others={others}
          onSell={() => void save(form)}
          onKeep={() => void save({ ...form, is_active: false })}
          onClose={() => setAsksToReplace(false)}
        />
      )}
    </FormDialog>
  );
}

/** What the choice does to the shop, which sells one product. */
function consequence(
  isActive: boolean,
  wasActive: boolean,
  others: readonly StoredProduct[],
): { hint: string; isWarning: boolean } {
  if (isActive && !wasActive && others.length > 0)
    return { hint: texts.replaces(others.map(({ name }) => name)), isWarning: true };
  if (!isActive && wasActive && others.length === 0) return { hint: texts.stops, isWarning: true };
  return { hint: isActive ? texts.activeHint : texts.inactiveHint, isWarning: false };
}
