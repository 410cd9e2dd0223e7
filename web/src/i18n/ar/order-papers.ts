/** Printed papers. */
export const paperTexts = {
  slip: 'ورقة تجهيز',
  number: 'الطلب',
  /** Before the recipient: a packed pile may include it. */
  notSent: (why: string) => `لا يُشحن: ${why}`,
  unpaid: 'لم يُدفع ثمنه',
  /** The amount for the courier to collect. */
  collect: 'يُقبض من العميل نقداً',
  /** Instead, where there is nothing to collect. */
  paid: 'مدفوع',
  seller: 'البائع',
  recipient: 'إلى',
  product: 'المنتج',
  carrier: 'شركة الشحن',
  tracking: 'رقم التتبع',
  barcode: 'الرمز الشريطي',
  /** The strip with the team's note, cut off before sending. */
  team: 'للفريق، يُقصّ قبل التغليف',
};
