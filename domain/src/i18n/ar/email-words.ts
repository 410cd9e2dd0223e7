/** Texts of e-mails, besides their message. */
export const emailWords = {
  orderNumber: 'رقم الطلب',
  quantity: 'الكمية',
  unitPrice: 'سعر القطعة',
  trackingNumber: 'رقم التتبع',
  paid: 'المبلغ المدفوع',
  refunded: 'المبلغ المُعاد',
  contact: 'إن احتجت شيئاً فراسلنا',
  whatsapp: 'واتساب',
};
