import { CHARGE_CURRENCY, formatNumber } from '@ghar/domain/money/currency';
import { currencySymbols, formatCharge } from '@ghar/domain/i18n/ar/money';
import { LEAST_PRICE, PRODUCT_LIMITS } from '@ghar/domain/product/product';

export const productsTexts = {
  lead: 'المتجر يبيع منتجاً واحداً: تختاره من هنا، ويبقى الباقي عندك غير نشط.',
  add: 'إضافة منتج جديد',
  table: 'المنتجات',
  columns: {
    name: 'الاسم',
    price: 'السعر',
    stock: 'المخزون',
    state: 'الحالة',
    created: 'تاريخ الإنشاء',
  },
  active: 'نشط',
  inactive: 'غير نشط',
  /** The active product that the shop sells. */
  onSale: 'نشط، يُباع الآن',
  lowStock: 'مخزون منخفض',
  noStock: 'نفد المخزون',
  empty: 'لا توجد منتجات بعد',
  emptyText: 'أضف منتجك الأول: اسمه وسعره وكم قطعة عندك منه، ثم أضف صوره.',
  edit: (name: string) => `عدّل «${name}»`,
  remove: (name: string) => `احذف «${name}»`,
  images: (name: string) => `صور «${name}»`,
  sell: 'بِع هذا المنتج',
  sellNamed: (name: string) => `بِع هذا المنتج: ${name}`,
};

/** Unless exactly one product is on sale. */
export const onSaleTexts = {
  none: 'لا يُباع شيء الآن',
  noneText: 'لا يوجد منتج نشط، فلا يستطيع أحد أن يطلب. اختر من القائمة المنتج الذي تريد بيعه.',
  several: 'أكثر من منتج نشط، والمتجر يبيع واحداً فقط',
  severalText: (sold: string) => `يُباع الآن «${sold}». اختر المنتج الذي تريد بيعه ليتوقف ما عداه.`,
  keep: (name: string) => `بِع «${name}» وحده`,
};

export const sellDialogTexts = {
  title: (name: string) => `بيع «${name}»؟`,
  shown: (price: number) => `يظهر في المتجر حالاً، بسعر ${formatCharge(price)}.`,
  stops: (names: readonly string[]) =>
    `ويتوقف بيع ${names.map((name) => `«${name}»`).join(' و')}. ما طُلب من قبل لا يتأثر.`,
  noStock: 'انتبه: لا توجد منه قطع في المخزون، فلن يستطيع أحد أن يطلبه.',
  confirm: 'بِع هذا',
  confirming: 'جاري التبديل',
};

/** A saved product would replace the one on sale. */
export const replaceDialogTexts = {
  title: (name: string) => `هل تبيع «${name}» الآن؟`,
  text: (names: readonly string[]) =>
    `المتجر يبيع منتجاً واحداً: إن بعته توقف بيع ${names.map((name) => `«${name}»`).join(' و')} حالاً. ويمكنك أن تحفظه الآن وتبيعه متى شئت.`,
  keep: 'احفظه دون بيعه',
  sell: 'احفظه وبِعه',
};

/** A price at least ten times, or at most a tenth of, the last. */
export const priceDialogTexts = {
  title: 'هل هذا هو السعر؟',
  text: (isHigher: boolean) =>
    `السعر الجديد ${isHigher ? 'عشرة أضعاف السابق أو أكثر' : 'عُشر السابق أو أقل'}. ربما زاد صفر أو نقص، أو تحرّكت الفاصلة.`,
  before: 'السعر الآن',
  after: 'السعر الجديد',
  review: 'راجع السعر',
  confirm: 'احفظ بهذا السعر',
};

export const deleteDialogTexts = {
  title: 'هل أنت متأكد من حذف هذا المنتج؟',
  text: (name: string) => `يُحذف «${name}» مع صوره وملفاتها، ولا يمكن التراجع.`,
  onSale: 'هذا هو المنتج المعروض للبيع: بعد حذفه لا يُباع شيء حتى تختار غيره.',
  refusedTitle: 'لهذا المنتج طلبات',
  refusedText: (name: string) =>
    `لا يُحذف «${name}» لأن طلبات عملائك تعود إليه. أوقف بيعه بدلاً من ذلك: يختفي من المتجر وتبقى الطلبات كاملة.`,
  refusedInactive: (name: string) =>
    `لا يُحذف «${name}» لأن طلبات عملائك تعود إليه. هو غير نشط، فلا يظهر في المتجر.`,
  deactivate: 'أوقف بيعه',
  deactivating: 'جاري الإيقاف',
  understood: 'حسناً',
};

export const productFormTexts = {
  addTitle: 'منتج جديد',
  editTitle: 'تعديل المنتج',
  name: 'اسم المنتج',
  description: 'الوصف',
  optional: 'اختياري',
  price: `السعر (${currencySymbols[CHARGE_CURRENCY]})`,
  stock: 'الكمية في المخزون',
  stockHint: (amount: number) => `في المخزون الآن ${formatNumber(amount)}، تغيّر وأنت تعدّل`,
  /** The stock changed after it was typed. */
  stockAfterTyping: (amount: number, saved: number) =>
    `تغيّر المخزون بعد أن كتبت: فيه الآن ${formatNumber(amount)}، وسيُحفظ ${formatNumber(saved)}`,
  savedLess: (typed: number, saved: number) =>
    `تم تحديث المنتج، وفي المخزون ${formatNumber(saved)} لا ${formatNumber(typed)}: تغيّر بطلبات بعد أن كتبت`,
  /** Beside the input, if another user stored another value. */
  theirs: (text: string) => (text === '' ? 'تركه غيرك فارغاً' : `حفظ غيرك: ${text}`),
  imageUrl: 'رابط صورة',
  imageUrlHint: 'كُتب هنا من قبل. صور المتجر تُرفع في قسم الصور، فأفرغه إن لم تعد تحتاجه.',
  pictures: 'صور المنتج ترفعها في قسم الصور بعد حفظه.',
  active: 'نشط: يُباع في المتجر',
  activeHint: 'يظهر في المتجر بسعره وصوره.',
  inactiveHint: 'لا يظهر في المتجر. جهّزه ثم فعّله متى شئت.',
  replaces: (names: readonly string[]) =>
    `إن بيع هذا المنتج توقف بيع ${names.map((name) => `«${name}»`).join(' و')}.`,
  stops: 'بعد الحفظ يتوقف بيعه، ولا يُباع شيء حتى تفعّل منتجاً.',
};

const { name, description, price, stock_quantity: stock } = PRODUCT_LIMITS;

/** Form errors. */
export const productFieldErrors = {
  'name-required': 'يرجى إدخال اسم المنتج',
  'name-too-long': `الاسم أطول من ${name} حرفاً`,
  'description-too-long': `الوصف أطول من ${formatNumber(description)} حرف`,
  'price-required': 'يرجى إدخال السعر',
  'price-not-a-number': 'اكتب السعر رقماً، مثل 299 أو 299.50',
  'price-too-exact': 'السعر بخانتين بعد الفاصلة على الأكثر',
  'price-too-low': `أقل سعر ${formatCharge(LEAST_PRICE)}: لا تقبل زينة أقل من ذلك`,
  'price-too-high': `أعلى سعر ${formatCharge(price)}`,
  'stock-required': 'يرجى إدخال الكمية، ولو صفراً',
  'stock-not-whole': 'اكتب الكمية رقماً صحيحاً، صفراً أو أكثر',
  'stock-too-high': `أعلى كمية ${formatNumber(stock)}`,
  'image-url-invalid': 'اكتب رابطاً كاملاً يبدأ بـ https:// أو اتركه فارغاً',
};
