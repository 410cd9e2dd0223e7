/** What is printed of an order. */
export const paperTexts = {
  slip: 'ورقة تجهيز',
  number: 'الطلب',
  seller: 'البائع',
  recipient: 'إلى',
  product: 'المنتج',
  tracking: 'رقم التتبع',
};
