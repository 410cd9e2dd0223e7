import type { CustomerField, DeliveryExtra } from '@ghar/domain/order/customer-fields';

/** The customer's fields, in the panel, its papers and files. */
export const orderFieldNames: Readonly<Record<CustomerField | 'quantity', string>> = {
  customer_name: 'الاسم',
  customer_phone: 'الجوال',
  customer_email: 'البريد',
  country: 'الدولة',
  city: 'المدينة',
  address: 'العنوان',
  national_address: 'العنوان الوطني',
  quantity: 'الكمية',
};

/** Column names for couriers: in English, as their import sheets are. */
export const courierExtraNames: Readonly<Record<DeliveryExtra, string>> = {
  national_address: 'National Address',
};
