import type { Channel, MessageKind } from '../../messages/message.ts';
import type { ReviewReason } from '../../order/order.ts';

/** Texts that fill in messages, besides the order's own data. */

/** Why an order needs the merchant, as the message says it. */
export const reviewReasons: Readonly<Record<ReviewReason, string>> = {
  'payment-mismatch': 'دُفع مبلغ غير مبلغ الطلب',
  'payment-duplicate': 'دُفع للطلب مرة ثانية',
  'payment-by-hand-replaced': 'دُفع بالبطاقة، وكان مسجّلاً مدفوعاً بغيرها',
  'stock-short': 'دُفع بعد أن نفدت الكمية',
  'paid-though-cancelled': 'دُفع بعد أن أُلغي',
  'paid-though-refunded': 'دُفع بعد أن أُعيد مبلغه',
  'paid-though-sent': 'دُفع بالبطاقة بعد أن شُحن ليُدفع عند الاستلام',
  'paid-though-replaced': 'دُفع، ودُفع أيضاً الطلب الذي حلّ محلّه',
  'unpaid-by-hand': 'أُزيلت علامة الدفع عن طلب أكّدت زينة دفعه',
  'refund-made': 'أُعيد مبلغ من تطبيق زينة مباشرة',
  'refund-failed': 'لم ينجح ردّ مبلغ إلى العميل',
  'refund-unclear': 'حالة ردّ مبلغ غير واضحة عند زينة',
  'payment-unclear': 'حالة الدفع غير واضحة عند زينة',
  'paid-differs': 'حالة دفعه عند زينة غير ما في دفاترك',
  'amount-differs': 'المبلغ المدفوع عند زينة غير ما في دفاترك',
  'refund-differs': 'مبلغ أُعيد، وما عند زينة عنه غير ما في دفاترك',
  'fee-differs': 'رسوم زينة عليه غير ما في دفاترك',
};

/** A cancelled order that was not refunded. */
export const owed: string = 'أُلغي وما زال مبلغه مستحقاً للعميل';

/** A message's subject, in the panel and in the merchant's messages. */
export const messageNames: Readonly<Record<MessageKind, string>> = {
  'order-received': 'وصلنا طلبك',
  'payment-confirmed': 'تأكّد طلبك',
  'cash-received': 'أكّد طلبك',
  'cash-reminder': 'طلبك ينتظر تأكيدك',
  'payment-failed': 'لم يكتمل الدفع',
  shipped: 'طلبك في الطريق',
  'shipped-untracked': 'طلبك في الطريق',
  'cash-shipped': 'طلبك في الطريق',
  delivered: 'وصل طلبك',
  refunded: 'أعدنا إليك مبلغاً',
  cancelled: 'أُلغي طلبك',
  'cash-cancelled': 'أُلغي طلبك',
  'new-order': 'طلب جديد',
  'new-cash-order': 'طلب جديد يُدفع عند الاستلام',
  'needs-you': 'ينتظرك طلب',
  'few-left': 'أوشك على النفاد',
  'sold-out': 'نفدت الكمية',
  'morning-summary': 'خلاصة الصباح',
  test: 'رسالة تجريبية',
};

/** A customer's message that failed. */
export const undelivered = (kind: MessageKind): string =>
  `لم تصل إلى العميل رسالة «${messageNames[kind]}»`;

/** A customer's message with unknown delivery. */
export const doubtful = (kind: MessageKind): string =>
  `لا نعرف هل وصلت إلى العميل رسالة «${messageNames[kind]}»`;

/** The customer's phone has no WhatsApp, and no e-mail is known. */
export const unreachable: string = 'لا يصل العميلَ واتساب على رقمه، وليس له بريد';

/** The channel is blocked until the merchant fixes it. */
export const blocked: Readonly<Record<Channel, string>> = {
  whatsapp: 'رسائل واتساب متوقفة حتى تصلح إعداد حسابه',
  email: 'رسائل البريد متوقفة حتى تصلح إعداد خادمه',
};

/** The shop's limit of messages about unpaid orders is reached. */
export const unpaidLimit: string =
  'كثرت الطلبات التي لم تُدفع، فتوقفت رسائلها إلى العملاء مؤقتاً. راجع آخر الطلبات، فقد يكون أحد يعبث بأرقام غيره';

/** Greets the recipient of a message about an unpaid order, instead of the typed name. */
export const anybody: string = 'بك';

/** For parcels of an unknown carrier. */
export const anyCarrier: string = 'شركة الشحن';

/** The carrier of a parcel with a tracking number. */
export const trackedBy = (carrier: string, number: string): string =>
  `${carrier}، ورقم التتبع ${number}`;

/** Added to the number of a test order. */
export const testMark: string = '(تجربة)';

/** Auto-reply to messages sent to the unattended sender number; `chat` is the address of a chat with the shop. */
export const notRead = (chat: string): string =>
  `أهلاً، هذا الرقم يرسل أخبار الطلبات فقط، ولا نرى ما يُكتب إليه. راسلنا على واتساب المتجر ونرد عليك: ${chat}`;
