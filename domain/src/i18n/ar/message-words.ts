import type { Channel, MessageKind } from '../../messages/message.ts';
import type { ReviewReason } from '../../order/order.ts';

/** What messages are filled in with beyond the order's own facts. */

/** Why an order waits for the merchant, as the message says it. */
export const reviewReasons: Readonly<Record<ReviewReason, string>> = {
  'payment-mismatch': 'دُفع مبلغ غير مبلغ الطلب',
  'payment-duplicate': 'دُفع للطلب مرة ثانية',
  'stock-short': 'دُفع بعد أن نفدت الكمية',
  'paid-though-cancelled': 'دُفع بعد أن أُلغي',
  'unpaid-by-hand': 'أُزيلت علامة الدفع عن طلب أكّدت زينة دفعه',
  'paid-by-hand': 'عُلّم مدفوعاً ولم تؤكّد زينة أي دفع',
  'refund-made': 'أُعيد مبلغ من تطبيق زينة مباشرة',
  'refund-failed': 'لم ينجح ردّ مبلغ إلى العميل',
  'refund-unclear': 'حالة ردّ مبلغ غير واضحة عند زينة',
  'payment-unclear': 'حالة الدفع غير واضحة عند زينة',
};

/** A cancelled order whose money was not given back. */
export const owed: string = 'أُلغي وما زال مبلغه مستحقاً للعميل';

/** What a message is about, as the panel and the merchant's messages name it. */
export const messageNames: Readonly<Record<MessageKind, string>> = {
  'order-received': 'وصلنا طلبك',
  'payment-confirmed': 'تأكّد طلبك',
  'payment-failed': 'لم يكتمل الدفع',
  shipped: 'طلبك في الطريق',
  'shipped-untracked': 'طلبك في الطريق',
  delivered: 'وصل طلبك',
  refunded: 'أعدنا إليك مبلغاً',
  cancelled: 'أُلغي طلبك',
  'new-order': 'طلب جديد',
  'needs-you': 'ينتظرك طلب',
  'few-left': 'أوشك على النفاد',
  'sold-out': 'نفدت الكمية',
  'morning-summary': 'خلاصة الصباح',
  test: 'رسالة تجريبية',
};

/** A message to the customer that did not arrive. */
export const undelivered = (kind: MessageKind): string =>
  `لم تصل إلى العميل رسالة «${messageNames[kind]}»`;

/** A message to the customer of which nobody knows whether it arrived. */
export const doubtful = (kind: MessageKind): string =>
  `لا نعرف هل وصلت إلى العميل رسالة «${messageNames[kind]}»`;

/** The customer's phone has no WhatsApp, and there is no other address. */
export const unreachable: string = 'لا يصل العميلَ واتساب على رقمه، وليس له بريد';

/** Nothing is sent by a channel until the merchant mends it. */
export const blocked: Readonly<Record<Channel, string>> = {
  whatsapp: 'رسائل واتساب متوقفة حتى تصلح إعداد حسابه',
  email: 'رسائل البريد متوقفة حتى تصلح إعداد خادمه',
};

/** The carrier of a parcel whose carrier is not known. */
export const anyCarrier: string = 'شركة الشحن';

/** Added to the number of an order that was paid as a test. */
export const testMark: string = '(تجربة)';

/**
 * What is answered to who writes to the number that messages come from, which nobody reads; `chat` is
 * the address of a chat with the shop.
 */
export const notRead = (chat: string): string =>
  `أهلاً، هذا الرقم يرسل أخبار الطلبات فقط، ولا نرى ما يُكتب إليه. راسلنا على واتساب المتجر ونرد عليك: ${chat}`;
