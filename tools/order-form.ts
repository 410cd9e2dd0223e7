import type { CountryCode } from '@ghar/domain/contact/country';

let phones = 0;

/** A valid order form for one piece at the seed's price, with a new phone each time. */
export const newOrderForm = () => ({
  customerName: 'مريم الهاشمي',
  customerPhone: `050${String(1_000_000 + phones++)}`,
  customerEmail: '',
  country: 'ae' as CountryCode,
  countryCode: '+971' as const,
  city: 'دبي',
  address: 'شارع الوصل، فيلا 12',
  quantity: 1,
  totalAmount: 299,
  checkoutKey: crypto.randomUUID(),
});
