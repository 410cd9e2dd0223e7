import { directionOf, OTHER_LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { numeral } from '@ghar/domain/text/digits';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormDialog, usePanelForm } from '../../components/admin/form-dialog.tsx';
import { useKeptState } from '../../components/admin/kept-state.ts';
import { useOperation } from '../../components/admin/operation.ts';
import { SideBySide } from '../../components/admin/side-by-side.tsx';
import { usePanelTexts, type PanelTexts } from '../../i18n/panel-texts.ts';
import { PriceDialog } from './price-dialog.tsx';
import { isPriceSlip } from './price-slip.ts';
import { ActiveSwitch, ProductTextField } from './product-fields.tsx';
import {
  formOf,
  readProductForm,
  translatedField,
  untranslated,
  type ProductField,
  type ProductForm,
  type ProductFormErrors,
} from './product-form.ts';
import { productSaver, type Overtaken, type StoredProduct } from './product-writes.ts';
import { ReplaceDialog } from './sale-dialogs.tsx';
import { ProductChanges } from './product-changes.tsx';
import { isTypedAddress } from './typed-address.ts';

const translationsOf = (field: 'name' | 'description') =>
  OTHER_LOCALES.map((locale) => translatedField(locale, field));
/** In form order. */
const FIELDS = [
  'name' as const,
  ...translationsOf('name'),
  ...(['price', 'stock_quantity', 'description'] as const),
  ...translationsOf('description'),
  'image_url' as const,
];

/** Asks about the new price in dirhams, or about replacing the product on sale. */
type Question = { readonly kind: 'price'; readonly price: number } | { readonly kind: 'replace' };

type ProductDialogProps = {
  /** Null for a new product. */
  product: StoredProduct | null;
  products: readonly StoredProduct[];
  onClose: () => void;
};

/** Adds or edits a product. Keeps the input until saved or closed. */
export function ProductDialog({ product, products, onClose }: ProductDialogProps) {
  const id = useId();
  const { productForm: texts, operations, translations } = usePanelTexts();
  const name = `product ${product?.id ?? ''}`;
  const [saver] = useKeptState(`${name} saver`, () => productSaver(product));
  const { values: form, isTouched, edit } = usePanelForm(name, () => formOf(product));
  const [seen, setSeen] = useKeptState(`${name} stock`, () => product);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const [errors, setErrors] = useState<ProductFormErrors>({});
  /** The question to confirm before saving the valid form. */
  const [question, setQuestion] = useState<Question | null>(null);
  const operation = product ? 'update-product' : 'create-product';
  const { run, busy, failure } = useOperation(operation);
  const idOf = (field: ProductField): string => `${id}-${field}`;
  const others = products.filter((other) => other.is_active && other.id !== product?.id);
  const live = products.find((one) => one.id === product?.id);

  const setterOf =
    <Field extends ProductField>(field: Field) =>
    (value: ProductForm[Field]): void => {
      edit({ [field]: value });
      if (field === 'stock_quantity' && live) setSeen(live);
      setErrors(({ ...rest }) => {
        delete rest[field];
        return rest;
      });
    };

  /** Keeps the input and shows the other version beside it. */
  const onOvertaken = (now: Overtaken): void => {
    edit(now.form);
    setSeen(now.current);
    setOvertaken(now);
  };

  const stored = overtaken?.current ?? product;
  const wasActive = stored?.is_active === true;
  const hasTypedAddress = [product, stored].some((one) => isTypedAddress(one?.image_url ?? null));
  const replaces = form.is_active && !wasActive && others.length > 0;

  /** Saves a valid form; asks first about a probable typo in the price. */
  function submit(): void {
    const read = readProductForm(form, stored);
    if ('errors' in read) {
      setErrors(read.errors);
      const first = FIELDS.find((field) => read.errors[field] !== undefined);
      if (first) document.getElementById(idOf(first))?.focus();
    } else if (stored && isPriceSlip(stored.price, read.fields.price))
      setQuestion({ kind: 'price', price: read.fields.price });
    else askToReplace();
  }

  /** Saves a valid form; asks first if it replaces the product on sale. */
  function askToReplace(): void {
    setQuestion(replaces ? { kind: 'replace' } : null);
    if (!replaces) void save(form);
  }

  async function save(typed: ProductForm): Promise<void> {
    setQuestion(null);
    if (typed !== form) edit(typed);
    const read = readProductForm(typed, stored);
    if ('errors' in read) return;
    const otherIds = others.map((other) => other.id);
    const { ok } = await run(
      () => saver({ form: typed, fields: read.fields, seen }, otherIds, onOvertaken),
      {
        what: read.fields.name,
        done: (stock) =>
          stock === null
            ? operations[operation].done
            : texts.savedLess(read.fields.stock_quantity, stock),
      },
    );
    if (ok) onClose();
  }

  /** What the stock has become since the form was opened or the stock typed, and so what would be stored. */
  function stockHint(): string | null {
    if (!live || !seen) return null;
    const [now, before] = [live.stock_quantity, seen.stock_quantity];
    const pieces = Number.parseInt(numeral(form.stock_quantity), 10) - before;
    if (now !== before && pieces) return texts.stockAfterTyping(now, now + pieces);
    return now === product?.stock_quantity ? null : texts.stockHint(now);
  }

  const hintOf = (name: (typeof FIELDS)[number]): string | null => {
    if (name === 'stock_quantity') return stockHint();
    if (overtaken?.fields.includes(name)) return texts.theirs(formOf(overtaken.current)[name]);
    return name === 'image_url' ? texts.imageUrlHint : null;
  };
  const field = (name: (typeof FIELDS)[number], label: string) => {
    const hint = hintOf(name);
    return {
      id: idOf(name),
      label,
      value: form[name],
      error: errors[name],
      onChange: setterOf(name),
      ...(hint !== null && { hint }),
    };
  };
  const translation = (name: 'name' | 'description', label: string, locale: Locale) => {
    const path = translatedField(locale, name);
    const props = field(path, translations.label(label, locale));
    return {
      ...props,
      ...(untranslated(form).includes(path) && {
        aside: translations.missing,
        hint: props.hint ?? translations.missingHint(locale),
      }),
      dir: directionOf(locale),
      lang: locale,
    };
  };
  return (
    <FormDialog
      maxWidth="md"
      isTouched={isTouched}
      title={product ? texts.editTitle : texts.addTitle}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 1.25 }}>
        <SideBySide>
          <ProductTextField {...field('name', texts.name)} required />
          {OTHER_LOCALES.map((locale) => (
            <ProductTextField key={locale} {...translation('name', texts.name, locale)} />
          ))}
        </SideBySide>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{
            gap: { xs: 1, md: 2.5 },
            // Aligns labels and controls when one field has a hint.
            '& .MuiFormLabel-root': { mb: { md: 'auto' }, pb: { md: '6px' } },
          }}
        >
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
        </Stack>
        <ActiveSwitch
          id={idOf('is_active')}
          label={texts.active}
          {...consequence(texts, form.is_active, wasActive, others)}
          checked={form.is_active}
          onChange={setterOf('is_active')}
        />
        <SideBySide>
          <ProductTextField
            {...field('description', texts.description)}
            aside={texts.optional}
            multiline
          />
          {OTHER_LOCALES.map((locale) => (
            <ProductTextField
              key={locale}
              {...translation('description', texts.description, locale)}
              multiline
            />
          ))}
        </SideBySide>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Box sx={{ flex: 1 }}>
            {hasTypedAddress ? (
              <ProductTextField
                {...field('image_url', texts.imageUrl)}
                aside={texts.optional}
                dir="ltr"
                inputMode="url"
              />
            ) : (
              <Typography variant="caption" component="p" color="textSecondary">
                {texts.pictures}
              </Typography>
            )}
          </Box>
          {product && <ProductChanges id={product.id} />}
        </Stack>
      </Stack>
      {question?.kind === 'price' && stored && (
        <PriceDialog
          before={stored.price}
          after={question.price}
          onConfirm={askToReplace}
          onClose={() => setQuestion(null)}
        />
      )}
      {question?.kind === 'replace' && (
        <ReplaceDialog
          name={form.name.trim()}
          others={others}
          onSell={() => void save(form)}
          onKeep={() => void save({ ...form, is_active: false })}
          onClose={() => setQuestion(null)}
        />
      )}
    </FormDialog>
  );
}

/** The choice's effect on the shop, which sells one product. */
function consequence(
  texts: PanelTexts['productForm'],
  isActive: boolean,
  wasActive: boolean,
  others: readonly StoredProduct[],
): { hint: string; isWarning: boolean } {
  if (isActive && !wasActive && others.length > 0)
    return { hint: texts.replaces(others.map(({ name }) => name)), isWarning: true };
  if (!isActive && wasActive && others.length === 0) return { hint: texts.stops, isWarning: true };
  return { hint: isActive ? texts.activeHint : texts.inactiveHint, isWarning: false };
}
