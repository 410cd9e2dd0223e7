import type { PublicOrder, PublicPaymentFailure } from '@ghar/domain/callables';
import { writtenDay } from '@ghar/domain/i18n/ar/dates';
import { formatCharge } from '@ghar/domain/i18n/ar/money';
import { pieces } from './count.ts';

const NOT_CHARGED = 'لم تؤكّد بوابة الدفع أي خصم لهذا الطلب.';
/** Payment failures that the customer can act on. */
const FAILURES: Readonly<Record<PublicPaymentFailure, string>> = {
  declined: `لم يوافق البنك على الدفع. جرّب بطاقة أخرى، أو تواصل مع بنكك. ${NOT_CHARGED}`,
  cancelled: `أُلغيت عملية الدفع قبل أن تكتمل. ${NOT_CHARGED}`,
  expired: `انتهت مهلة الدفع. ${NOT_CHARGED}`,
};
const REFUND_TIME = '5 إلى 10 أيام عمل';
const REFUND_AHEAD = `سترى هنا تاريخ إعادته، ومنه تُحسب ${REFUND_TIME} حتى يصل إلى حسابك.`;

type Refunded = Pick<PublicOrder, 'refunded_at' | 'country'>;

/** What was refunded, and when. Cash, for one, arrives at once. */
function refunded(what: string, isByCard: boolean, { refunded_at: at, country }: Refunded): string {
  const on = at ? ` في ${writtenDay(new Date(at), country)}` : '';
  if (!isByCard) return `${what}${on}.`;
  return `${what} إلى بطاقتك${on}، ويصل إلى حسابك خلال ${REFUND_TIME}${at ? ' من هذا التاريخ' : ''}.`;
}

/** The confirmation page. Headings and messages of its errors are literals of the specification. */
export const confirmationTexts = {
  loading: 'جاري تحميل طلبك',
  error: {
    heading: 'عذراً، حدث خطأ',
    missingId: 'معرف الطلب غير موجود',
    notFound: 'الطلب غير موجود',
    notFoundGuidance:
      'ربما تغيّر رابط طلبك بعد تصحيح بياناته. ابحث عنه برقمه ورقم جوالك. وإن كنت قد دفعت فدفعتك محفوظة.',
    fetchFailed: 'تعذّر جلب تفاصيل الطلب',
    fetchGuidance: 'إن كنت قد دفعت فطلبك محفوظ عندنا، ويكفي أن تعيد المحاولة.',
    toastTitle: 'خطأ',
    offline:
      'لا اتصال بالإنترنت الآن. إن كنت قد دفعت فدفعتك محفوظة، فلا تدفع مرة أخرى. يظهر طلبك هنا فور عودة الاتصال.',
    retry: 'أعد المحاولة',
    find: 'ابحث عن طلبك',
  },
  paid: {
    label: 'مؤكد ومدفوع',
    /** `name`: the customer's first name; may be empty. */
    heading: (name: string) => `شكراً ${name || 'لك'}، وصلنا طلبك`,
    lead: 'وصلنا المبلغ وتأكّد طلبك. احتفظ برقمه لأي استفسار.',
    shipped: { heading: 'طلبك في الطريق إليك', lead: 'شُحن طلبك، ويصلك إلى باب بيتك.' },
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
    lead: (isByCard: boolean, order: Refunded) =>
      refunded('أعدنا مبلغ هذا الطلب كاملاً', isByCard, order),
    part: (isByCard: boolean, order: Refunded) => refunded('أعدنا جزءاً من المبلغ', isByCard, order),
    pending: `طلبنا من بوابة الدفع أن تعيد إليك مبلغاً من هذا الطلب. ${REFUND_AHEAD}`,
  },
  pending: {
    label: 'بانتظار التأكيد',
    heading: 'ننتظر تأكيد الدفع',
    lead: 'لم تخبرنا بوابة الدفع بالنتيجة بعد. إن كنت قد دفعت فسيظهر التأكيد هنا خلال لحظات، وإن لم تدفع بعد فأكمل الدفع.',
    checking: 'نتحقّق من الدفع',
    stopped: 'توقّف التحقّق التلقائي. طلبك محفوظ، ويمكنك أن تتحقّق متى شئت.',
    checkFailed: 'تعذّر التحقّق من الدفع الآن، وسنعيد المحاولة.',
    check: 'تحقّق الآن',
    pay: 'أكمل الدفع',
  },
  unpaid: {
    label: 'بانتظار الدفع',
    heading: (total: number) => `طلبك محفوظ، وبقي دفع ${formatCharge(total)}`,
    lead: 'راجع تفاصيله أدناه ثم ادفع، ونجهّزه للشحن فور وصول المبلغ.',
    pay: 'ادفع الآن',
  },
  underReview: {
    label: 'قيد المراجعة',
    heading: 'وصلتنا دفعة لطلبك ونراجعها الآن',
    lead: 'لا تدفع مرة أخرى. راسلنا إن أردت أن تعرف إلى أين وصلنا.',
  },
  failed: {
    label: 'لم يُدفع',
    heading: (why?: PublicPaymentFailure): string =>
      why === 'declined' ? 'لم تُقبل بطاقتك' : 'لم يكتمل الدفع',
    lead: (why?: PublicPaymentFailure) =>
      `${why === undefined ? NOT_CHARGED : FAILURES[why]} بياناتك محفوظة، ويمكنك أن تدفع للطلب نفسه دون أن تعيد كتابتها.`,
    pay: 'أعد محاولة الدفع',
    reorder: 'عدّل الطلب',
  },
  replaced: {
    label: 'له بديل',
    heading: 'حلّ محلّ هذا الطلب طلب آخر لك',
    lead: 'عدّلت طلبك، فلا تدفع لهذا. إن كنت قد دفعت له فلا تدفع مرة أخرى، وراسلنا.',
    open: 'افتح الطلب الآخر',
  },
  /** In cash on delivery. */
  cash: {
    unconfirmed: {
      label: 'بانتظار تأكيدك',
      /** `name`: the customer's first name; may be empty. */
      heading: (name: string) => `شكراً ${name || 'لك'}، بقي أن تؤكّد طلبك`,
      lead: (until: string | null) =>
        `إن وصلتك رسالتنا فافتح الرابط فيها، أو أكّد معنا على واتساب، ثم نجهّزه للشحن.${until === null ? '' : ` نحجز لك طلبك حتى ${until}.`}`,
      whatsapp: 'أكّد على واتساب',
      message: (orderNumber: string) => `مرحباً، أؤكّد طلبي رقم ${orderNumber}، وأدفع عند الاستلام`,
    },
    question: {
      heading: 'هل تؤكّد طلبك؟',
      lead: (quantity: number, total: number) =>
        `${pieces(quantity)} بمبلغ ${formatCharge(total)}، تدفعه نقداً عند الاستلام. نجهّز طلبك للشحن حين تؤكّده.`,
      confirm: 'نعم، أؤكّد طلبي',
      confirming: 'نؤكّد طلبك',
    },
    wrongLink: {
      message: 'هذا الرابط لا يؤكّد هذا الطلب',
      guidance: 'افتح الرابط من آخر رسالة وصلتك منا، أو راسلنا على واتساب ونؤكّد الطلب معك.',
    },
    confirmed: {
      label: 'مؤكد',
      heading: (name: string) => `شكراً ${name || 'لك'}، تأكّد طلبك`,
      lead: 'نجهّزه الآن للشحن، وتدفع ثمنه حين يصلك.',
    },
    door: {
      name: 'الدفع عند الاستلام',
      ready: 'جهّز للمندوب نقداً',
      /** Before the amount in the country's own currency. */
      about: 'نحو',
      exact: 'المبلغ مضبوطاً إن أمكن، فقد لا يكون معه ما يردّه إليك.',
    },
    cardInstead: 'ادفع بالبطاقة بدلاً من ذلك',
    byCard: (fee: number, total: number) =>
      fee === 0
        ? `يُخصم من بطاقتك ${formatCharge(total)}`
        : `تسقط رسوم الدفع عند الاستلام، ويُخصم من بطاقتك ${formatCharge(total)}`,
    ended: {
      label: 'لم يكتمل',
      heading: 'لم يكتمل هذا الطلب',
      unconfirmed:
        'انتهت مهلته ولم يصلنا تأكيدك، فلم نعد نحجز قطعه. لم تدفع شيئاً، ويمكنك أن تدفع ثمنه بالبطاقة أو تطلب من جديد.',
      lead: 'لم تدفع شيئاً، ويمكنك أن تدفع ثمنه بالبطاقة أو تطلب من جديد.',
      pay: 'ادفع بالبطاقة',
    },
  },
  cancelled: {
    notSent: 'لم تدفع شيئاً لهذا الطلب، ويمكنك أن تطلب من جديد متى شئت.',
    comingBack: 'لم يُسلَّم إليك، فهو عائد إلينا. لم تدفع شيئاً، ويمكنك أن تطلب من جديد متى شئت.',
    label: 'ملغى',
    heading: 'أُلغي هذا الطلب',
    unpaid: 'لم تصلنا دفعة لهذا الطلب. إن كنت قد دفعت فراسلنا، ويمكنك أن تطلب من جديد متى شئت.',
    underReview: 'وصلتنا دفعة لهذا الطلب ونراجعها الآن. لا تدفع مرة أخرى، وراسلنا لأي استفسار.',
    paid: (left: number, isByCard: boolean) =>
      `سنعيد إليك ${formatCharge(left)} بالطريقة التي دفعت بها.${isByCard ? ` ${REFUND_AHEAD}` : ''} إن تأخّرنا فراسلنا.`,
    partlyRefunded: (left: number, isByCard: boolean, order: Refunded) =>
      `${refunded('أعدنا جزءاً من مبلغه', isByCard, order)} وسنعيد إليك الباقي، ${formatCharge(left)}، بالطريقة التي دفعت بها. إن تأخّرنا فراسلنا.`,
    refunding: `طلبنا من بوابة الدفع أن تعيد إليك مبلغه. ${REFUND_AHEAD}`,
    refunded: (isByCard: boolean, order: Refunded) => refunded('أعدنا مبلغه كاملاً', isByCard, order),
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
    toCollect: 'تدفعه عند الاستلام',
    refunded: 'المبلغ المُعاد',
    refunding: 'في طريقه إليك',
    uncounted: 'دفعة أخرى نعيدها إليك',
  },
  whatsappMessage: (orderNumber: string) => `مرحباً، عندي سؤال عن الطلب ${orderNumber}`,
};
