import { trackingLink } from '@ghar/domain/order/carrier';
import { formatCharge } from '@ghar/domain/i18n/ar/money';
import { dirhamsFromFils } from '@ghar/domain/money/money';
import { firstName } from '@ghar/domain/order/first-name';
import type { Order } from '@ghar/domain/order/order';
import { paymentOf, type MoneyFields } from '@ghar/domain/order/payment-of';
import type { OrderStatus } from '@ghar/domain/order/status';
import { nameOfCarrier } from './carrier.ts';

type MessagedOrder = MoneyFields &
  Pick<Order, 'customer_name' | 'carrier' | 'tracking_number'> & {
    /** The order number. */
    readonly number: string;
    /** The order's page, where it can be paid. */
    readonly address: string;
  };

function ofPending(order: MessagedOrder): string {
  const { number, total_amount, address } = order;
  const { state, wasPaid, underReview, replacedBy } = paymentOf(order);
  // an uncounted payment arrived: do not ask for money again
  if (underReview) return `وصلتنا دفعة لطلبك رقم ${number} ونراجعها الآن. تفاصيله هنا:\n${address}`;
  if (wasPaid) return `وصلنا طلبك رقم ${number} ومبلغه، ونؤكّده لك قريباً.`;
  if (replacedBy !== null)
    return `حلّ محلّ طلبك رقم ${number} طلب آخر لك، فلا تدفع له. تصل إليه من هنا:\n${address}`;
  if (state === 'on-delivery')
    return `وصلنا طلبك رقم ${number}، وتدفع ثمنه عند الاستلام (${formatCharge(total_amount)}). هل نؤكّده لك؟ تفاصيله هنا:\n${address}`;
  return state === 'failed'
    ? `لم يكتمل دفع طلبك رقم ${number} (${formatCharge(total_amount)}). أعد محاولة الدفع من هنا:\n${address}`
    : `وصلنا طلبك رقم ${number}، وبقي إتمام الدفع (${formatCharge(total_amount)}). تدفع من هنا:\n${address}`;
}

const ofPaidBack = ({ number, address }: MessagedOrder): string =>
  `أعدنا إليك مبلغ طلبك رقم ${number} كاملاً. تفاصيله هنا:\n${address}`;

const MESSAGES: Readonly<Record<OrderStatus, (order: MessagedOrder) => string>> = {
  pending: ofPending,
  confirmed: ({ number, address }) =>
    `طلبك رقم ${number} مؤكد، ونجهّزه الآن للشحن. تتابعه من هنا:\n${address}`,
  shipped: (order) => {
    const { number, carrier, tracking_number } = order;
    const { toCollect } = paymentOf(order);
    return [
      `شحنّا طلبك رقم ${number}${carrier === null ? '' : ` مع ${nameOfCarrier(carrier)}`} وهو في الطريق إليك.`,
      tracking_number && `رقم التتبع: ${tracking_number}`,
      trackingLink(carrier, tracking_number),
      toCollect > 0 && `تدفع للمندوب عند الاستلام ${formatCharge(dirhamsFromFils(toCollect))}.`,
    ]
      .filter(Boolean)
      .join('\n');
  },
  delivered: ({ number }) => `وصلك طلبك رقم ${number}. نتمنى أن يعجبك، ويسعدنا أن نسمع رأيك.`,
  cancelled: (order) =>
    `أُلغي طلبك رقم ${order.number}.${paymentOf(order).wasPaid ? ' سنعيد إليك المبلغ.' : ''}`,
};

/** Prefilled chat message to a customer, by the order's state. */
export const customerMessage = (order: MessagedOrder, brand: string): string => {
  const { isPaid, refunded } = paymentOf(order);
  const message = isPaid && refunded === 'whole' ? ofPaidBack : MESSAGES[order.status];
  return `مرحباً ${firstName(order.customer_name)}، معك ${brand}.\n${message(order)}`;
};
