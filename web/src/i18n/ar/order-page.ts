import type { CountryCode } from '@ghar/domain/contact/country';
import { formatNumber } from '@ghar/domain/money/currency';
import { formatCharge } from '@ghar/domain/i18n/ar/money';
import { pieces } from './count.ts';

/** The order page. The submit button's texts are literals of the specification. */
export const orderTexts = {
  title: 'إتمام الطلب',
  heading: 'إتمام الطلب',
  description: 'اطلب في دقيقة وادفع بالبطاقة، والتوصيل مجاني إلى باب بيتك في دول الخليج.',
  lead: {
    card: 'دقيقة واحدة، ثم تدفع بالبطاقة في صفحة آمنة.',
    cash: 'دقيقة واحدة، ثم تدفع للمندوب عند الاستلام.',
    /** Where both are offered. As long as the others: a choice moves nothing. */
    either: 'دقيقة واحدة، ثم تدفع بالبطاقة أو عند الاستلام.',
  },
  incomplete:
    'لم يكتمل تحميل صفحة الطلب. حدّثها، أو فعّل جافاسكربت في متصفّحك، أو أرسل طلبك على واتساب.',
  you: 'بياناتك',
  delivery: 'عنوان التوصيل',
  fields: {
    customerName: { label: 'الاسم الكامل' },
    customerPhone: { label: 'رقم الجوال', hint: 'نتواصل معك عليه لتأكيد التوصيل' },
    consentMessages: {
      label: 'أريد تحديثات طلبي على واتساب أو بالبريد',
      hint: 'عن الدفع والشحن والوصول فقط، بلا عروض',
    },
    countryCode: { label: 'مفتاح الدولة' },
    customerEmail: { label: 'البريد الإلكتروني', aside: 'اختياري' },
    country: { label: 'الدولة' },
    city: { label: 'المدينة' },
    address: {
      label: 'العنوان بالتفصيل',
      hint: 'الحي والشارع ورقم المبنى، وأي علامة تدلّ المندوب',
    },
    nationalAddress: {
      label: 'العنوان الوطني المختصر',
      aside: 'اختياري',
      hint: 'يسرّع التوصيل. أربعة أحرف إنجليزية ثم أربعة أرقام، مثل RRRD2929',
    },
    quantity: { label: 'الكمية' },
  },
  /** Before the dial code. */
  dialCodeNow: 'مفتاح رقم جوالك الآن',
  dialCodeFollowed: 'تغيّر المفتاح مع الدولة.',
  keepDialCode: (dialCode: string) => `أبقِ مفتاح رقمي ${dialCode}`,
  countryFollowed: 'تغيّرت الدولة مع مفتاح الرقم.',
  keepCountry: (country: string) => `أبقِ التوصيل إلى ${country}`,
  emailSlip: 'هل في العنوان خطأ مطبعي؟',
  /** Isolates an e-mail address from right-to-left text. */
  correctEmail: (email: string) => `صحّحه إلى \u2066${email}\u2069`,
  countryPlaceholder: 'اختر الدولة',
  quantity: 'الكمية',
  increase: 'زيادة الكمية',
  decrease: 'إنقاص الكمية',
  mostPieces: (most: number) => `الحد الأعلى للطلب الواحد: ${pieces(most)}`,
  submit: 'تأكيد الطلب والدفع',
  payment: {
    heading: 'طريقة الدفع',
    card: { name: 'بطاقة', hint: 'في صفحة دفع آمنة' },
    cash: { name: 'عند الاستلام', hint: 'نقداً لمندوب التوصيل' },
    free: 'بلا رسوم',
    /** Before the amount, for cash. */
    more: 'رسوم',
    /** Instead of the hint, above that total. */
    upTo: (total: number) => `للطلبات حتى ${formatCharge(total)}`,
    notIn: (country: string) => `لا يتوفّر الدفع عند الاستلام في ${country}، فتدفع بالبطاقة.`,
    tooMuch: (total: number) =>
      `الدفع عند الاستلام للطلبات حتى ${formatCharge(total)} مع رسومه، فتدفع هذا الطلب بالبطاقة.`,
    /** `في الإمارات والسعودية`; many are not named. */
    inCountries: (countries: readonly string[]): string =>
      countries.length > 3 ? '' : `في ${countries.join(' و')}`,
  },
  submitCash: 'تأكيد الطلب، والدفع عند الاستلام',
  submitting: 'جاري المعالجة...',
  stillSubmitting:
    'نجهّز صفحة الدفع، وقد يأخذ ذلك نحو دقيقة. لا يُخصم شيء قبل أن تدفع فيها، ولن يتكرّر الطلب.',
  stillPlacing: 'نسجّل طلبك، وقد يأخذ ذلك نحو دقيقة. لن يتكرّر الطلب.',
  summary: 'ملخّص الطلب',
  unitPrice: 'سعر القطعة',
  shipping: 'التوصيل',
  free: 'مجاني',
  arrival: 'يصلك',
  cashFee: 'رسوم الدفع عند الاستلام',
  total: 'المجموع',
  totalUnknown: 'يُحسب عند كتابة الكمية',
  /** Before the amount. */
  charged: 'يُخصم',
  collected: 'تدفع للمندوب',
  priceChanged: (from: number, to: number) =>
    `تغيّر سعر القطعة من ${formatNumber(from)} إلى ${formatCharge(to)}.`,
  cardData: 'تكتب بيانات بطاقتك في صفحة الدفع، ولا تصل إلينا',
  cashData: 'تؤكّد طلبك من رسالتنا إليك أو على واتساب، ثم نجهّزه',
  unfinished: 'طلب لم يكتمل',
  finish: 'أكمل طلبك',
  setQuantity: (quantity: number) => `اجعل الكمية ${quantity}`,
  viewOrder: 'اعرض الطلب',
};

/** An example mobile number of each country, without dial code. */
export const phoneExamples: Readonly<Record<CountryCode, string>> = {
  ae: '50 123 4567',
  sa: '50 123 4567',
  qa: '3312 3456',
  kw: '5012 3456',
  bh: '3612 3456',
  om: '9212 3456',
};

/** Short names, beside the dial code. */
export const countryShortNames: Readonly<Record<CountryCode, string>> = {
  ae: 'الإمارات',
  sa: 'السعودية',
  qa: 'قطر',
  kw: 'الكويت',
  bh: 'البحرين',
  om: 'عُمان',
};

export const countryNames: typeof countryShortNames = {
  ...countryShortNames,
  ae: 'الإمارات العربية المتحدة',
  sa: 'المملكة العربية السعودية',
};
