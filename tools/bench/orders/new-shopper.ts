import { createPaymentRequestSchema, type CreatePaymentRequest } from '@ghar/domain/callables';
import { parse } from '@ghar/domain/text/parse';
import { newOrderForm } from '../../order-form.ts';

export const UNIT_PRICE = newOrderForm().totalAmount;

export type NewShopper = {
  readonly form: CreatePaymentRequest;
  readonly caller: { readonly origin: string };
};

let shoppers = 0;

export function newShopper(): NewShopper {
  const number = shoppers++;
  const form = {
    ...newOrderForm(),
    customerEmail: `customer-${number}@ghar.example`,
  };
  return {
    form: parse(createPaymentRequestSchema, form),
    caller: { origin: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` },
  };
}
