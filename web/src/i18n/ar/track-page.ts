import type { ErrorWords, FailureCode, FailureFacts } from '../order-failure.ts';
import { minutes } from './count.ts';
import { ORDER_ERROR } from './order-errors.ts';

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 60 * SECONDS_PER_MINUTE;

const WORDS: Readonly<Partial<Record<FailureCode, (facts: FailureFacts) => ErrorWords>>> = {
  'order-not-found': () => ({
    message: 'لم نجد طلباً بهذا الرقم وهذا الجوال',
    guidance: 'تأكّد أنهما كما كتبتهما عند الطلب، أو راسلنا ونبحث عنه معك.',
  }),
  'rate-limited': ({ retry_after_seconds: seconds = SECONDS_PER_MINUTE }) =>
    seconds > SECONDS_PER_HOUR
      ? {
          message: 'محاولات كثيرة على هذا الطلب',
          guidance: 'إن وصلك رابطه في رسالة فافتحه منها، أو راسلنا ونبحث عنه معك.',
        }
      : {
          message: 'محاولات كثيرة في وقت قصير',
          guidance: `حاول بعد ${minutes(Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE)))}، أو راسلنا ونبحث عنه معك.`,
        },
  network: () => ({
    message: 'تعذّر الاتصال',
    guidance: 'تحقّق من الإنترنت ثم حاول مرة أخرى، وما كتبته باقٍ.',
  }),
};

/** The order lookup page. */
export const trackPageTexts = {
  heading: 'تابع طلبك',
  lead: 'يكفي رقم الطلب ورقم الجوال الذي طلبت به، بلا حساب ولا كلمة مرور.',
  fields: {
    order_number: {
      label: 'رقم الطلب',
      hint: '8 حروف وأرقام، تجدها في رسائلنا وفي صفحة طلبك',
    },
    phone: { label: 'رقم الجوال', hint: 'الذي كتبته عند الطلب' },
  },
  submit: 'اعرض الطلب',
  submitting: 'نبحث عن طلبك',
  /** An error without an invalid field. */
  problem: (code: FailureCode, facts: FailureFacts): ErrorWords =>
    WORDS[code]?.(facts) ?? {
      message: ORDER_ERROR.unexpected,
      guidance: 'حاول مرة أخرى بعد قليل، وما كتبته باقٍ.',
    },
  whatsappMessage: 'مرحباً، أبحث عن طلبي',
};
