import type { PublicPaymentFailure } from '@ghar/domain/callables';
import { formatCharge } from '@ghar/domain/i18n/ar/money';
import { pieces } from './count.ts';

const NOT_CHARGED = 'لم تؤكّد بوابة الدفع أي خصم لهذا الطلب.';
/** Payment failures that the customer can act on. */
const FAILURES: Readonly<Record<PublicPaymentFailure, string>> = {
  declined: `لم يقبل البنك هذه الدفعة. جرّب بطاقة أخرى، أو راجع البنك ثم أعد المحاولة. ${NOT_CHARGED}`,
  cancelled: `أُلغي الدفع قبل أن يكتمل. ${NOT_CHARGED}`,
  expired: `انتهت مهلة صفحة الدفع. ${NOT_CHARGED}`,
};
const REFUND_TIME = 'ويصل إلى حسابك خلال 5 إلى 10 أيام عمل.';
/** Cash, for one, is returned at once. */
const cardTime = (isByCard: boolean): string => (isByCard ? ` إلى بطاقتك، ${REFUND_TIME}` : '.');

/** The confirmation page. Headings and messages of its errors are literals of the specification. */
export const confirmationTexts = {
  loading: 'نفتح طلبك',
  error: {
    heading: 'عذراً، حدث خطأ',
    missingId: 'معرف الطلب غير موجود',
    notFound: 'الطلب غير موجود',
    notFoundGuidance:
      'إن صُحّحت بيانات طلبك فقد تغيّر رابطه. ابحث عنه برقمه ورقم جوالك، وإن كنت قد دفعت فدفعتك محفوظة.',
    fetchFailed: 'تعذّر جلب تفاصيل الطلب',
    fetchGuidance: 'إن كنت قد دفعت فطلبك محفوظ عندنا، ويكفي أن تعيد المحاولة.',
    toastTitle: 'خطأ',
    offline:
      'لا اتصال بالإنترنت الآن. إن كنت قد دفعت فدفعتك محفوظة، ولا تدفع مرة أخرى. يظهر طلبك هنا حالما يعود الاتصال.',
    retry: 'أعد المحاولة',
    find: 'ابحث عن طلبك',
  },
  paid: {
    label: 'مؤكد ومدفوع',
    heading: 'شكراً لك، وصلنا طلبك',
    lead: 'وصل المبلغ وتأكّد الطلب. احتفظ برقمه لأي استفسار.',
    shipped: { heading: 'طلبك في الطريق إليك', lead: 'خرجت الشحنة، وتصلك إلى باب بيتك.' },
    delivered: { heading: 'وصل طلبك', lead: 'نتمنى أن يعجبك.' },
    twice: {
      heading: 'وصلتنا دفعتان منك',
      lead: 'دفعتَ لهذا الطلب وللطلب الذي حلّ محلّه. نراجعهما الآن، ونعيد إليك ثمن أحدهما. راسلنا إن أردت أن تختار أيهما نرسل.',
    },
  },
  /** Unpaid, and shipped or delivered. */
  sent: { label: 'مؤكد' },
  refunded: {
    label: 'أُعيد المبلغ',
    heading: 'أعدنا إليك المبلغ',
    lead: (isByCard: boolean) => `أعدنا مبلغ هذا الطلب كاملاً${cardTime(isByCard)}`,
    part: (isByCard: boolean) => `أعدنا جزءاً من المبلغ${cardTime(isByCard)}`,
    pending: `طلبنا من بوابة الدفع أن تعيد إليك مبلغاً من هذا الطلب، ${REFUND_TIME}`,
  },
  pending: {
    label: 'بانتظار الدفع',
    heading: 'ننتظر تأكيد الدفع',
    lead: 'لم تخبرنا بوابة الدفع بالنتيجة بعد. إن كنت قد دفعت فسيظهر التأكيد هنا خلال لحظات، وإن لم تدفع فيمكنك أن تكمل.',
    checking: 'نتحقّق من الدفع',
    stopped: 'توقّف التحقّق التلقائي. طلبك محفوظ، ويمكنك أن تتحقّق متى شئت.',
    checkFailed: 'تعذّر التحقّق من الدفع الآن، وسنعيد المحاولة.',
    check: 'تحقّق الآن',
    pay: 'أكمل الدفع',
  },
  unpaid: {
    label: 'بانتظار الدفع',
    heading: (total: number) => `طلبك محفوظ، بقي دفع ${formatCharge(total)}`,
    lead: 'راجع تفاصيله أدناه ثم ادفع، ونجهّزه للشحن حالما يصلنا المبلغ.',
    pay: 'ادفع الآن',
  },
  underReview: {
    label: 'قيد المراجعة',
    heading: 'وصلتنا دفعة لطلبك ونراجعها الآن',
    lead: 'لا تدفع مرة أخرى. راسلنا إن أردت أن تعرف إلى أين وصلنا.',
  },
  failed: {
    label: 'لم يُدفع',
    heading: 'لم يكتمل الدفع',
    lead: (why?: PublicPaymentFailure) =>
      `${why === undefined ? NOT_CHARGED : FAILURES[why]} بياناتك محفوظة، ويمكنك أن تدفع للطلب نفسه دون أن تعيد كتابتها.`,
    pay: 'ادفع الآن للطلب نفسه',
    reorder: 'عدّل الطلب',
  },
  replaced: {
    label: 'له بديل',
    heading: 'حلّ محلّ هذا الطلب طلب آخر لك',
    lead: 'عدّلت طلبك، فلا تدفع لهذا. إن كنت قد دفعت له فلا تدفع مرة أخرى، وراسلنا.',
    open: 'افتح الطلب الآخر',
  },
  cancelled: {
    label: 'ملغى',
    heading: 'تم إلغاء هذا الطلب',
    unpaid: 'لم يصلنا دفع لهذا الطلب. إن كنت قد دفعت فراسلنا، ويمكنك أن تطلب من جديد متى شئت.',
    underReview: 'وصلتنا دفعة لهذا الطلب ونراجعها الآن. لا تدفع مرة أخرى، وراسلنا لأي استفسار.',
    paid: (left: number, isByCard: boolean) =>
      `سنعيد إليك ${formatCharge(left)} بالطريقة التي دفعت بها${isByCard ? `، ${REFUND_TIME}` : '.'} إن تأخّرنا فراسلنا.`,
    partlyRefunded: (left: number, isByCard: boolean) =>
      `أعدنا جزءاً من مبلغه${cardTime(isByCard)} وسنعيد إليك الباقي، ${formatCharge(left)}، بالطريقة التي دفعت بها. إن تأخّرنا فراسلنا.`,
    refunding: `طلبنا من بوابة الدفع أن تعيد إليك مبلغه، ${REFUND_TIME}`,
    refunded: (isByCard: boolean) => `أعدنا مبلغه كاملاً${cardTime(isByCard)}`,
  },
  /** Of a cancelled or a delivered order. */
  reorder: 'اطلب من جديد',
  opening: 'نفتح صفحة الدفع',
  stillOpening:
    'ما زلنا نجهّز صفحة الدفع، وقد يأخذ ذلك نحو دقيقة. لا يُخصم شيء قبل أن تدفع فيها، ولن تدفع مرتين.',
  payErrorTitle: 'خطأ في الدفع',
  toOrder: 'افتح نموذج الطلب',
  /** `قطعتان، سعر القطعة 299 درهم`; for one piece only the number. */
  pieces: (quantity: number, unitPrice: number): string =>
    quantity > 1 && unitPrice > 0
      ? `${pieces(quantity)}، سعر القطعة ${formatCharge(unitPrice)}`
      : pieces(quantity),
  fields: {
    number: 'رقم الطلب',
    name: 'الاسم',
    phone: 'الجوال',
    place: 'المدينة',
    address: 'العنوان',
    country: 'الدولة',
    amount: 'المبلغ المدفوع',
    amountDue: 'المبلغ',
    refunded: 'المبلغ المُعاد',
    refunding: 'في طريقه إليك',
    uncounted: 'دفعة أخرى نعيدها إليك',
  },
  whatsappMessage: (orderNumber: string) => `مرحباً، أسأل عن الطلب ${orderNumber}`,
};
