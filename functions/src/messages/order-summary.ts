import { MESSAGE_TEXTS } from '@ghar/domain/i18n/message-texts';
import {
  isCustomerMessage,
  type CustomerMessage,
  type MessageKind,
} from '@ghar/domain/messages/message';
import { lineWithoutLinks } from '@ghar/domain/messages/message-templates';
import { trackingLink } from '@ghar/domain/order/carrier';
import { paymentOf } from '@ghar/domain/order/payment-of';
import type { StoredOrder } from '../orders/order-store.ts';
import { shownNumber } from './customer-message-rules.ts';

export type SummaryRow = {
  readonly name: string;
  readonly value: string;
  /** Null for a value without a link. */
  readonly href: string | null;
};

/** What an e-mail shows of an order. Without name, phone and address, which its recipient need not have typed. */
export type OrderSummary = {
  readonly product: string;
  /** The product whose picture is shown; null for none. */
  readonly pictured: string | null;
  readonly rows: readonly SummaryRow[];
  /** What was paid, and what of it was refunded; or what is to be paid at the door. */
  readonly amounts: readonly SummaryRow[];
};

/** The messages that show the product's picture: those that it is on its way in. */
const PICTURED: ReadonlySet<CustomerMessage> = new Set<CustomerMessage>([
  'payment-confirmed',
  'shipped',
  'shipped-untracked',
  'cash-shipped',
  'delivered',
]);

/**
 * The order as a customer's e-mail shows it; null until it is paid, or sent to be paid at the door, since its address may
 * be a stranger's, and in messages to the merchant.
 */
export function orderSummary(kind: MessageKind, order: StoredOrder | null): OrderSummary | null {
  if (order === null || !isCustomerMessage(kind)) return null;
  const { wasPaid, toCollect } = paymentOf(order);
  if (!wasPaid && toCollect === 0) return null;
  const { charge, email: words } = MESSAGE_TEXTS[order.locale];
  const { quantity, unit_price: price, cash_fee: fee = 0, refunded_amount: refunded = 0 } = order;
  const row = (name: string, value: string, href: string | null = null): SummaryRow => ({
    name,
    value,
    href,
  });
  const parcel =
    kind === 'shipped' || kind === 'cash-shipped'
      ? lineWithoutLinks(order.tracking_number ?? '')
      : '';
  return {
    product: lineWithoutLinks(order.product_name),
    pictured: PICTURED.has(kind) && order.product_id !== '' ? order.product_id : null,
    rows: [
      row(words.orderNumber, shownNumber(order, order.locale)),
      row(words.quantity, String(quantity)),
      ...(quantity > 1 && price > 0 ? [row(words.unitPrice, charge(price))] : []),
      ...(fee > 0 ? [row(words.cashFee, charge(fee))] : []),
      ...(parcel === ''
        ? []
        : [row(words.trackingNumber, parcel, trackingLink(order.carrier, parcel))]),
    ],
    amounts: [
      row(wasPaid ? words.paid : words.toPay, charge(order.total_amount)),
      ...(refunded > 0 ? [row(words.refunded, charge(refunded))] : []),
    ],
  };
}
