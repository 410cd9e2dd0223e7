import type { PublicOrder } from '@ghar/domain/callables';

/** A paid order as its customer gets it, with `change` applied. */
export const publicOrder = (change: Partial<PublicOrder> = {}): PublicOrder => ({
  id: 'orderOfMaryam1234567',
  order_number: '34567ACD',
  customer_name: 'مريم الهاشمي',
  customer_phone: '+971 ** *** 4567',
  city: 'دبي',
  address: '… فيلا 12',
  country: 'ae',
  product_name: 'صابون غار الطبيعي للشعر',
  quantity: 1,
  unit_price: 299,
  total_amount: 299,
  refunded_amount: 0,
  refunding_amount: 0,
  uncounted_amount: 0,
  payment_status: 'paid',
  payment_method: 'card',
  cash_fee: 0,
  payment_under_review: false,
  paid_twice: false,
  status: 'confirmed',
  invoice_number: null,
  tracking: null,
  created_at: '2026-11-20T20:25:00.000Z',
  paid_at: '2026-11-20T20:30:00.000Z',
  refunded_at: null,
  shipped_at: null,
  delivered_at: null,
  guarantee_until: null,
  ...change,
});

/** The same, to be paid in cash on delivery: 299 and a fee of 15. */
export const cashOrder = (change: Partial<PublicOrder> = {}): PublicOrder =>
  unpaidOrder({
    payment_method: 'cash',
    cash_fee: 15,
    total_amount: 314,
    confirm_by: '2026-11-21T20:25:00.000Z',
    ...change,
  });

/** The same, unpaid. */
export const unpaidOrder = (change: Partial<PublicOrder> = {}): PublicOrder =>
  publicOrder({ payment_status: 'pending', status: 'pending', paid_at: null, ...change });
