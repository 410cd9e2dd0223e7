import type { Role } from '@ghar/domain/access/role';

/** Who may use the panel. */
export const teamTexts = {
  heading: 'من يدخل لوحة التحكم',
  roles: { admin: 'مدير', staff: 'مساعد' } satisfies Readonly<Record<Role, string>>,
  may: {
    admin: 'يفعل كل شيء: المال والفواتير والإعدادات والمنتجات، ويضيف غيره.',
    staff:
      'يرى المنتجات والطلبات، ومعها ما دُفع وما أُعيد ورقم الفاتورة، ويؤكّد الطلبات ويجهّزها ويشحنها. لا يلغي ولا يردّ مالاً، ولا يفتح الفواتير ولا الدفاتر، ولا يغيّر المنتجات ولا الصور ولا النصوص ولا الإعدادات.',
  } satisfies Readonly<Record<Role, string>>,
  since: (day: string) => `منذ ${day}`,
  you: 'أنت',
  /** A role from before addresses were kept. */
  noAddress: 'حساب لم يُحفظ بريده',
  noAddressHint: 'أضفه مرة أخرى ببريده وصلاحيته نفسها ليظهر هنا.',
  add: 'أضف شخصاً',
  history: (email: string) => `سجل صلاحية ${email}`,
  fields: { role: 'الصلاحية', email: 'البريد', name: 'الاسم' },
  none: 'بلا صلاحية',
  take: 'اسحب الصلاحية',
  takeFrom: (email: string) => `اسحب صلاحية ${email}`,
  takeDialog: {
    title: 'تُسحب صلاحيته؟',
    text: 'تُغلق اللوحة أمامه فوراً، ويبقى في السجل ما فعله. يمكنك إضافته من جديد متى شئت.',
    taking: 'جاري السحب',
  },
  give: {
    title: 'إضافة شخص إلى اللوحة',
    email: 'بريده',
    emailHint: 'البريد الذي سجّل به في صفحة الدخول وأكّده.',
    emailInvalid: 'اكتب بريداً كاملاً، مثل name@example.com',
    role: 'صلاحيته',
    waiting: 'سجّلوا ولا صلاحية لهم بعد',
    nobody:
      'لا أحد ينتظر. ليسجّل من تريده في صفحة الدخول ويفتح رابط التأكيد في بريده، ثم أضفه من هنا.',
    signedUp: (day: string) => `سجّل في ${day}`,
    next: 'تصله رسالة على هذا البريد ليختار كلمة مرور جديدة، ولا تنفع كلمته القديمة ولا جلساته المفتوحة. فلا يدخل إلا صاحب البريد.',
    submit: 'أعطه الصلاحية',
    granted: 'أُعطي الصلاحية',
    kept: 'له هذه الصلاحية من قبل',
  },
};
