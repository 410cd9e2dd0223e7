import { carrierName, trackingLink } from '@ghar/domain/order/carrier';
import { formatCharge } from '@ghar/domain/i18n/en/money';
import { dirhamsFromFils } from '@ghar/domain/money/money';
import { firstName } from '@ghar/domain/order/first-name';
import { paymentOf } from '@ghar/domain/order/payment-of';
import type { OrderStatus } from '@ghar/domain/order/status';
import type { CustomerMessage, MessagedOrder } from '../customer-message.ts';

function ofPending(order: MessagedOrder): string {
  const { number, total_amount, address } = order;
  const { state, wasPaid, underReview, replacedBy } = paymentOf(order);
  // an uncounted payment arrived: do not ask for money again
  if (underReview)
    return `We have received a payment for your order ${number} and are checking it now. Its details are here:\n${address}`;
  if (wasPaid) return `We have your order ${number} and its payment, and will confirm it soon.`;
  if (replacedBy !== null)
    return `Another order of yours has taken the place of your order ${number}, so do not pay for this one. You can reach the other from here:\n${address}`;
  if (state === 'on-delivery')
    return `We have your order ${number}, and you pay for it on delivery (${formatCharge(total_amount)}). Shall we confirm it for you? Its details are here:\n${address}`;
  return state === 'failed'
    ? `The payment for your order ${number} (${formatCharge(total_amount)}) was not completed. You can try it again here:\n${address}`
    : `We have your order ${number}, and only the payment is left (${formatCharge(total_amount)}). You can pay here:\n${address}`;
}

const ofPaidBack = ({ number, address }: MessagedOrder): string =>
  `We have refunded your order ${number} in full. Its details are here:\n${address}`;

const MESSAGES: Readonly<Record<OrderStatus, (order: MessagedOrder) => string>> = {
  pending: ofPending,
  confirmed: ({ number, address }) =>
    `Your order ${number} is confirmed, and we are preparing it for shipping. You can follow it here:\n${address}`,
  shipped: (order) => {
    const { number, carrier, tracking_number } = order;
    const { toCollect } = paymentOf(order);
    return [
      `We have shipped your order ${number}${carrier === null ? '' : ` with ${carrierName(carrier, 'en')}`}, and it is on its way to you.`,
      tracking_number && `Tracking number: ${tracking_number}`,
      trackingLink(carrier, tracking_number, 'en'),
      toCollect > 0 &&
        `You pay the driver ${formatCharge(dirhamsFromFils(toCollect))} on delivery.`,
    ]
      .filter(Boolean)
      .join('\n');
  },
  delivered: ({ number }) =>
    `Your order ${number} has arrived. We hope you love it, and would be glad to hear what you think.`,
  cancelled: (order) =>
    `Your order ${order.number} has been cancelled.${paymentOf(order).wasPaid ? ' We will refund you.' : ''}`,
};

/** Prefilled chat message to a customer, by the order's state. */
export const customerMessage: CustomerMessage = (order, brand) => {
  const { isPaid, refunded } = paymentOf(order);
  const message = isPaid && refunded === 'whole' ? ofPaidBack : MESSAGES[order.status];
  const name = firstName(order.customer_name);
  return `Hello${name && ` ${name}`}, this is ${brand}.\n${message(order)}`;
};
