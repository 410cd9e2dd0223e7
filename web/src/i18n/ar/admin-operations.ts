import { formatCharge } from '@ghar/domain/i18n/ar/money';
import type { AdminErrorCode, ErrorFacts, ShopperErrorCode } from '@ghar/domain/error-code';
import { byName } from './admin-order-history.ts';
import { minutes, pieces } from './count.ts';

type OperationWords = {
  /** Refused by the backend, or unreachable. */
  readonly failed: string;
  /** A bug in the app. */
  readonly unexpected: string;
  /** The success toast; null if the result is visible anyway. */
  readonly done: string | null;
};

const loading = (failed: string, unexpected: string): OperationWords => ({
  failed,
  unexpected,
  done: null,
});

/** Every panel operation that can fail (specification, section 8). */
export const OPERATIONS = {
  'load-messages': loading('فشل في تحميل الرسائل', 'حدث خطأ أثناء تحميل الرسائل'),
  'resend-message': {
    failed: 'لم نرسل الرسالة',
    unexpected: 'حدث خطأ أثناء إرسال الرسالة',
    done: 'أعدنا المحاولة، وترى النتيجة بجانب الرسالة',
  },
  'load-orders': loading('فشل في تحميل الطلبات', 'حدث خطأ أثناء تحميل الطلبات'),
  'update-order-status': {
    failed: 'فشل في تحديث حالة الطلب',
    unexpected: 'حدث خطأ أثناء تحديث الطلب',
    done: 'تم تحديث حالة الطلب',
  },
  'update-payment-status': {
    failed: 'فشل في تحديث حالة الدفع',
    unexpected: 'حدث خطأ أثناء تحديث حالة الدفع',
    done: 'تم تحديث حالة الدفع',
  },
  'update-orders': {
    failed: 'فشل في تحديث حالة الطلبات',
    unexpected: 'حدث خطأ أثناء تحديث الطلبات',
    done: 'تم تحديث حالة الطلبات',
  },
  'compare-statement': loading('لم يُطابق الكشف', 'حدث خطأ أثناء مطابقة الكشف'),
  'return-parcel': {
    failed: 'لم تُسجّل عودة الطرد',
    unexpected: 'حدث خطأ أثناء تسجيل عودة الطرد',
    done: 'سُجّلت عودة الطرد',
  },
  'undo-order-change': {
    failed: 'فشل في التراجع عن التغيير',
    unexpected: 'حدث خطأ أثناء التراجع',
    done: 'تم التراجع عن التغيير',
  },
  // Shown beside the field.
  'save-order-note': {
    failed: 'فشل في حفظ الملاحظة',
    unexpected: 'حدث خطأ أثناء حفظ الملاحظة',
    done: null,
  },
  'save-tracking-number': {
    failed: 'فشل في حفظ رقم التتبع',
    unexpected: 'حدث خطأ أثناء حفظ رقم التتبع',
    done: null,
  },
  'save-parcel': {
    failed: 'فشل في حفظ بيانات الشحنة',
    unexpected: 'حدث خطأ أثناء حفظ بيانات الشحنة',
    done: 'تم حفظ بيانات الشحنة',
  },
  'review-payment': {
    failed: 'فشل في حفظ المراجعة',
    unexpected: 'حدث خطأ أثناء حفظ المراجعة',
    done: 'تم حفظ المراجعة',
  },
  // Shown in the dialog.
  'refund-order': {
    failed: 'فشل في ردّ المبلغ',
    unexpected: 'حدث خطأ أثناء ردّ المبلغ',
    done: null,
  },
  'look-at-payment': {
    failed: 'تعذّر الاتصال بزينة',
    unexpected: 'حدث خطأ أثناء التحقّق من الدفع',
    done: null,
  },
  'look-at-refund': {
    failed: 'تعذّر التحقّق من الردّ',
    unexpected: 'حدث خطأ أثناء التحقّق من الردّ',
    done: null,
  },
  'correct-order': {
    failed: 'لم يُحفظ التصحيح',
    unexpected: 'حدث خطأ أثناء حفظ التصحيح',
    done: 'صُحّح الطلب',
  },
  // Shown on its page.
  'enter-order': {
    failed: 'لم يُسجّل الطلب',
    unexpected: 'حدث خطأ أثناء تسجيل الطلب',
    done: null,
  },
  'open-payment': {
    failed: 'لم تُفتح صفحة الدفع',
    unexpected: 'حدث خطأ أثناء فتح صفحة الدفع',
    done: 'فُتحت صفحة الدفع',
  },
  'copy-pay-link': {
    failed: 'تعذّر نسخ الرابط',
    unexpected: 'تعذّر نسخ الرابط',
    done: 'نُسخ رابط الدفع',
  },
  'export-orders': {
    failed: 'فشل في تصدير الطلبات',
    unexpected: 'حدث خطأ أثناء تصدير الطلبات',
    done: 'تم تصدير الطلبات',
  },
  'issue-invoice': {
    failed: 'لم تصدر الفاتورة',
    unexpected: 'حدث خطأ أثناء إصدار الفاتورة',
    done: 'صدرت الفاتورة',
  },
  'export-books': {
    failed: 'فشل في تنزيل الفواتير والإشعارات',
    unexpected: 'حدث خطأ أثناء تنزيل الفواتير والإشعارات',
    done: 'تم تنزيل الفواتير والإشعارات',
  },
  'copy-address': {
    failed: 'تعذّر نسخ العنوان',
    unexpected: 'تعذّر نسخ العنوان',
    done: 'نُسخ العنوان',
  },
  'load-order': loading('فشل في تحميل الطلب', 'حدث خطأ أثناء تحميل الطلب'),
  'load-order-history': loading('فشل في تحميل سجل الطلب', 'حدث خطأ أثناء تحميل سجل الطلب'),
  'print-papers': loading('فشل في تجهيز الأوراق للطباعة', 'حدث خطأ أثناء تجهيز الأوراق للطباعة'),
  'load-order-refunds': loading(
    'فشل في تحميل المبالغ المعادة',
    'حدث خطأ أثناء تحميل المبالغ المعادة',
  ),
  'load-products': loading('فشل في تحميل المنتجات', 'حدث خطأ أثناء تحميل المنتجات'),
  'create-product': {
    failed: 'فشل في إنشاء المنتج',
    unexpected: 'حدث خطأ أثناء حفظ المنتج',
    done: 'تم إنشاء المنتج',
  },
  'update-product': {
    failed: 'فشل في تحديث المنتج',
    unexpected: 'حدث خطأ أثناء حفظ المنتج',
    done: 'تم تحديث المنتج',
  },
  'delete-product': {
    failed: 'فشل في حذف المنتج',
    unexpected: 'حدث خطأ أثناء حذف المنتج',
    done: 'تم حذف المنتج',
  },
  'sell-product': {
    failed: 'فشل في تحديث المنتج',
    unexpected: 'حدث خطأ أثناء حفظ المنتج',
    done: 'تم تبديل المنتج المعروض للبيع',
  },
  'stop-product': {
    failed: 'فشل في تحديث المنتج',
    unexpected: 'حدث خطأ أثناء حفظ المنتج',
    done: 'توقف بيع المنتج',
  },
  'load-images': loading('فشل في تحميل صور المنتج', 'فشل في تحميل صور المنتج'),
  'upload-image': {
    failed: 'فشل في رفع الصورة',
    unexpected: 'فشل في رفع الصورة',
    done: 'تم رفع الصورة',
  },
  'delete-image': {
    failed: 'فشل في حذف الصورة',
    unexpected: 'فشل في حذف الصورة',
    done: 'تم حذف الصورة',
  },
  'update-image': {
    failed: 'فشل في تحديث الصورة',
    unexpected: 'فشل في تحديث الصورة',
    done: 'تم تحديث الصورة',
  },
  'set-primary-image': {
    failed: 'فشل في تعيين الصورة الرئيسية',
    unexpected: 'فشل في تعيين الصورة الرئيسية',
    done: 'تم تعيين الصورة الرئيسية',
  },
  'reorder-images': {
    failed: 'فشل في تحديث الصورة',
    unexpected: 'فشل في تحديث الصورة',
    done: 'تغيّر ترتيب الصور',
  },
  'load-rejections': loading('فشل في تحميل صور المنتج', 'فشل في تحميل صور المنتج'),
  'dismiss-rejection': {
    failed: 'فشل في تحديث الصورة',
    unexpected: 'فشل في تحديث الصورة',
    done: null,
  },
  'load-content': loading('فشل في تحميل المحتوى', 'فشل في تحميل المحتوى'),
  'update-content': {
    failed: 'فشل في تحديث المحتوى',
    unexpected: 'فشل في تحديث المحتوى',
    done: 'تم تحديث المحتوى بنجاح',
  },
  'load-changes': loading('فشل في تحميل سجل التغييرات', 'فشل في تحميل سجل التغييرات'),
  'load-former-texts': loading('فشل في تحميل النسخ السابقة', 'فشل في تحميل النسخ السابقة'),
  'load-order-figures': loading('فشل في تحميل بيانات الطلبات', 'حدث خطأ أثناء تحميل البيانات'),
  'load-books': loading('فشل في تحميل الدفاتر', 'حدث خطأ أثناء تحميل الدفاتر'),
  'load-product-figures': loading('فشل في تحميل بيانات المنتجات', 'حدث خطأ أثناء تحميل البيانات'),
  'load-settings': loading('فشل في تحميل الإعدادات', 'حدث خطأ أثناء تحميل الإعدادات'),
  // Shown below the field.
  'update-seller': {
    failed: 'فشل في حفظ بيانات البائع',
    unexpected: 'حدث خطأ أثناء حفظ بيانات البائع',
    done: 'حُفظت بيانات البائع',
  },
  'update-settings': {
    failed: 'فشل في حفظ الإعداد',
    unexpected: 'حدث خطأ أثناء حفظ الإعداد',
    done: null,
  },
  'send-test-message': {
    failed: 'فشل في إرسال رسالة التجربة',
    unexpected: 'حدث خطأ أثناء إرسال رسالة التجربة',
    done: null,
  },
  'export-customer': loading('تعذّر البحث عمّا نحفظه', 'حدث خطأ أثناء البحث عمّا نحفظه'),
  // Shown in its place.
  'erase-customer': {
    failed: 'لم يكتمل محو البيانات',
    unexpected: 'حدث خطأ أثناء محو البيانات',
    done: null,
  },
  'load-roles': loading('فشل في تحميل من يدخل اللوحة', 'حدث خطأ أثناء تحميل من يدخل اللوحة'),
  'load-accounts': loading('فشل في تحميل الحسابات', 'حدث خطأ أثناء تحميل الحسابات'),
  'give-role': {
    failed: 'لم يُعطَ الصلاحية',
    unexpected: 'حدث خطأ أثناء إعطاء الصلاحية',
    done: null,
  },
  'take-role': {
    failed: 'لم تُسحب الصلاحية',
    unexpected: 'حدث خطأ أثناء سحب الصلاحية',
    done: 'سُحبت الصلاحية',
  },
  'verify-role': loading('فشل في التحقق من صلاحيات المستخدم', 'فشل في التحقق من صلاحيات المستخدم'),
  'sign-out': loading('فشل في تسجيل الخروج', 'فشل في تسجيل الخروج'),
} satisfies Readonly<Record<string, OperationWords>>;

/** Title of failure toasts: `error` in the specification. */
export const ERROR_TITLE = 'خطأ';

/** Why the backend refused (firebase/failure.ts), and what to do. */
export const refusalWords = {
  offline: 'تعذّر الاتصال. تحقّق من الإنترنت ثم حاول مرة أخرى.',
  forbidden: 'لا تسمح صلاحياتك بهذا.',
  missing: 'لم يعد موجوداً. ربما حذفه شخص آخر.',
  conflict: 'غيّره شخص آخر في اللحظة نفسها. حاول مرة أخرى.',
};

/** Why an admin's callable refused, and what to do. */
export const CALL_REFUSALS: Readonly<Record<AdminErrorCode, (facts: ErrorFacts) => string>> = {
  'sign-in-required': () => 'انتهت جلستك. سجّل الدخول من جديد ثم أعد المحاولة.',
  'correction-too-late': () =>
    'شُحن الطلب أو أُلغي، فلا تُصحّح بياناته هنا. إن كان في الطريق فكلّم شركة الشحن.',
  'correction-of-paid-pieces': () => 'دُفع ثمن هذا الطلب، فتبقى كميته ومبلغه كما هما.',
  'correction-overtaken': () =>
    'صحّحه مدير آخر وأنت تكتب. ما كتبته باقٍ هنا: راجعه، ثم احفظ مرة أخرى لتعتمده.',
  'channel-not-set-up': () => 'لم تُوصل هذه القناة بمتجرك بعد. اطلب وصلها ممن يعتني بموقعك.',
  'recipient-missing': () => 'لا أحد تُرسل إليه. اكتب البريد أو الرقم أولاً.',
  'rate-limited': () => 'محاولات كثيرة في وقت قصير. انتظر قليلاً ثم أعد المحاولة.',
  'admin-limit': ({ retry_after_seconds: seconds = 3600 }) =>
    `بلغت حدّ ما يُدخل في ساعة من طلبات وأرقام وعناوين تُراسَل. ما كتبته باقٍ هنا، فأعد المحاولة بعد ${minutes(Math.max(1, Math.ceil(seconds / 60)))}.`,
  'phone-ambiguous': () =>
    'طلب بهذا الرقم عميلان من بلدين. اكتبه بمفتاح الدولة، مثل ‎+971 50 123 4567.',
  'admins-only': () => 'هذا لمدير المتجر وحده. اطلبه منه.',
  'account-missing': () => 'لا حساب بهذا البريد. ليسجّل صاحبه أولاً من صفحة الدخول، ثم أضفه هنا.',
  'account-unverified': () =>
    'لم يؤكّد أحد أن هذا البريد له. ليفتح صاحبه رابط التأكيد في بريده، ثم أضفه هنا.',
  'last-admin': () => 'هذا آخر مدير للمتجر. أضف مديراً غيره أولاً.',
  'own-role': () => 'لا يسحب أحد صلاحيته بنفسه، حتى لا يبقى المتجر بلا مدير. اطلب ذلك من مدير آخر.',
  'message-not-found': () => 'لم تعد هذه الرسالة موجودة.',
  'message-not-resendable': () => 'أُرسلت هذه الرسالة أو هي في طريقها. لا حاجة لإرسالها من جديد.',
  'refund-unpaid': () => 'لا دفعة لهذا الطلب عند زينة. أعد المبلغ بالطريقة التي قبضته بها.',
  'refund-sent-meanwhile': () =>
    'شُحن الطلب للتو، فلم يُلغَ ولم يُعَد شيء. أغلق النافذة، ثم أعد المبلغ وحده إن كان هذا ما تريد.',
  'refund-way-changed': () =>
    'تغيّر دفع هذا الطلب للتو، وتغيّرت معه طريقة ردّ المبلغ، فلم يُعَد شيء. أغلق النافذة وراجع الطلب، ثم أعد المحاولة.',
  'refund-too-much': ({ left }) =>
    left === undefined || left <= 0
      ? 'لم يبقَ من ثمن هذا الطلب ما يُعاد.'
      : `المبلغ أكثر مما بقي. أكثر ما يمكن ردّه الآن ${formatCharge(left)}.`,
  'refund-refused': () =>
    'رفضته زينة ولم ينتقل مال. تأكد من رصيدك عندها ومن المبلغ، ثم حاول مرة أخرى. وإن أعدته بطريقة أخرى فسجّله من «المبالغ المعادة».',
  'invoice-unpaid': () => 'لم يعد هذا الطلب مدفوعاً، فلا فاتورة له.',
  'refund-not-reached': () => 'تعذّر الوصول إلى زينة ولم ينتقل مال. حاول مرة أخرى بعد قليل.',
};

/** Refusals that shoppers can meet too; other codes need no text here. */
export const SHARED_REFUSALS: Readonly<
  Partial<Record<ShopperErrorCode, (facts: ErrorFacts) => string>>
> = {
  busy: () => refusalWords.conflict,
  'order-not-found': () => refusalWords.missing,
  'phone-invalid': () => 'رقم الجوال غير صحيح، راجع أرقامه ومفتاح دولته.',
  'too-many-pieces': ({ most }) =>
    `أكثر ما يُتاح في طلب واحد ${pieces(most ?? 0)}. يمكنك تغيير هذا الحدّ من الإعدادات.`,
  'out-of-stock': ({ available }) =>
    available === undefined || available <= 0
      ? 'نفدت القطع من المخزون.'
      : `لا يكفي المخزون. أكثر ما يمكن لهذا الطلب الآن ${pieces(available)}.`,
  'product-unavailable': () => 'المنتج غير معروض للبيع الآن. اعرضه للبيع ثم أعد المحاولة.',
  'price-changed': ({ unit_price: unit, total_amount: total }) =>
    unit === undefined || total === undefined
      ? 'تغيّر سعر القطعة.'
      : `تغيّر سعر القطعة إلى ${formatCharge(unit)}، والمجموع الآن ${formatCharge(total)}. سجّله مرة أخرى إن وافق العميل.`,
  'payment-under-review': () =>
    'وصلت دفعة لهذا الطلب أو هي في طريقها، فلا تتغيّر كميته الآن. حاول بعد قليل.',
  'payment-provider-unavailable': () => 'لم تُجب زينة. حاول مرة أخرى بعد قليل.',
  'payment-provider-refused': () => 'رفضت زينة الطلب. حاول مرة أخرى بعد قليل.',
  'order-already-paid': () => 'دُفع ثمن هذا الطلب.',
  'order-cancelled': () => 'أُلغي هذا الطلب.',
  'order-replaced': () => 'حلّ محلّ هذا الطلب طلب آخر للعميل.',
};

/** Why the panel refuses an operation. */
export const ADMIN_REFUSALS = {
  'product-not-chosen': 'يرجى اختيار منتج أولاً',
  /** Another user changed the same text. */
  'text-changed': 'غيّر شخص آخر هذا النص وأنت تكتب. اختر أي النصّين يبقى.',
  /** Another user changed the same setting. */
  'seller-changed':
    'غيّر شخص آخر بيانات البائع في هذه الأثناء، فبقيت كما كتبها. راجعها ثم أعد المحاولة.',
  'setting-changed': 'غيّر شخص آخر هذا الإعداد وأنت تكتب. اختر أي القيمتين تبقى.',
  'order-changed': (by: string | null) =>
    `تغيّر الطلب في هذه الأثناء${by === null ? '' : ` ${byName(by)}`}، فبقي كما هو الآن. راجعه ثم أعد المحاولة.`,
  'order-invoiced':
    'صدرت لهذا الطلب فاتورة بعد هذا التغيير، فبقي مدفوعاً. إن أردت سحب الدفعة فغيّر حالة الدفع من قائمتها.',
  'order-text-changed': (by: string | null) =>
    `تغيّر هذا النص وأنت تكتب${by === null ? '' : ` ${byName(by)}`}. نصّك باقٍ هنا: راجع المحفوظ، ثم احفظ إن أردت استبداله.`,
  'entry-unknown': 'لم يصلنا جواب. تحقّق من الإنترنت ثم أعد المحاولة، ولن يتكرّر الطلب.',
  'refund-failed': 'لم تنفّذ زينة الردّ، ولم ينتقل مال. حاول مرة أخرى.',
  'refund-unknown': 'لم يصلنا جواب بعد. تحقّق من الإنترنت ثم اضغط «تحقّق الآن».',
  'product-gone': 'لم يعد هذا المنتج موجوداً. ربما حذفه شخص آخر.',
  'product-overtaken':
    'غيّر شخص آخر هذا المنتج وأنت تعدّله. راجع القيم، ثم احفظ مرة أخرى لتعتمد ما كتبته.',
  'product-has-orders': 'لا يمكن حذف منتج له طلبات. أوقف بيعه بدلاً من ذلك.',
  'image-type': 'ليست صورة نقبلها. اختر صورة JPG أو PNG أو WebP أو AVIF.',
  'image-heic':
    'صورة HEIC من الآيفون لا يفتحها هذا المتصفح. ارفعها من الآيفون نفسه، أو اختر فيه الإعدادات ثم الكاميرا ثم التنسيقات ثم «الأكثر توافقاً» لتُحفظ صورك القادمة JPG.',
  'image-too-large': 'بقيت الصورة أكبر من 5 ميغابايت بعد تصغيرها. اختر نسخة أصغر منها.',
  'image-too-many-pixels':
    'أبعاد الصورة أكبر من أن تُصغّر هنا. صغّرها إلى أقل من 120 ميغابكسل ثم أعد رفعها.',
  'image-damaged': 'هذه الصورة تالفة ولا يمكن عرضها. جرّب نسخة أخرى منها.',
  'image-gone': 'لم تعد هذه الصورة موجودة. ربما حذفها شخص آخر.',
};
