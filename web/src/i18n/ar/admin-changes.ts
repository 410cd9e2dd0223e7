/** What admins changed in a product or in the settings. */
export const changeTexts = {
  product: 'سجل تغييرات المنتج',
  settings: 'سجل تغييرات الإعدادات',
  empty: 'لم يتغيّر شيء بعد. كل تغيير يُحفظ هنا مع وقته ومن غيّره.',
  older: 'اعرض الأقدم',
  from: 'من',
  to: 'إلى',
  nothing: 'فارغ',
  switched: { true: 'مفعّل', false: 'متوقف' },
  byMe: 'غيّرته أنت',
  byAnother: 'غيّره مدير آخر',
  byTool: 'غيّره المتجر تلقائياً',
};
