import { carrierName, trackingLink } from '@ghar/domain/carrier';
import { formatCharge } from '@ghar/domain/currency';
import type { Order } from '@ghar/domain/order';
import { isRefundedInFull } from '@ghar/domain/owed-amount';
import type { OrderStatus } from '@ghar/domain/status';

type Told = Pick<
  Order,
  | 'customer_name'
  | 'status'
  | 'payment_status'
  | 'payment_needs_review'
  | 'replaced_by'
  | 'total_amount'
  | 'refunded_amount'
  | 'carrier'
  | 'tracking_number'
> & {
  /** The number that people call it by. */
  readonly number: string;
  /** Where its state is seen, and where it can be paid. */
  readonly address: string;
};

function ofPending({
  payment_status,
  payment_needs_review,
  replaced_by,
  number,
  total_amount,
  address,
}: Told): string {
  // money has come that does not count: it is not asked for again
  if (payment_needs_review) return `طلبك رقم ${number} قيد المراجعة. تراه هنا:\n${address}`;
  if (replaced_by !== undefined && payment_status !== 'paid')
    return `حلّ محلّ طلبك رقم ${number} طلب آخر لك، فلا تدفع له. تصل إليه من هنا:\n${address}`;
  switch (payment_status) {
    case 'paid':
      return `وصلنا طلبك رقم ${number} ودفعتك. نؤكّده لك قريباً.`;
    case 'pending':
      return `وصلنا طلبك رقم ${number}، وبقي إتمام الدفع (${formatCharge(total_amount)}). يمكنك الدفع من هنا:\n${address}`;
    case 'failed':
      return `لم يكتمل دفع طلبك رقم ${number} (${formatCharge(total_amount)}). يمكنك المحاولة مرة أخرى من هنا:\n${address}`;
  }
}

const ofPaidBack = ({ number, address }: Told): string =>
  `أعدنا إليك مبلغ طلبك رقم ${number} كاملاً. تفاصيله هنا:\n${address}`;

const MESSAGES: Readonly<Record<OrderStatus, (order: Told) => string>> = {
  pending: ofPending,
  confirmed: ({ number, address }) =>
    `طلبك رقم ${number} مؤكد، ونجهّزه الآن للشحن. تتابعه من هنا:\n${address}`,
  shipped: ({ number, carrier, tracking_number }) =>
    [
      `شحنّا طلبك رقم ${number}${carrier === null ? '' : ` مع ${carrierName(carrier)}`} وهو في الطريق إليك.`,
      tracking_number && `رقم التتبع: ${tracking_number}`,
      trackingLink(carrier, tracking_number),
    ]
      .filter(Boolean)
      .join('\n'),
  delivered: ({ number }) => `وصلك طلبك رقم ${number}. نتمنى أن يعجبك، ويسعدنا أن نسمع رأيك.`,
  cancelled: ({ number, payment_status }) =>
    `أُلغي طلبك رقم ${number}.${payment_status === 'paid' ? ' نتابع معك ردّ المبلغ.' : ''}`,
};

/** The first words of a chat with a customer about an order, by how it stands. */
export const customerMessage = (order: Told, brand: string): string => {
  const isPaidBack = order.payment_status === 'paid' && isRefundedInFull(order);
  const message = isPaidBack ? ofPaidBack : MESSAGES[order.status];
  return `مرحباً ${order.customer_name}، معك ${brand}.\n${message(order)}`;
};
