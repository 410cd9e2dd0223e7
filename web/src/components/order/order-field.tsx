import type { RowField } from '@ghar/domain/order/form-fields';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../i18n/store-texts.ts';
import { Announcer } from '../announcer.ts';
import { describedBy, FormField } from '../form-field.tsx';
import { EMPTY_FORM } from '../../checkout/order-draft.ts';
import { fieldId } from '../../checkout/use-draft-form.ts';

export type OrderFieldProps = Required<
  Pick<ComponentProps<typeof FormField>, 'error' | 'release' | 'starred'>
> & {
  name: RowField;
  required: boolean;
};

type ControlAttributes = ReturnType<typeof describedBy> & {
  id: string;
  name: string;
  defaultValue: string;
};

/** An order form field with its texts, around an uncontrolled control. */
export function OrderField({
  name,
  required,
  found,
  children,
  ...field
}: OrderFieldProps & {
  offer?: ReactNode;
  /** A problem found before submitting. */
  found?: string | null;
  children: (attributes: ControlAttributes) => ReactNode;
}) {
  const texts: { label: string; hint?: string; aside?: string } = useTexts().order.fields[name];
  const id = fieldId(name);
  const hinted = texts.hint !== undefined;
  const error = field.error ?? found ?? null;
  return (
    <FormField {...field} {...texts} id={id} error={error}>
      {found !== undefined && <Announcer>{field.error === null && found}</Announcer>}
      {children({
        id,
        name,
        defaultValue: EMPTY_FORM[name],
        ...describedBy(id, error, { hinted, required }),
      })}
    </FormField>
  );
}
