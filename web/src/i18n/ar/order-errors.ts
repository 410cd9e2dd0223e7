import { formatCharge } from '@ghar/domain/i18n/ar/money';
import { MAX_DISCLOSED_PIECES } from '@ghar/domain/error-code';
import type { Attempt, ErrorWords, FailureCode, FailureFacts } from '../order-failure.ts';
import { minutes, pieces } from './count.ts';

/** Literals of the specification, section 8. */
export const ORDER_ERROR = {
  toastTitle: 'خطأ في الطلب',
  notJson: 'استجابة غير صحيحة من الخادم',
  failed: 'فشل في معالجة الطلب',
  noLink: 'لم يتم إنشاء رابط الدفع',
  status: (status: number) => `خطأ في الخادم: ${status}`,
  unexpected: 'حدث خطأ غير متوقع',
};

/** What happened to the money, then the next step in the imperative. */
const THEN: Readonly<Record<Attempt, (next: string) => string>> = {
  first: (next) => `لم يُخصم منك شيء. ${next}`,
  again: (next) => `إن كنت قد دفعت فلا تدفع مرة أخرى، وراسلنا لنتحقّق. وإن لم تدفع ف${next}`,
  cash: (next) => next,
};
const REPEAT = 'حاول مرة أخرى بعد قليل، ولن يتكرّر الطلب.';
const FRESH_TRY = 'حاول مرة أخرى لنفتح لك صفحة دفع جديدة، أو راسلنا على واتساب.';
const RELOAD = 'أعد تحميل الصفحة ثم حاول مرة أخرى، وما كتبته محفوظ.';
const SECONDS_PER_MINUTE = 60;

const onServer = ({ status }: FailureFacts, otherwise: number): string =>
  ORDER_ERROR.status(status ?? otherwise);

type Then = (typeof THEN)[Attempt];

function wordsForShortage({ available = 0, replaced_order: replaced }: FailureFacts, then: Then) {
  const message =
    available === 0
      ? 'نفدت الكمية'
      : available < MAX_DISCLOSED_PIECES
        ? `المتوفر الآن: ${pieces(available)}`
        : 'الكمية المطلوبة أكثر مما لدينا الآن';
  if (replaced !== undefined)
    return {
      message,
      guidance: 'قد يكون طلبك السابق ما زال يحجز القطع. افتحه وأكمل دفعه، أو عدّل هذا الطلب.',
    };
  return {
    message,
    guidance: then(
      available === 0 ? 'راسلنا لنخبرك حين تتوفر من جديد.' : 'عدّل الكمية ثم أكّد الطلب مرة أخرى.',
    ),
  };
}

/** The form's messages are the specification's, section 5. */
const WORDS: Readonly<Record<FailureCode, (facts: FailureFacts, then: Then) => ErrorWords>> = {
  'name-required': () => ({ message: 'يرجى إدخال الاسم' }),
  'phone-required': () => ({ message: 'يرجى إدخال رقم الهاتف' }),
  'country-required': () => ({ message: 'يرجى اختيار الدولة' }),
  'city-required': () => ({ message: 'يرجى إدخال المدينة' }),
  'address-required': () => ({ message: 'يرجى إدخال العنوان' }),
  'quantity-too-small': () => ({ message: 'يجب أن تكون الكمية أكبر من صفر' }),
  'quantity-not-whole': () => ({ message: 'اكتب الكمية عدداً صحيحاً، مثل 2' }),
  'phone-invalid': () => ({ message: 'رقم الجوال غير صحيح، راجع أرقامه ومفتاح دولته' }),
  'email-invalid': () => ({ message: 'البريد الإلكتروني غير صحيح، صحّحه أو اتركه فارغاً' }),
  'national-address-invalid': () => ({
    message: 'العنوان الوطني أربعة أحرف إنجليزية ثم أربعة أرقام، صحّحه أو اتركه فارغاً',
  }),
  'text-too-long': () => ({ message: 'النص أطول من المسموح، اختصره قليلاً' }),
  'input-invalid': (facts, then) =>
    facts.field === 'quantity'
      ? { message: 'هذه الكمية أكبر من أن نحسبها، راسلنا لطلبات الجملة' }
      : { message: onServer(facts, 400), guidance: then(RELOAD) },
  'too-many-pieces': ({ most }, then) => ({
    message:
      most === undefined
        ? 'الكمية فوق الحد الأعلى للطلب الواحد'
        : `الحد الأعلى للطلب الواحد الآن: ${pieces(most)}`,
    guidance: then('عدّل الكمية ثم أكّد الطلب مرة أخرى، أو راسلنا للكميات الأكبر.'),
  }),
  'price-changed': ({ unit_price: unit, total_amount: total, cash_fee: fee }, then) => ({
    message:
      fee !== undefined
        ? `تغيّرت رسوم الدفع عند الاستلام إلى ${formatCharge(fee)}`
        : unit === undefined
          ? 'تغيّر سعر القطعة'
          : `تغيّر سعر القطعة إلى ${formatCharge(unit)}`,
    guidance: `${total === undefined ? '' : `المجموع الآن ${formatCharge(total)}. `}${then('أكّد الطلب مرة أخرى إن ناسبك السعر.')}`,
  }),
  'out-of-stock': wordsForShortage,
  'product-unavailable': (_, then) => ({
    message: 'المنتج غير متاح للبيع الآن',
    guidance: then('راسلنا لنخبرك حين يعود.'),
  }),
  'rate-limited': ({ retry_after_seconds: seconds }, then) => ({
    message: 'محاولات كثيرة في وقت قصير',
    guidance: then(
      `${
        seconds === undefined
          ? 'حاول لاحقاً'
          : `حاول بعد ${minutes(Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE)))}`
      }، أو راسلنا ونكمل الطلب معك.`,
    ),
  }),
  'payment-provider-unavailable': (facts, then) => ({
    message: onServer(facts, 503),
    guidance: `طلبك محفوظ ولم نتمكّن من فتح صفحة الدفع. ${then('حاول بعد دقائق، أو راسلنا ونكمله معك.')}`,
  }),
  'payment-provider-refused': ({ provider_message: message }, then) => ({
    message: message ?? ORDER_ERROR.failed,
    guidance: then(FRESH_TRY),
  }),
  'payment-response-invalid': (_, then) => ({
    message: ORDER_ERROR.notJson,
    guidance: then(FRESH_TRY),
  }),
  'payment-link-missing': (_, then) => ({
    message: ORDER_ERROR.noLink,
    guidance: then(FRESH_TRY),
  }),
  'order-number-required': () => ({ message: 'يرجى إدخال رقم الطلب' }),
  'order-number-invalid': () => ({ message: 'رقم الطلب 8 حروف وأرقام، راجعه حرفاً حرفاً' }),
  'order-id-missing': () => ({ message: 'معرف الطلب غير موجود' }),
  'order-not-found': () => ({ message: 'الطلب غير موجود' }),
  'order-already-paid': () => ({
    message: 'هذا الطلب مدفوع من قبل',
    guidance: 'لن يُخصم المبلغ مرة ثانية. لطلب جديد، املأ النموذج من جديد.',
  }),
  'cash-not-offered': () => ({
    message: 'الدفع عند الاستلام غير متاح لهذا الطلب',
    guidance: 'تدفعه بالبطاقة، وبياناتك كما كتبتها.',
  }),
  'order-on-its-way': () => ({
    message: 'طلبك في الطريق إليك، وثمنه يُدفع عند الاستلام',
    guidance: 'ادفع لمندوب التوصيل، فلا يُدفع الطلب مرتين.',
  }),
  'order-cancelled': () => ({
    message: 'أُلغي هذا الطلب',
    guidance: `لطلب جديد بالبيانات نفسها، أكّد مرة أخرى.`,
  }),
  'order-replaced': () => ({
    message: 'حلّ محلّ هذا الطلب طلب آخر لك',
    guidance: 'افتح صفحته لتصل إلى الطلب الآخر، ولا تدفع مرتين.',
  }),
  'order-was-a-test': () => ({
    message: 'هذا طلب من أيام تجربة المتجر',
    guidance: 'افتتحنا المتجر بعده، فلا يُدفع ولا يُشحن. اطلب من جديد وأهلاً بك.',
  }),
  'payment-under-review': () => ({
    message: 'وصلتنا دفعة لهذا الطلب ونراجعها الآن',
    guidance: 'لا تدفع مرة أخرى. راسلنا إن أردت أن تعرف إلى أين وصلنا.',
  }),
  'app-not-verified': (facts, then) => ({
    message: onServer(facts, 401),
    guidance: then(RELOAD),
  }),
  busy: (facts, then) => ({ message: onServer(facts, 503), guidance: then(REPEAT) }),
  internal: (facts, then) => ({ message: onServer(facts, 500), guidance: then(REPEAT) }),
  status: (facts, then) => ({ message: onServer(facts, 500), guidance: then(REPEAT) }),
  'not-json': (_, then) => ({ message: ORDER_ERROR.notJson, guidance: then(REPEAT) }),
  timeout: (_, then) => ({
    message: ORDER_ERROR.unexpected,
    guidance: `لم يصلنا رد حتى الآن. ${then('حاول مرة أخرى: إن كان طلبك قد وصل فتحنا صفحته نفسها، ولن يتكرّر الطلب.')}`,
  }),
  network: (_, then) => ({
    message: ORDER_ERROR.unexpected,
    guidance: `تعذّر الاتصال. ${then('تحقّق من الإنترنت ثم حاول مرة أخرى، ولن يتكرّر الطلب.')}`,
  }),
};

/** The message for a failure. */
export const wordsForCode = (
  code: FailureCode,
  facts: FailureFacts = {},
  attempt: Attempt = 'first',
): ErrorWords => WORDS[code](facts, THEN[attempt]);
