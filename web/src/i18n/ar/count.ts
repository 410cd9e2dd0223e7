import { formatNumber } from '@ghar/domain/money/currency';

/** Made when first used: most pages count nothing. */
let rules: Intl.PluralRules | undefined;

type Forms = {
  one: string;
  two: string;
  few: string;
  many: string;
  /** After whole hundreds, if different from `many`. */
  other?: string;
};

/** A number with its noun by Arabic plural rules; one and two are words. */
function count(amount: number, { one, two, few, many, other = many }: Forms): string {
  rules ??= new Intl.PluralRules('ar');
  switch (rules.select(amount)) {
    case 'one':
      return one;
    case 'two':
      return two;
    case 'few':
      return `${formatNumber(amount)} ${few}`;
    case 'many':
      return `${formatNumber(amount)} ${many}`;
    case 'zero':
    case 'other':
      return `${formatNumber(amount)} ${other}`;
  }
}

export const pieces = (amount: number): string =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة' });

export const reviews = (amount: number): string =>
  count(amount, {
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: 'تقييمات',
    many: 'تقييماً',
    other: 'تقييم',
  });

export const parcels = (amount: number): string =>
  count(amount, { one: 'طرد واحد', two: 'طردان', few: 'طرود', many: 'طرداً', other: 'طرد' });

export const untranslated = (amount: number): string =>
  count(amount, {
    one: 'نص واحد بلا ترجمة',
    two: 'نصّان بلا ترجمة',
    few: 'نصوص بلا ترجمة',
    many: 'نصاً بلا ترجمة',
    other: 'نص بلا ترجمة',
  });

export const grams = (amount: number): string =>
  count(amount, { one: 'غرام واحد', two: 'غرامان', few: 'غرامات', many: 'غراماً', other: 'غرام' });

/** After a governing noun: "نحو غسلتين". */
export const washes = (amount: number): string =>
  count(amount, { one: 'غسلة', two: 'غسلتين', few: 'غسلات', many: 'غسلة' });

/** After a preposition: "بعد دقيقتين". */
export const minutes = (amount: number): string =>
  count(amount, { one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة' });

/** After a preposition: "آخر يومين". */
export const days = (amount: number): string =>
  count(amount, { one: 'يوم', two: 'يومين', few: 'أيام', many: 'يوماً', other: 'يوم' });

/** After a preposition: "خلال يومي عمل". */
export const workingDays = (amount: number): string =>
  count(amount, { one: 'يوم عمل', two: 'يومي عمل', few: 'أيام عمل', many: 'يوم عمل' });

const PAYMENTS = { one: 'دفعة واحدة', few: 'دفعات', many: 'دفعة' } as const;

/** Alone: "دفعتان". */
export const payments = (amount: number): string => count(amount, { ...PAYMENTS, two: 'دفعتان' });

/** After a preposition: "من دفعتين". */
export const ofPayments = (amount: number): string => count(amount, { ...PAYMENTS, two: 'دفعتين' });

const YEARS = { few: 'سنوات', many: 'سنة' } as const;

/** Alone: "سنتان". */
export const years = (amount: number): string =>
  count(amount, { ...YEARS, one: 'سنة واحدة', two: 'سنتان' });

/** After a preposition: "مدة سنتين". */
export const ofYears = (amount: number): string =>
  count(amount, { ...YEARS, one: 'سنة', two: 'سنتين' });

const ORDERS = { few: 'طلبات', many: 'طلباً', other: 'طلب' } as const;

/** Alone: "طلبان". */
export const orders = (amount: number): string =>
  count(amount, { ...ORDERS, one: 'طلب واحد', two: 'طلبان' });

/** Alone: "طلبان جديدان". */
export const newOrders = (amount: number): string =>
  count(amount, {
    one: 'طلب جديد',
    two: 'طلبان جديدان',
    few: 'طلبات جديدة',
    many: 'طلباً جديداً',
    other: 'طلب جديد',
  });

/** After a preposition: "من طلبين مدفوعين". */
export const paidOrders = (amount: number): string =>
  count(amount, {
    one: 'طلب مدفوع',
    two: 'طلبين مدفوعين',
    few: 'طلبات مدفوعة',
    many: 'طلباً مدفوعاً',
    other: 'طلب مدفوع',
  });

/** After a governing noun: "حالة طلبين". */
export const ofOrders = (amount: number): string =>
  count(amount, { ...ORDERS, one: 'طلب واحد', two: 'طلبين' });

/** As a verb's object: "اخترت طلباً واحداً". */
export const theseOrders = (amount: number): string =>
  count(amount, { ...ORDERS, one: 'طلباً واحداً', two: 'طلبين' });

/** After a preposition: "دون طلبين لا يمكن قراءتهما". */
export const unreadableOrders = (amount: number): string =>
  count(amount, {
    one: 'طلب واحد لا يمكن قراءته',
    two: 'طلبين لا يمكن قراءتهما',
    few: 'طلبات لا يمكن قراءتها',
    many: 'طلباً لا يمكن قراءتها',
    other: 'طلب لا يمكن قراءتها',
  });
