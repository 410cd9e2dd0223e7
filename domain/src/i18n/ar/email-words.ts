/** Texts of e-mails, besides their message. */
export const emailWords = {
  orderNumber: 'رقم الطلب',
  quantity: 'الكمية',
  unitPrice: 'سعر القطعة',
  trackingNumber: 'رقم التتبع',
  cashFee: 'رسوم الدفع عند الاستلام',
  paid: 'المبلغ المدفوع',
  toPay: 'تدفعه عند الاستلام',
  refunded: 'المبلغ المُعاد',
  contact: 'إن احتجت شيئاً فراسلنا',
  whatsapp: 'واتساب',
};
