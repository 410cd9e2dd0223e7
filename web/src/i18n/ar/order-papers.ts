/** What is printed of an order. */
export const paperTexts = {
  slip: 'ورقة تجهيز',
  number: 'الطلب',
  /** Before the recipient: what is packed from a pile is not to be sent. */
  notSent: (why: string) => `لا يُشحن: ${why}`,
  unpaid: 'لم يُدفع ثمنه',
  seller: 'البائع',
  recipient: 'إلى',
  product: 'المنتج',
  carrier: 'شركة الشحن',
  tracking: 'رقم التتبع',
  barcode: 'الرمز الشريطي',
  /** The strip with the team's note, which the customer does not get. */
  team: 'للفريق، يُقصّ قبل التغليف',
};
