/** Pages with few texts. */

export const notFoundTexts = {
  title: 'الصفحة غير موجودة',
  /** Literal of the specification. */
  heading: 'Oops! Page not found',
  text: 'لا توجد صفحة بهذا العنوان. ربما نُقلت، أو كُتب الرابط خطأً.',
  home: 'العودة إلى الصفحة الرئيسية',
};

export const errorPageTexts = {
  crash: {
    title: 'خطأ في الصفحة',
    heading: 'حدث خطأ في هذه الصفحة',
    text: 'الخطأ من عندنا، لا منك. وما كتبته في نموذج الطلب محفوظ في متصفّحك.',
  },
  outdated: {
    title: 'تحديث المتجر',
    heading: 'لم تكتمل الصفحة',
    text: 'إما أن الاتصال انقطع، أو أننا حدّثنا المتجر قبل لحظات. إعادة التحميل تكفي، وما كتبته محفوظ.',
  },
  reload: 'أعد تحميل الصفحة',
};
