import type { ComponentProps } from 'react';
import type { FormField } from '../form-field.tsx';
import type { DraftForm } from './order-draft.ts';

export type OrderField = keyof DraftForm;

/** What each field is told beside its value. */
export type FieldState = Required<
  Pick<ComponentProps<typeof FormField>, 'error' | 'release' | 'starred'>
>;

const OPTIONAL: ReadonlySet<OrderField> = new Set(['customerEmail', 'quantity', 'countryCode']);

/** True where an order needs it from the shopper. */
export const isRequired = (field: OrderField): boolean => !OPTIONAL.has(field);
