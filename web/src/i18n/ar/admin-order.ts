import type { TrackingReason } from '@ghar/domain/order/carrier';
import { CHARGE_CURRENCY, formatNumber } from '@ghar/domain/money/currency';
import { currencySymbols } from '@ghar/domain/i18n/ar/money';
import type { NotSent } from '@ghar/domain/order/may';
import type { OrderEvent, PaymentFailure } from '@ghar/domain/order/order';
import type { ShownReason } from '@ghar/domain/order/review-reasons';
import type { PaymentContradiction } from '@ghar/domain/order/payment-of';
import type { OrderState } from '@ghar/domain/order/order-state';
import { amountOf, byName } from './admin-order-history.ts';
import { nameOfCarrier } from './carrier.ts';
import { ofOrders, orders, pieces, parcels } from './count.ts';
import { orderStateNames, owedTexts } from './status.ts';

/** An order's page. */
export const orderPageTexts = {
  title: (number: string) => `الطلب ${number}`,
  missing: 'لا يوجد طلب بهذا الرقم',
  missingText: 'قد يكون الرابط ناقصاً. ابحث عن الطلب برقمه أو جوال صاحبه.',
  toList: 'افتح قائمة الطلبات',
  progress: 'حالة الطلب',
  status: 'الطلب',
  payment: 'الدفع',
  /** Sent, to be paid another way. */
  unpaidText: 'لم يُقبض ثمنه بعد.',
  received: 'سجّل قبض الثمن',
  paidAt: 'وقت الدفع',
  intent: 'رقم الدفعة',
  formerIntents: 'دفعات سابقة',
  uncounted: 'دفعة لم تُحتسب لهذا الطلب',
  giveBack: 'أعد هذه الدفعة',
  giveBackOf: (amount: string) => `أعد هذه الدفعة، ${amount}`,
  review: 'في هذا الطلب مسألة تحتاج مراجعتك',
  reviewText: 'التفاصيل في سجل الطلب أدناه.',
  reviewed: 'راجعتها',
  customer: 'العميل',
  ordersOfPhone: 'طلبات هذا الجوال',
  orders,
  items: 'المنتج والمبلغ',
  product: 'المنتج',
  source: 'المصدر',
  fromPanel: 'أُدخل من لوحة التحكم',
  parcel: 'الشحن والملاحظة',
  carrier: 'شركة الشحن',
  tracking: 'رقم التتبع',
  trackingHint: 'كما كتبته شركة الشحن',
  track: 'تتبّع الشحنة',
  note: 'ملاحظة للفريق',
  noteHint: 'للتجهيز وشركة الشحن، ولا يراها العميل',
  history: 'سجل الطلب',
  /** Collapsed: stock movements and opened payment pages. */
  historyDetails: 'تفاصيل المخزون والدفع',
  /** The merchant's next step, by the resulting status. */
  nextStep: {
    confirmed: 'أكّد الطلب',
    shipped: 'سجّل الشحن',
    delivered: 'سجّل الوصول',
    collected: 'سجّل القبض',
    returned: 'عاد الطرد',
  },
  /** Of an order that was to be paid at the door, and was paid before it was sent. */
  printAgain:
    'كان سيُدفع عند الاستلام ثم دُفع. إن طبعت ورقته قبل ذلك فاطبعها من جديد، فالقديمة تطلب من المندوب أن يقبض ثمنه.',
  /** Of a cash order on its way. */
  refusedAtDoor: 'لم يستلمه',
  method: 'طريقة الدفع',
  cashFee: 'رسوم الدفع عند الاستلام',
  /** The amount for the courier to collect. */
  collect: 'يُقبض عند التسليم',
  confirmation: 'التأكيد',
  confirmedBy: {
    customer: (minute: string) => `أكّده العميل من الرابط، ${minute}`,
    shop: 'أُكّد من لوحة التحكم',
  },
  refusals: 'هذا الجوال',
  refusedBefore: (count: number) => `رفض من قبل عند الباب: ${parcels(count)}`,
  confirmBy: (minute: string) => `لم يؤكّده أحد بعد. ينتهي وحده ${minute}`,
  stepping: 'جاري الحفظ',
  call: 'اتصل بالعميل',
  callShort: 'اتصل',
  copyAddress: 'انسخ العنوان مع الاسم والجوال',
  copyShort: 'انسخ العنوان',
  whatsapp: 'راسل العميل على واتساب',
  whatsappShort: 'واتساب',
  printInvoice: 'اطبع الفاتورة',
  invoice: 'الفاتورة',
  printSlip: 'اطبع ورقة التجهيز',
  slip: 'ورقة التجهيز',
};

/** An order's state, and what the merchant should do. */
export const orderStateTexts: Readonly<Record<OrderState, string>> = {
  review: 'فيه مسألة تحتاج مراجعتك قبل أي خطوة.',
  owed: 'أُلغي بعد دفعه، والمبلغ مستحق للعميل.',
  refunded: 'أُعيد مبلغه كله إلى العميل، فلا تشحنه.',
  refunding: 'مبلغه كله في طريقه إلى العميل، فلا تشحنه.',
  /** Followed by the other order's number. */
  replaced: 'لا يُنتظر دفعه، فقد حلّ محلّه طلب آخر للعميل:',
  unpaid: 'لم يُدفع بعد. انتظر الدفع قبل شحنه.',
  declined: 'لم تنجح الدفعة. يمكن للعميل أن يدفع من صفحة طلبه.',
  unconfirmed: 'مدفوع، وينتظر تأكيدك.',
  ready: 'مدفوع ومؤكد. جهّزه واشحنه.',
  'cash-unconfirmed': 'الدفع عند الاستلام، وينتظر تأكيد العميل. أكّده بنفسك إن كلّمته.',
  'cash-ready': 'الدفع عند الاستلام، ومؤكد. جهّزه واشحنه، وثمنه يُقبض عند الباب.',
  'cash-ended': 'انتهى ولم يُحجز له شيء. يمكن للعميل أن يدفع ثمنه بالبطاقة من صفحة طلبه.',
  shipped: 'في الطريق إلى العميل.',
  delivered: 'وصل إلى العميل.',
  'to-collect':
    'وصل إلى العميل، وثمنه عند شركة الشحن. سجّل القبض حين يصلك، فيُحسب المبلغ في مبيعات يومه.',
  'coming-back':
    'لم يستلمه العميل، وهو في طريق العودة إليك. سجّل عودته حين يصلك، فتعود قطعه إلى المخزون.',
  cancelled: 'ملغى، ولا شيء مطلوب منك.',
};

/** A cash order that ended unpaid. */
export const cashEndTexts = {
  'cash-unconfirmed':
    'لم يؤكّده العميل في وقته، فانتهى وعادت قطعه إلى المخزون. ما زال يستطيع أن يدفعه بالبطاقة من صفحة طلبه.',
  'cash-not-collected': 'لم يُقبض ثمنه، وعادت قطعه إلى المخزون.',
} satisfies Readonly<Partial<Record<PaymentFailure, string>>>;

/** Choice of carrier. */
export const carrierTexts = {
  label: 'شركة الشحن',
  none: 'بلا شركة شحن',
  unchosen: 'لم تُختر بعد',
  /** Several orders, each with its own. */
  asStored: 'كما هي في كل طلب',
  missing: 'اختر الشركة ليعرف العميل أين وصلت شحنته، أو «بلا شركة شحن» إن كنت توصلها بنفسك.',
  other: 'شركة أخرى…',
  otherTitle: 'شركة شحن أخرى',
  name: 'اسم الشركة',
  nameHint: 'يراه العميل بهذا الاسم، دون رابط للتتبع',
  nameMissing: 'اكتب اسم الشركة',
  choose: 'اخترها',
  /** Why a text is not a tracking number. */
  reasons: {
    rounded:
      'اختصر برنامج الجداول هذا الرقم فضاعت أرقامه الأخيرة. انسخه من شركة الشحن، أو اجعل عموده نصاً وانسخه من جديد.',
    formula: 'هذه صيغة من برنامج الجداول وليست رقم تتبع. اكتب الرقم نفسه.',
  } satisfies Readonly<Record<TrackingReason, string>>,
  /** A number that does not look like the carrier's. */
  unlike: (carrier: string) => `لا يشبه أرقام ${nameOfCarrier(carrier)}. تأكد منه، ويُحفظ كما هو.`,
};

const nameOfParcelCarrier = (carrier: string | null): string =>
  carrier === null ? carrierTexts.none : nameOfCarrier(carrier);

/** The shipping dialog. */
export const shipDialogTexts = {
  title: 'شحن الطلب',
  to: 'إلى',
  optional: 'اختياري',
  /** What the customer is told. The panel does not know the configured channels. */
  told: (isTracked: boolean) =>
    `يرى العميل الشحن في صفحة طلبه، وتصله رسالة ${isTracked ? 'فيها رقم التتبع' : 'بلا رقم تتبع'} إن كان لمتجرك واتساب أو بريد يصل إليه.`,
  notNotified: 'لم يوافق العميل على الرسائل: يرى الشحن في صفحة طلبه وحدها.',
  ship: 'سجّل الشحن',
  shipWithout: 'سجّل بلا رقم تتبع',
  /** Another admin shipped it meanwhile. */
  shipped: 'سُجّل شحن هذا الطلب في هذه الأثناء.',
  save: 'احفظ الشحنة',
  /** Another admin stored a number meanwhile. */
  overtaken: (number: string) =>
    number === ''
      ? 'مُسح رقم التتبع في هذه الأثناء. إن حفظت سُجّل رقمك.'
      : `رقم التتبع المحفوظ الآن ${number}. إن حفظت حلّ رقمك محلّه.`,
  carrierOvertaken: (carrier: string | null) =>
    `شركة الشحن المحفوظة الآن «${nameOfParcelCarrier(carrier)}». إن حفظت حلّ اختيارك محلّها.`,
};

/** The bulk shipping dialog. */
export const bulkShipTexts = {
  title: (count: number) => `شحن ${ofOrders(count)}`,
  paste: 'الصق أرقام التتبع',
  pasteHint: 'سطر لكل طلب: رقم الطلب ثم رقم التتبع، كما تنسخهما من موقع شركة الشحن أو ملفها',
  matched: (found: number, all: number) =>
    `وجدنا أرقام ${formatNumber(found)} من ${formatNumber(all)}.`,
  unknown: 'سطور لا تخص هذه الطلبات، أو تكررت:',
  rows: 'الطلبات وأرقام تتبعها',
  numberOf: (number: string) => `رقم تتبع الطلب ${number}`,
  replaced: (number: string) => `المحفوظ الآن ${number}، ويحلّ هذا محلّه.`,
  removed: (number: string) => `المحفوظ الآن ${number}، ويُحذف.`,
  carrierReplaced: (stored: string | null, chosen: string | null) =>
    `«${nameOfParcelCarrier(stored)}» الآن، وتصير «${nameOfParcelCarrier(chosen)}».`,
  repeated: 'الرقم نفسه لطلبين. تأكد منه.',
  told: 'يرى كل عميل الشحن في صفحة طلبه. ومن وافق على الرسائل، ويصل إليه واتساب متجرك أو بريده، تصله رسالة فيها رقم التتبع إن كُتب.',
  leftOut: (count: number) => `لا يُشحن الآن من اختيارك ${orders(count)}:`,
  notSent: {
    erased: 'مُحيت بيانات عميله',
    review: 'يحتاج مراجعتك',
    cancelled: 'ملغى',
    test: 'تجريبي، لم ينتقل فيه مال',
    refunded: 'أُعيد مبلغه كله',
    refunding: 'مبلغه كله في طريقه إلى العميل',
    unconfirmed: 'ينتظر تأكيد العميل',
  } satisfies Readonly<Record<Exclude<NotSent, 'unpaid'>, string>>,
  ship: (count: number) => `سجّل شحن ${ofOrders(count)}`,
};

/** Why an order needs a review, and what to do. */
export const reviewReasonTexts: Readonly<Record<ShownReason, string>> = {
  'payment-mismatch':
    'وصلت دفعة بمبلغ غير مبلغ الطلب فلم تُحتسب له، ومبلغها في سجلّه. أعدها إلى العميل من «المنتج والمبلغ» أدناه، وإن كانت بعملة أخرى فمن لوحة زينة.',
  'payment-duplicate':
    'وصلت دفعة ثانية لهذا الطلب. أعدها إلى العميل من «المنتج والمبلغ» أدناه، ويزول هذا التنبيه بعدها.',
  'payment-by-hand-replaced':
    'دفع العميل هذا الطلب بالبطاقة، وكان مسجّلاً مدفوعاً بغيرها. احتُسبت دفعة البطاقة، وسُحبت الدفعة المسجّلة يدوياً كي لا يُحسب المبلغ مرتين. إن كان مبلغها قد وصلك فعلاً فأعده إلى العميل كما وصل، دون تسجيل شيء هنا. وإن لم يصلك فلا تُعد شيئاً. ثم اضغط «راجعتها».',
  'payment-given-back':
    'وصلت لهذا الطلب دفعة لم تُحتسب له، وأُعيدت كلها إلى العميل. لا تُعدها مرة أخرى.',
  'stock-short':
    'نفدت قطع هذا الطلب من المخزون. وفّرها ثم اشحنه، أو ألغه وأعد المبلغ إن كان مدفوعاً.',
  'paid-though-cancelled': 'دفعه العميل بعد إلغائه. أعد إليه المبلغ، أو أكّد الطلب من جديد.',
  'paid-though-refunded':
    'دفعه العميل بعد أن أُعيد إليه مبلغه، ولم تُحجز له قطع. أعد إليه المبلغ، أو اشحنه إن كان ما زال يريده.',
  'paid-though-sent':
    'دُفع بالبطاقة بعد أن شُحن ليُدفع عند الاستلام. اطلب من شركة الشحن ألا تقبض ثمنه، وإن قبضته فأعد أحد المبلغين إلى العميل.',
  'paid-though-replaced':
    'دفع العميل هذا الطلب، ودفع الطلب الذي حلّ محلّه. اسأله أيهما يريد، ثم ألغ الآخر وأعد مبلغه.',
  'unpaid-by-hand':
    'دفع العميل ثمن هذا الطلب، وغُيّرت حالة دفعه يدوياً. ما دامت كذلك لا يُحسب في إجمالي الإيرادات ولا يُطلب منك ردّه.',
  'refund-made': 'أُعيد من ثمن هذا الطلب مبلغ من تطبيق زينة. تأكد أنه ما زال مطلوباً قبل أن تشحنه.',
  'refund-failed':
    'لم ينجح ردّ مبلغ من ثمن هذا الطلب، ولم يصل العميل منه شيء. أعد المحاولة من «المبالغ المعادة».',
  'refund-unclear':
    'أبلغتنا زينة بحالة لا نعرفها لمبلغ يُعاد من هذا الطلب. تأكد في لوحة زينة هل وصل العميل.',
  'paid-differs':
    'عند مراجعة الحساب مع زينة اختلفت حالة دفع هذا الطلب عمّا في دفاترك. السجلّ يذكر ما عند كلٍّ منهما. ابحث عن الدفعة برقمها في لوحة زينة قبل أن تشحنه أو تعيد مبلغه.',
  'amount-differs':
    'عند مراجعة الحساب مع زينة اختلف المبلغ المدفوع لهذا الطلب عمّا في دفاترك. السجلّ يذكر المبلغين. ابحث عن الدفعة برقمها في لوحة زينة.',
  'refund-differs':
    'عند مراجعة الحساب مع زينة اختلف مبلغ أُعيد من هذا الطلب عمّا في دفاترك. السجلّ يذكر ما عند كلٍّ منهما. تأكد في لوحة زينة هل وصل العميل.',
  'fee-differs':
    'عند مراجعة الحساب مع زينة اختلفت رسومها على هذا الطلب عمّا في دفاترك. السجلّ يذكر الرسمين. اسأل زينة إن لم تعرف السبب.',
  'payment-unclear':
    'لا نعرف مصير دفعة هذا الطلب. ابحث عنها برقمها في لوحة زينة. إن بقيت كذلك يوماً عادت قطعه إلى المخزون.',
};

/** Restores the provider's payment status. */
export const putBackTexts: Readonly<Record<PaymentContradiction, string>> = {
  'unpaid-by-hand': 'أرجعها إلى «مدفوع»',
};

/** Refunds. */
export const refundTexts = {
  heading: 'المبالغ المعادة',
  give: 'أعد مبلغاً',
  note: 'سجّل مبلغاً أعدته',
  none: 'لم يُعَد من ثمن هذا الطلب شيء.',
  owed: owedTexts.short,
  owedText: 'أُلغي هذا الطلب بعد دفعه. أعد المبلغ من «المبالغ المعادة».',
  refunding: orderStateNames.refunding,
  refunded: 'أُعيد منه',
  by: byName,
  /** Made in the provider's own app. */
  inApp: 'من تطبيق زينة',
  byHand: 'أُعيد خارج زينة، وسُجّل هنا',
  ofOtherPayment: 'من دفعة أخرى، فلا يُطرح من ثمن الطلب',
  noteByHand: 'سجّل أنك أعدته بنفسك',
  pending: 'عند زينة، ونتابعه تلقائياً.',
  look: 'تحقّق الآن',
  looking: 'جاري التحقّق',
  stillPending: 'ما زال عند زينة',
};

/** Giving back and cancelling several orders. */
export const bulkRefundTexts = {
  open: 'أعِد المبالغ وألغِ الطلبات المختارة',
  /** By which of the orders are cancelled with it; the others are already. */
  title: {
    all: 'إعادة المبالغ وإلغاء الطلبات',
    some: 'إعادة المبالغ وإلغاء الطلبات',
    none: 'إعادة مبالغ الطلبات الملغاة',
  },
  orders: 'الطلبات',
  byHand: 'منها ما قُبض بغير البطاقة، وتعيده أنت',
  sum: 'المجموع',
  meaning: {
    all: 'يعود إلى كل عميل ما بقي من ثمن طلبه، ويُلغى الطلب وتعود قطعه إلى المخزون.',
    some: 'يعود إلى كل عميل ما بقي من ثمن طلبه. وما لم يُلغَ من هذه الطلبات يُلغى، وتعود قطعه إلى المخزون.',
    none: 'يعود إلى كل عميل ما بقي من ثمن طلبه. هذه الطلبات ملغاة من قبل، فلا يتغيّر المخزون.',
  },
  leftOut: (count: number) => `لا يشمل ${ofOrders(count)}: شُحن، أو لم يُدفع، أو أُعيد ثمنه.`,
  typeSum: 'اكتب المجموع للتأكيد',
  wrongSum: (sum: string) => `المجموع ${sum}`,
  submit: (count: number) => `أعِد مبالغ ${ofOrders(count)}`,
  done: (count: number) => `أُعيدت مبالغ ${ofOrders(count)}`,
  failed: (count: number) => `لم تُعَد مبالغ ${ofOrders(count)}. راجع السبب، ثم أعد المحاولة.`,
  none: 'ليس في المختار طلب يُعاد ثمنه. ما شُحن أو لم يُدفع يُعاد من صفحته.',
  tooMany: (most: number) => `اختر ${ofOrders(most)} على الأكثر، لتراجعها قبل أن تعيد مبالغها.`,
};

/** The refund dialog. */
export const refundDialogTexts = {
  title: (number: string) => `ردّ مبلغ الطلب ${number}`,
  paid: 'دفع العميل',
  otherPayment: 'دفعة لم تُحتسب',
  refunded: 'أُعيد من قبل',
  refunding: orderStateNames.refunding,
  left: 'يمكن ردّه الآن',
  amount: 'المبلغ',
  currency: currencySymbols[CHARGE_CURRENCY],
  problems: {
    number: 'اكتب المبلغ بالأرقام',
    positive: 'اكتب مبلغاً أكبر من صفر',
    decimals: 'رقمان بعد الفاصلة على الأكثر',
    'too-much': 'أكثر مما يمكن ردّه الآن',
  },
  reason: 'السبب',
  optional: 'اختياري',
  reasonHint: 'لسجلّكم فقط، لا يراه العميل',
  reasons: ['طلب العميل الإلغاء', 'وصل تالفاً', 'لم يناسب العميل'],
  cancels: 'ألغِ الطلب أيضاً، فتعود قطعه إلى المخزون',
  restocks: (quantity: number) =>
    `رجعت إليك ${pieces(quantity)}، ${quantity === 2 ? 'وتعودان' : 'وتعود'} إلى المخزون`,
  submit: 'أعد المبلغ',
  give: (amount: string) => `أعد ${amount}`,
  note: (amount: string) => `سجّل ردّ ${amount}`,
  arrives:
    'يعود المبلغ إلى بطاقة العميل خلال 5 إلى 10 أيام عمل بحسب بنكه. رسوم زينة لا تُعاد إليك، ولا يمكن التراجع عن الردّ.',
  byHand:
    'قُبض ثمن هذا الطلب خارج زينة، فلا يُعاد عبرها. أعد المبلغ إلى العميل بالطريقة التي قبضته بها، ثم سجّله هنا. لا تصله رسالة بذلك.',
  byHandInstead:
    'لم تردّ زينة هذا المبلغ. أعده إلى العميل بطريقة أخرى، كتحويل أو نقداً، ثم سجّله هنا. لا تصله رسالة بذلك.',
  test: 'دفعة هذا الطلب تجريبية: لن ينتقل مال.',
  requested: (amount: string) => `طُلب ردّ ${amount}، ونتابعه مع زينة`,
  completed: (amount: string) => `أُعيد ${amount} إلى العميل`,
  /** No answer yet: only the same request is sent again. */
  inDoubt:
    'لا نعرف إن وصل طلب الردّ، فلا تطلبه من مكان آخر. اضغط «تحقّق الآن»: إن كان قد وصل فلن يتكرّر.',
  again: 'تحقّق الآن',
};

/** The invoice of an order that was paid by hand. */
export const orderInvoiceTexts = {
  number: 'الفاتورة',
  issue: 'أصدر الفاتورة',
  title: 'إصدار فاتورة لهذا الطلب؟',
  text: 'تأخذ الفاتورة الرقم التالي في السلسلة، ولا يُحذف. وإن أعدت الدفع إلى «بانتظار الدفع» بعدها، صدر إشعار دائن بما بقي منها.',
  issuing: 'جاري الإصدار',
};

/** Looking up a payment at the provider, and its result. */
export const checkPaymentTexts = {
  look: 'تحقّق الآن',
  looking: 'جاري التحقّق',
  found: {
    paid: 'الطلب مدفوع',
    pending: 'لم تصل دفعة بعد',
    failed: 'لم يكتمل الدفع',
  },
};

/** Ending a review. */
export const reviewTexts = {
  /** For a helper. */
  ofAdmin: 'في هذا الطلب مسألة يراجعها المدير. اسأله قبل أن تشحنه.',
  otherOrder: 'الطلب الآخر:',
  /** Before the payment's id. */
  payment: (event: OrderEvent) => `رقم الدفعة في لوحة زينة${amountOf(event)}:`,
  /** Of a payment by hand; before its amount. */
  withdrawn: (event: OrderEvent) => `الدفعة المسجّلة يدوياً التي سُحبت${amountOf(event)}`,
  title: 'هل راجعت هذه المسألة؟',
  text: 'يزول هذا التنبيه عند كل المديرين، ويبقى في السجل أنك راجعتها. وإن كان الطلب غير مدفوع، أمكن العميل أن يدفعه من جديد.',
  confirm: 'نعم، راجعتها',
  confirming: 'جاري الحفظ',
};

/** States of a text saved in place. */
export const savedTextTexts = {
  save: 'احفظ',
  saving: 'جاري الحفظ',
  saved: 'محفوظ',
  unsaved: 'لم يُحفظ بعد',
  failed: 'لم يُحفظ، ونصّك باقٍ هنا',
  /** The other version, and its author if known. */
  stored: (text: string, by: string | null = null) =>
    `المحفوظ الآن${by === null ? '' : ` ${byName(by)}`}: ${text}`,
  storedEmpty: 'المحفوظ الآن: فارغ',
};
