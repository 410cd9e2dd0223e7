import { CHARGE_CURRENCY, formatNumber } from '@ghar/domain/money/currency';
import { DEFAULT_MAX_PIECES } from '@ghar/domain/content/default-settings';
import {
  SETTINGS_LIMITS,
  type CashInvoice,
  type Notification,
} from '@ghar/domain/content/settings';
import { currencySymbols } from '@ghar/domain/i18n/ar/money';
import type { CountryCode } from '@ghar/domain/contact/country';
import type { MessageState } from '@ghar/domain/messages/message';
import { years } from './count.ts';

/** The settings page. */
export const settingsTexts = {
  lead: 'كيف يعمل متجرك. يُحفظ كل تغيير تلقائياً.',
  unreadable: (path: string) =>
    `الإعدادات محفوظة بصيغة لا يعرفها المتجر، فيعمل بالافتراضية. أخبر من يعتني بموقعك ليصلحها، واذكر له: ${path}`,
  groups: {
    delivery: 'مدة التوصيل',
    orders: 'الطلبات والمخزون',
    payment: 'وسائل الدفع',
    cash: 'الدفع عند الاستلام',
    notifications: 'التنبيهات',
    seller: 'البائع والضريبة',
    privacy: 'الخصوصية',
    shop: 'اسم المتجر والتواصل',
  },
  deliveryLead: 'بأيام العمل من الدفع حتى باب العميل. تظهر عند السعر وفي نموذج الطلب وسياسة الشحن.',
  from: 'من',
  to: 'إلى',
  days: (from: string, to: string) => `${from} إلى ${to}`,
  byDefault: (from: number, to: number) => `الافتراضي: ${from} إلى ${to}`,
  maxPieces: 'أكثر عدد من القطع في الطلب',
  maxPiecesHint: `اتركه فارغاً ليبقى ${formatNumber(DEFAULT_MAX_PIECES)}.`,
  fewLeft: 'نبّهني حين ينخفض المخزون إلى',
  fewLeftHint: 'في لوحة المعلومات وفي رسالة المخزون. الافتراضي: 10.',
  unpaidDays: 'أيام بقاء الطلب غير المدفوع في «بانتظارك الآن»',
  unpaidDaysHint: 'من اليوم التالي للطلب. بعدها تجده في قائمة الطلبات. الافتراضي: 7.',
  retention: 'مدة حفظ بيانات العميل',
  years,
  retentionHint:
    'من يوم الطلب. بعدها يُمحى كل ليلة اسم العميل وجواله وبريده وعنوانه من الطلبات المنتهية، ولا رجعة في ذلك. تذكرها صفحة الخصوصية لزوّارك. الافتراضي: 7 سنوات.',
  marks: 'ما يقبله حسابك لدى مزوّد الدفع',
  marksHint:
    'تظهر أسماؤها عند السعر. علّم ما جرّبته في صفحة الدفع فقط، وإن لم تعلّم شيئاً لم يظهر منها شيء.',
  cash: {
    lead: 'يدفع العميل نقداً لمندوب التوصيل، وتسلّمك شركة الشحن ما قبضته. فعّله حيث تقبض شركتك عنك.',
    offered: 'متاح',
    off: 'غير متاح',
    fee: 'الرسوم',
    maxTotal: 'حتى مجموع',
    belowOnePiece: (least: string) => `لن يتاح لأي طلب: قطعة واحدة مع الرسوم ${least}.`,
    currency: currencySymbols[CHARGE_CURRENCY],
    terms: (fee: string, most: string) =>
      `الرسوم ${fee}، ${most === '' ? 'لأي مجموع' : `حتى مجموع ${most}`}`,
    hours: 'ساعات انتظار التأكيد',
    hoursHint: 'إن لم يؤكّد العميل طلبه خلالها انتهى الطلب وعادت قطعه إلى المخزون. الافتراضي: 24.',
    firstOrders: 'أول طلب من الجوال',
    firstOrdersHint: 'أوقفه إن كثر من يطلب ولا يستلم: يدفع العميل أول طلب له بالبطاقة.',
    firstOrdersOn: 'يُقبل دفعه عند الاستلام',
    invoice: 'متى تصدر الفاتورة',
    invoiceHint:
      'لما يُشحن من الآن. إن صدرت عند الشحن ثم رفض العميل الطرد، صدر معها إشعار دائن. ومتى قبضت المبلغ لم تصدر فاتورة ثانية. اسأل محاسبك أيّهما يناسب تسجيلك الضريبي.',
    invoices: {
      collected: 'حين تقبض المبلغ',
      shipped: 'حين تشحن الطلب',
    } satisfies Readonly<Record<CashInvoice, string>>,
  },
  email: 'بريد التنبيهات',
  emailHint: 'اتركه فارغاً فلا يصلك شيء بالبريد.',
  whatsapp: 'رقم واتساب للتنبيهات',
  whatsappHint: 'بمفتاح الدولة، أو رقم إماراتي كما تكتبه عادة. اتركه فارغاً فلا يصلك شيء على واتساب.',
  notify: 'أرسل لي',
  notifications: {
    new_order: 'كل طلب جديد دُفع',
    needs_you: 'ما يحتاج تدخّلي',
    stock: 'قرب نفاد المخزون أو نفاده',
    summary: 'ملخّص كل صباح',
  } satisfies Readonly<Record<Notification, string>>,
  country: 'بلد المنشأة',
  countryHint: 'ضريبته هي التي تُكتب في الفاتورة.',
  taxNumber: 'الرقم الضريبي',
  taxNumberHint: 'اتركه فارغاً ما دمت غير مسجّل، فلا تُذكر ضريبة في الفاتورة.',
  legalName: 'الاسم القانوني',
  address: 'العنوان',
  licence: 'الرخصة',
  notWritten: 'لم يُكتب بعد',
  imprint: 'هكذا يظهر البائع في الفواتير، وفي بياناته المنشورة في المتجر.',
  shopText: 'اسم المتجر وواتساب العملاء والبريد والهاتف نصوص يراها الزائر.',
  shopLink: 'عدّلها في قسم المحتوى، تبويب «عن المتجر»',
  problems: {
    'days-turned': 'الأقل أولاً: اجعل «من» لا تزيد على «إلى».',
    'cash-fee': `اكتب الرسوم من 0 إلى ${formatNumber(SETTINGS_LIMITS.cash_fee.most)}، واكتب 0 إن كنت لا تأخذ رسوماً.`,
    'cash-max-total': `اكتب مبلغاً من ${SETTINGS_LIMITS.cash_max_total.least} إلى ${formatNumber(SETTINGS_LIMITS.cash_max_total.most)}، أو اتركه فارغاً لأي مجموع.`,
    email: 'اكتب بريداً واحداً كاملاً، مثل name@example.com',
    phone: 'ليس رقم جوال نعرفه. اكتبه بمفتاح الدولة، مثل ‎+971 50 123 4567',
    'too-long': 'أطول من المسموح. اختصره ليُحفظ.',
  },
  range: (least: number, most: number) => `اكتب عدداً صحيحاً من ${least} إلى ${most}.`,
};

/** The merchant's test message. */
export const testMessageTexts = {
  send: { email: 'أرسل رسالة بريد للتجربة', whatsapp: 'أرسل رسالة واتساب للتجربة' },
  sending: 'جاري الإرسال',
  /** Below the button while there is no recipient. */
  noRecipient: {
    email: 'اكتب بريدك أولاً، ثم جرّبه من هنا.',
    whatsapp: 'اكتب رقمك أولاً، ثم جرّبه من هنا.',
  },
  /** The message's state. */
  states: {
    queued: 'بانتظار الإرسال',
    sent: 'أُرسلت',
    delivered: 'وصلت',
    read: 'قُرئت',
    failed: 'لم تُرسل',
    doubtful: 'لا نعرف هل أُرسلت، فالمزوّد لم يجب',
    withdrawn: 'سُحبت ولم تُرسل',
  } satisfies Readonly<Record<MessageState, string>>,
  to: (recipient: string) => `إلى ${recipient}`,
  reason: (code: string) => `ما قاله المزوّد: ${code}`,
};

/** The choice of the packing slips' size. */
export const slipFormatTexts = {
  heading: 'الطباعة',
  name: 'ورقة التجهيز',
  hint: 'يُحفظ اختيارك لهذا الجهاز، فلكل طابعة ورقها.',
  formats: {
    page: 'صفحة A4 لكل طلب، ومعها ملاحظة الفريق',
    quarters: 'أربع أوراق في صفحة A4',
    label: 'ملصق 10 × 15 سم لكل طلب',
  },
};

/** The dialog that edits who sells. */
export const sellerDialogTexts = {
  open: 'عدّل بيانات البائع',
  title: 'بيانات البائع والضريبة',
  lead: 'تُكتب في كل فاتورة جديدة، ويُنشر الاسم والعنوان والرخصة في المتجر.',
  taxNumberForms: {
    ae: 'الرقم الضريبي في الإمارات 15 رقماً',
    sa: 'الرقم الضريبي في السعودية 15 رقماً، أوله 3 وآخره 3',
    bh: 'الرقم الضريبي في البحرين 15 رقماً',
    om: 'الرقم الضريبي في عُمان OM وبعده 10 أرقام',
    qa: 'راجع الرقم الضريبي',
    kw: 'راجع الرقم الضريبي',
  } satisfies Readonly<Record<CountryCode, string>>,
  askTitle: 'صدرت فواتير بالبيانات السابقة',
  askText:
    'تبقى الفواتير الصادرة كما هي، وتحمل البيانات الجديدة كل فاتورة تصدر بعد الآن. غيّر هذه البيانات إن تغيّرت فعلاً، أو لتصحيح خطأ فيها.',
  ask: 'احفظ البيانات الجديدة',
  asking: 'يُحفظ…',
};
