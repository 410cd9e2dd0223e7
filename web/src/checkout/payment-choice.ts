import type { CashSettings, CashTerms } from '@ghar/domain/content/default-settings';
import { cashOffer } from '@ghar/domain/order/cash';
import type { PaymentMethod } from '@ghar/domain/order/status';
import { wholeNumber } from '@ghar/domain/text/digits';
import type { DraftForm } from './order-draft.ts';
import { countedTotal } from './order-total.ts';

/** How an order form may be paid, and is. */
export type PaymentChoice = {
  /** The country's cash on delivery; null if it has none, or while no country is chosen. */
  readonly terms: CashTerms | null;
  /** The total is above the country's greatest one for cash. */
  readonly isTooMuch: boolean;
  /** As chosen, if it is offered; else by card. */
  readonly method: PaymentMethod;
  /** Why the chosen cash is not offered. */
  readonly refusal: 'country' | 'total' | null;
  /** In dirhams; 0 by card. */
  readonly fee: number;
};

/** What an order form's values and the settings leave to choose. */
export function paymentChoice(
  cash: CashSettings,
  unitPrice: number,
  form: Pick<DraftForm, 'country' | 'quantity' | 'paymentMethod'>,
): PaymentChoice {
  const { country } = form;
  const terms = (country !== '' && cash.countries[country]) || null;
  const order = { unit_price: unitPrice, quantity: wholeNumber(form.quantity) };
  const isCounted = terms !== null && countedTotal({ ...order, cash_fee: terms.fee }) !== null;
  const isTooMuch = isCounted && country !== '' && cashOffer(cash, { ...order, country }) === null;
  const isChosen = form.paymentMethod === 'cash';
  const isCash = isChosen && terms !== null && !isTooMuch;
  const isRefused = isChosen && country !== '' && !isCash;
  return {
    terms,
    isTooMuch,
    method: isCash ? 'cash' : 'card',
    refusal: isRefused ? (isTooMuch ? 'total' : 'country') : null,
    fee: isCash ? terms.fee : 0,
  };
}
