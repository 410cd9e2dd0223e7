import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { COUNTRIES } from '@ghar/domain/contact/country';
import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { FILLED_IN_LATER, SERVER_ACTOR, type Order } from '@ghar/domain/order/order';
import { orderFormSchema } from '@ghar/domain/order/order-form';
import { orderNumber } from '@ghar/domain/order/order-number';
import { orderSearchTokens } from '@ghar/domain/order/order-search';
import { storedForm } from '@ghar/domain/order/stored-form';
import { parse } from '@ghar/domain/text/parse';

export const PRODUCT_ID = 'laurel-soap';

const FORM = parse(orderFormSchema, {
  customerName: 'مريم الهاشمي',
  customerPhone: '+971501234567',
  country: 'ae',
  countryCode: '+971',
  city: 'دبي',
  address: 'شارع الوصل، فيلا 12',
  quantity: 1,
});

/** The fields of an unconfirmed order to be paid in cash on delivery. */
export const ON_DELIVERY = {
  status: 'pending',
  payment_status: 'pending',
  payment_method: 'cash',
  paid_at: null,
  cash_fee: 10,
  total_amount: 309,
} as const satisfies Partial<Order>;

/** A paid order at that time, with `fields` applied. */
export function paidOrder(id: string, createdAt: Date, fields: Partial<Order> = {}): Order {
  const { country = 'ae', payment_status = 'paid', created_at = createdAt } = fields;
  const countryCode = COUNTRIES[country].dialCode;
  const customer = {
    ...storedForm({ ...FORM, country, countryCode }),
    tracking_number: null,
    ...fields,
  };
  return {
    ...FILLED_IN_LATER,
    locale: DEFAULT_LOCALE,
    unit_price: 299,
    total_amount: 299,
    currency: CHARGE_CURRENCY,
    product_id: PRODUCT_ID,
    product_name: 'صابون غار الطبيعي للشعر',
    order_number: orderNumber(id),
    status: 'confirmed',
    payment_status,
    payment_method: 'card',
    payment_intent_id: null,
    former_payment_intent_ids: [],
    payment_url: null,
    payment_reopened_at: null,
    payment_test: false,
    payment_needs_review: false,
    paid_at: payment_status === 'paid' ? created_at : null,
    stock_reserved: true,
    checkout_key: '',
    search: orderSearchTokens({ id, invoice_number: null, ...customer }),
    created_at: createdAt,
    updated_at: createdAt,
    updated_by: SERVER_ACTOR,
    ...customer,
  };
}
