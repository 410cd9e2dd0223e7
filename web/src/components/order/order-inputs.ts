import type { RowField } from '@ghar/domain/order/form-fields';
import type { InputHTMLAttributes } from 'react';

export type OrderInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'dir' | 'autoCapitalize' | 'inputMode' | 'type'
> & { readonly multiline?: boolean };

/** Keyboard and autofill of each field; none by default. */
export const ORDER_INPUTS: Readonly<Record<RowField, OrderInput>> = {
  customerName: { autoComplete: 'name' },
  customerPhone: { autoComplete: 'tel', dir: 'ltr', inputMode: 'tel', type: 'tel' },
  customerEmail: { autoComplete: 'email', dir: 'ltr', inputMode: 'email', type: 'email' },
  country: { autoComplete: 'country' },
  city: { autoComplete: 'address-level2' },
  address: { autoComplete: 'street-address', multiline: true },
  nationalAddress: { dir: 'ltr', autoCapitalize: 'characters' },
  quantity: { dir: 'ltr' },
};
