import type { MessageKind, MessageWords } from '../../messages/message.ts';
import { carrierNames } from './carriers.ts';
import { reviewReasons, trackedBy } from './message-words.ts';
import { formatCharge } from './money.ts';

const customer = { name: 'مريم', order_number: 'A7K9MWPD' } as const;

/**
 * All message texts, to customers and to the merchant, for WhatsApp and e-mail. A changed body or button needs Meta's
 * approval again: `npm run templates` prints them for it (docs/deploy.md). Meta refuses a body that begins or ends with
 * a parameter, has two adjacent ones, or has fewer than 2n+1 words for n parameters.
 */
export const messageTemplates: { readonly [Kind in MessageKind]: MessageWords<Kind> } = {
  'order-received': {
    body: 'أهلاً {{1}}، وصلنا طلبك رقم {{2}} بمبلغ {{3}}. نبدأ تجهيزه حين يكتمل الدفع، ومن صفحته تدفع وتتابع كل جديد.',
    subject: 'وصلنا طلبك {{2}}، وبقي الدفع',
    button: 'ادفع وتابع طلبك',
    example: { ...customer, amount: formatCharge(299) },
  },
  'payment-confirmed': {
    body: 'شكراً {{1}}، تأكّد طلبك رقم {{2}} ووصلنا مبلغه {{3}} كاملاً. نجهّزه لك الآن، ونخبرك حين نشحنه.',
    subject: 'تأكّد طلبك {{2}}',
    button: 'تابع طلبك',
    example: { ...customer, amount: formatCharge(299) },
  },
  'cash-received': {
    body: 'أهلاً {{1}}، وصلنا طلبك رقم {{2}}، وتدفع مبلغه {{3}} نقداً عند الاستلام. بقي أن تؤكّده من الزر لنبدأ تجهيزه، وإن لم تطلب شيئاً فتجاهل هذه الرسالة.',
    subject: 'وصلنا طلبك {{2}}، وبقي أن تؤكّده',
    button: 'أكّد طلبك',
    example: { ...customer, amount: formatCharge(309) },
  },
  'cash-reminder': {
    body: 'أهلاً {{1}}، طلبك رقم {{2}} بمبلغ {{3}} نقداً عند الاستلام ما زال ينتظر تأكيدك. أكّده من الزر لنشحنه إليك، وإن غيّرت رأيك فلا شيء عليك، ونلغيه نحن.',
    subject: 'طلبك {{2}} ينتظر تأكيدك',
    button: 'أكّد طلبك',
    example: { ...customer, amount: formatCharge(309) },
  },
  'payment-failed': {
    body: 'أهلاً {{1}}، لم يكتمل دفع طلبك رقم {{2}}، ولم تؤكّد لنا بوابة الدفع أي خصم. بياناتك محفوظة، ويمكنك أن تدفع للطلب نفسه دون أن تعيد كتابتها.',
    subject: 'لم يكتمل دفع طلبك {{2}}',
    button: 'أعد محاولة الدفع',
    example: customer,
  },
  shipped: {
    body: 'أهلاً {{1}}، طلبك رقم {{2}} في الطريق إليك مع {{3}}. رقم التتبع {{4}}، ومن صفحة طلبك تعرف أين وصل.',
    subject: 'طلبك {{2}} في الطريق إليك',
    button: 'أين طلبي؟',
    example: { ...customer, carrier: carrierNames.aramex, tracking_number: '34529871206' },
  },
  'shipped-untracked': {
    body: 'أهلاً {{1}}، شحنّا طلبك رقم {{2}} وهو في الطريق إليك. تجد كل جديد عنه في صفحة طلبك.',
    subject: 'طلبك {{2}} في الطريق إليك',
    button: 'صفحة طلبك',
    example: customer,
  },
  'cash-shipped': {
    body: 'أهلاً {{1}}، طلبك رقم {{2}} في الطريق إليك مع {{3}}. جهّز {{4}} نقداً لمندوب التوصيل، ومن صفحة طلبك تعرف كل جديد.',
    subject: 'طلبك {{2}} في الطريق إليك',
    button: 'صفحة طلبك',
    example: {
      ...customer,
      carrier: trackedBy(carrierNames.aramex, '34529871206'),
      amount: formatCharge(309),
    },
  },
  delivered: {
    body: 'أهلاً {{1}}، وصل طلبك رقم {{2}}، ونتمنى أن يعجبك. ضمانك سارٍ حتى {{3}}، فإن لم يناسبك فراسلنا قبل ذلك.',
    subject: 'وصل طلبك {{2}}، عليك بالعافية',
    button: 'صفحة طلبك',
    example: { ...customer, guarantee_until: '26 ديسمبر 2026' },
  },
  refunded: {
    body: 'أهلاً {{1}}، أعدنا إليك من طلبك رقم {{2}} مبلغ {{3}} إلى البطاقة التي دفعت بها. يصل إلى حسابك خلال 5 إلى 10 أيام عمل من تاريخ هذه الرسالة.',
    subject: 'أعدنا إليك مبلغاً من طلبك {{2}}',
    button: 'صفحة طلبك',
    example: { ...customer, amount: formatCharge(299) },
  },
  cancelled: {
    body: 'أهلاً {{1}}، أُلغي طلبك رقم {{2}} ولن يُشحن. وما دفعته له نعيده إليك بالطريقة التي دفعت بها. إن كان عندك سؤال فراسلنا.',
    subject: 'أُلغي طلبك {{2}}',
    button: 'صفحة طلبك',
    example: customer,
  },
  'cash-cancelled': {
    body: 'أهلاً {{1}}، أُلغي طلبك رقم {{2}} الذي اخترت دفعه عند الاستلام، ولن يُشحن، فلا شيء عليك. إن كان عندك سؤال فراسلنا.',
    subject: 'أُلغي طلبك {{2}}',
    button: 'صفحة طلبك',
    example: customer,
  },
  'new-order': {
    body: 'طلب جديد مدفوع رقم {{1}} من {{2}} في مدينة {{3}}. عدد القطع {{4}} والمبلغ {{5}}، وهو في اللوحة ينتظر التجهيز والشحن.',
    subject: 'طلب جديد {{1}}: {{5}}',
    button: 'افتح الطلب',
    example: {
      order_number: 'A7K9MWPD',
      name: 'مريم الهاشمي',
      city: 'دبي',
      pieces: '2',
      amount: formatCharge(598),
    },
  },
  'new-cash-order': {
    body: 'طلب جديد بالدفع عند الاستلام رقم {{1}} من {{2}} في مدينة {{3}}، وقد أكّده العميل. عدد القطع {{4}} والمبلغ {{5}} يُقبض عند الباب، والطلب في اللوحة ينتظر التجهيز والشحن.',
    subject: 'طلب جديد {{1}} يُدفع عند الاستلام: {{5}}',
    button: 'افتح الطلب',
    example: {
      order_number: 'A7K9MWPD',
      name: 'مريم الهاشمي',
      city: 'دبي',
      pieces: '2',
      amount: formatCharge(608),
    },
  },
  'needs-you': {
    body: 'الطلب رقم {{1}} ينتظر قراراً منك: {{2}}. تجد تفاصيله في اللوحة.',
    subject: 'الطلب {{1}} ينتظرك',
    button: 'افتح الطلب',
    example: { order_number: 'A7K9MWPD', reason: reviewReasons['stock-short'] },
  },
  'few-left': {
    body: 'أوشك المنتج {{1}} على النفاد، وعدد ما بقي منه {{2}} فقط. أضف كمية من اللوحة قبل أن يتوقف البيع.',
    subject: 'أوشك {{1}} على النفاد',
    button: 'افتح المنتجات',
    example: { product: 'صابون غار الطبيعي للشعر', pieces: '8' },
  },
  'sold-out': {
    body: 'نفد المنتج {{1}} وتوقّف بيعه في المتجر. أضف كمية جديدة من اللوحة ليعود البيع فوراً.',
    subject: 'نفد {{1}}',
    button: 'افتح المنتجات',
    example: { product: 'صابون غار الطبيعي للشعر' },
  },
  'morning-summary': {
    body: 'صباح الخير، هذه خلاصة {{1}} في متجرك. عدد الطلبات {{2}} والإيراد {{3}}، وعدد ما ينتظرك الآن {{4}} من الطلبات. يوماً طيباً.',
    subject: 'خلاصة {{1}}',
    button: 'افتح اللوحة',
    example: { day: 'الأربعاء 25 نوفمبر', orders: '6', revenue: formatCharge(1794), waiting: '3' },
  },
  test: {
    body: 'هذه رسالة تجريبية من متجر {{1}}. وصولها إليك يعني أن التنبيهات تعمل.',
    subject: 'رسالة تجريبية من {{1}}',
    button: 'افتح اللوحة',
    example: { brand: 'غار' },
  },
};
