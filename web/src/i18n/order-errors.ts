import type { CountryCode } from '@ghar/domain/country';
import { formatCharge } from '@ghar/domain/currency';
import type { ErrorCode, ErrorFacts } from '@ghar/domain/error-code';
import type { CallFailure } from '../firebase/callable-protocol.ts';
import { minutes, pieces } from './count.ts';
import { countryShortNames } from './order-page.ts';

/** What a shopper reads: what happened, then what it means for money and order and what to do. */
export type ErrorWords = { readonly message: string; readonly guidance?: string };

/** What the words may name. */
export type WordFacts = ErrorFacts & {
  /** The country that a phone number turned out to belong to. */
  readonly phone_country?: CountryCode;
  /** The HTTP status of the answer, where there was one. */
  readonly status?: number;
};

/** The catalogue of the specification, section 8: literals. */
export const ORDER_ERROR = {
  toastTitle: 'خطأ في الطلب',
  notJson: 'استجابة غير صحيحة من الخادم',
  failed: 'فشل في معالجة الطلب',
  noLink: 'لم يتم إنشاء رابط الدفع',
  status: (status: number) => `خطأ في الخادم: ${status}`,
  unexpected: 'حدث خطأ غير متوقع',
} as const;

const NOT_CHARGED = 'لم يُخصم منك شيء.';
const SAFE_TO_REPEAT = `${NOT_CHARGED} حاول مرة أخرى بعد قليل، ولن يتكرّر الطلب.`;
const FRESH_TRY = `${NOT_CHARGED} حاول مرة أخرى لنفتح لك صفحة دفع جديدة، أو راسلنا على واتساب.`;
const SECONDS_PER_MINUTE = 60;

const onServer = ({ status }: WordFacts, otherwise: number): string =>
  ORDER_ERROR.status(status ?? otherwise);

/** Words for every code there is. Those of the form are the specification's, section 5. */
const WORDS: Readonly<Record<ErrorCode, (facts: WordFacts) => ErrorWords>> = {
  'name-required': () => ({ message: 'يرجى إدخال الاسم' }),
  'phone-required': () => ({ message: 'يرجى إدخال رقم الهاتف' }),
  'country-required': () => ({ message: 'يرجى اختيار الدولة' }),
  'city-required': () => ({ message: 'يرجى إدخال المدينة' }),
  'address-required': () => ({ message: 'يرجى إدخال العنوان' }),
  'quantity-too-small': () => ({ message: 'يجب أن تكون الكمية أكبر من صفر' }),
  'phone-invalid': () => ({ message: 'رقم الجوال غير صحيح، راجع أرقامه ومفتاح الدولة' }),
  'phone-country-mismatch': ({ phone_country: country }) => ({
    message: country
      ? `هذا الرقم من ${countryShortNames[country]}، وليس من الدولة المختارة`
      : 'رقم الجوال لا يوافق الدولة المختارة',
  }),
  'email-invalid': () => ({ message: 'البريد الإلكتروني غير صحيح، صحّحه أو اتركه فارغاً' }),
  'text-too-long': () => ({ message: 'النص أطول من المسموح، اختصره قليلاً' }),
  'input-invalid': (facts) =>
    facts.field === 'quantity'
      ? { message: 'هذه الكمية أكبر من أن نحسبها، راسلنا لطلبات الجملة' }
      : {
          message: onServer(facts, 400),
          guidance: `${NOT_CHARGED} أعد تحميل الصفحة ثم حاول مرة أخرى، وما كتبته محفوظ.`,
        },
  'price-changed': ({ unit_price: unit, total_amount: total }) => ({
    message: unit === undefined ? 'تغيّر سعر القطعة' : `تغيّر سعر القطعة إلى ${formatCharge(unit)}`,
    guidance: `${total === undefined ? '' : `المجموع الآن ${formatCharge(total)}. `}${NOT_CHARGED} إن ناسبك السعر فأكّد الطلب مرة أخرى.`,
  }),
  'out-of-stock': ({ available = 0 }) =>
    available > 0
      ? {
          message: `المتوفر الآن: ${pieces(available)}`,
          guidance: `${NOT_CHARGED} عدّل الكمية ثم أكّد الطلب مرة أخرى.`,
        }
      : { message: 'نفدت الكمية', guidance: `${NOT_CHARGED} راسلنا لنخبرك حين تتوفر من جديد.` },
  'product-unavailable': () => ({
    message: 'المنتج غير متاح للبيع الآن',
    guidance: `${NOT_CHARGED} راسلنا لنخبرك حين يعود.`,
  }),
  'rate-limited': ({ retry_after_seconds: seconds }) => ({
    message: 'محاولات كثيرة في وقت قصير',
    guidance: `${NOT_CHARGED} ${
      seconds === undefined
        ? 'حاول لاحقاً'
        : `حاول بعد ${minutes(Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE)))}`
    }، أو راسلنا ونكمل الطلب معك.`,
  }),
  'payment-provider-unavailable': (facts) => ({
    message: onServer(facts, 503),
    guidance: `${NOT_CHARGED} حفظنا طلبك ولم نتمكّن من فتح صفحة الدفع. حاول بعد دقائق، أو راسلنا ونكمله معك.`,
  }),
  'payment-provider-refused': () => ({ message: ORDER_ERROR.failed, guidance: FRESH_TRY }),
  'payment-response-invalid': () => ({ message: ORDER_ERROR.notJson, guidance: FRESH_TRY }),
  'payment-link-missing': () => ({ message: ORDER_ERROR.noLink, guidance: FRESH_TRY }),
  'order-id-missing': () => ({ message: 'معرف الطلب غير موجود' }),
  'order-not-found': () => ({ message: 'الطلب غير موجود' }),
  'order-already-paid': () => ({
    message: 'هذا الطلب مدفوع من قبل',
    guidance: 'لن يُخصم المبلغ مرة ثانية. لطلب جديد، أكّد مرة أخرى.',
  }),
  'order-cancelled': () => ({
    message: 'أُلغي هذا الطلب',
    guidance: `لطلب جديد بالبيانات نفسها، أكّد مرة أخرى.`,
  }),
  'app-not-verified': (facts) => ({
    message: onServer(facts, 401),
    guidance: `${NOT_CHARGED} أعد تحميل الصفحة ثم حاول مرة أخرى، وما كتبته محفوظ.`,
  }),
  busy: (facts) => ({ message: onServer(facts, 503), guidance: SAFE_TO_REPEAT }),
  internal: (facts) => ({ message: onServer(facts, 500), guidance: SAFE_TO_REPEAT }),
};

export const wordsForCode = (code: ErrorCode, facts: WordFacts = {}): ErrorWords =>
  WORDS[code](facts);

/** Words for a call that has no result. */
export function wordsForFailure(failure: CallFailure): ErrorWords {
  switch (failure.kind) {
    case 'refused':
      return wordsForCode(failure.details.code, { ...failure.details, status: failure.status });
    case 'status':
      return { message: ORDER_ERROR.status(failure.status), guidance: SAFE_TO_REPEAT };
    case 'not-json':
      return { message: ORDER_ERROR.notJson, guidance: SAFE_TO_REPEAT };
    case 'network':
      return {
        message: ORDER_ERROR.unexpected,
        guidance: `تعذّر الاتصال. تحقّق من الإنترنت ثم حاول مرة أخرى، ولن يتكرّر الطلب.`,
      };
  }
}
