/** The frame of every page. */
export const shellTexts = {
  skipToContent: 'انتقل إلى المحتوى',
  home: 'الصفحة الرئيسية',
  brandHome: (brand: string) => `${brand}، الصفحة الرئيسية`,
  pages: 'صفحات المتجر',
  displayCurrency: 'عملة عرض الأسعار',
  currencies: { AED: 'درهم إماراتي', SAR: 'ريال سعودي', USD: 'دولار أمريكي' },
  whatsapp: 'راسلنا على واتساب',
  whatsappShort: 'واتساب المتجر',
  dismiss: 'إغلاق التنبيه',
  loading: 'لحظة من فضلك',
  track: 'تابع طلبك',
  backToStore: 'العودة إلى المتجر',
  buyNow: 'اشترِ الآن',
  buyBar: 'شراء سريع',
  details: 'تفاصيل المنتج',
  priceLabel: 'السعر',
};
