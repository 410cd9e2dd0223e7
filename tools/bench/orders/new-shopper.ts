import { createPaymentRequestSchema, type CreatePaymentRequest } from '@ghar/domain/callables';
import { parse } from '@ghar/domain/text/parse';
import { newOrderForm } from '../../order-form.ts';

/** The price of a piece, in dirhams: the order form's total. */
export const UNIT_PRICE = newOrderForm().totalAmount;

/** The input of `createPayment`: a parsed form of one piece, and its network. */
export type NewShopper = {
  readonly form: CreatePaymentRequest;
  readonly caller: { readonly origin: string };
};

let shoppers = 0;

/** A new shopper with their own phone, e-mail address and network. */
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
