import { createPaymentRequestSchema } from '@ghar/domain/callables';
import type { Locale } from '@ghar/domain/i18n/locale';
import { productPath } from '@ghar/domain/paths';
import { parse } from '@ghar/domain/text/parse';
import { expect, test } from 'vitest';
import { firestoreStore } from '../adapters/firestore-store.ts';
import { memoryFirestore } from '../adapters/memory-firestore-test-db.ts';
import { intent, PLACED_AT, portsOf } from '../orders/one-order-test-shop.ts';
import { createPayment } from './create-payment.ts';
import { placeCashOrder } from './place-cash-order.ts';
import { retryPayment } from './retry-payment.ts';

/** A shop that sells one soap, and what it asks of the payment provider. */
async function openShop() {
  const db = memoryFirestore();
  const store = firestoreStore(db, () => PLACED_AT);
  const batch = db.batch();
  batch.set(db.doc(productPath('soap')), {
    name: 'صابون',
    translations: { en: { name: 'Laurel soap' } },
    price: 299,
    is_active: true,
    updated_at: PLACED_AT,
    stock_quantity: 10,
  });
  await batch.commit();
  const asked: { message: string; returnUrl: string }[] = [];
  const ports = {
    ...portsOf(store, {
      createIntent: async ({ message, returnUrl }) => {
        asked.push({ message, returnUrl });
        return intent(`intent-${asked.length}`, 'open', { url: 'https://pay' });
      },
      getIntent: async (id: string) => intent(id, 'failed'),
    }),
    returnUrl: (id: string, locale: Locale) => `${locale}:${id}`,
    cash: async () => ({
      countries: { ae: { fee: 0, max_total: null } },
      confirm_hours: 24,
      first_orders: true,
    }),
    stopsKey: 'stops',
  };
  const form = (locale?: Locale) =>
    parse(createPaymentRequestSchema, {
      customerName: 'Mariam',
      customerPhone: '0501234567',
      country: 'ae',
      countryCode: '+971',
      city: 'Dubai',
      address: 'Villa 7',
      quantity: 1,
      totalAmount: 299,
      checkoutKey: crypto.randomUUID(),
      locale,
    });
  return { store, ports, asked, form };
}

test.each([
  ['en', 'en'],
  ['ar', 'ar'],
  [undefined, 'ar'],
] as const)(
  'an order of a form in %s is in %s, and its payment leads back there',
  async (sent, kept) => {
    const { store, ports, asked, form } = await openShop();
    const { order_id: id } = await createPayment(form(sent), { origin: null }, ports);
    expect(await store.order(id)).toMatchObject({ locale: kept });
    await retryPayment({ order_id_param: id }, { origin: null }, ports);
    expect(asked.map(({ returnUrl }) => returnUrl)).toEqual([`${kept}:${id}`, `${kept}:${id}`]);
  },
);

test('the product has the name that the shopper read, on the payment page too', async () => {
  const { store, ports, asked, form } = await openShop();
  for (const [locale, name] of [
    ['en', 'Laurel soap'],
    ['ar', 'صابون'],
  ] as const) {
    const { order_id: id } = await createPayment(form(locale), { origin: null }, ports);
    expect(await store.order(id)).toMatchObject({ product_name: name });
    expect(asked.at(-1)!.message).toBe(`${name} × 1`);
  }
});

test('an order in cash has the language of its form', async () => {
  const { store, ports, form } = await openShop();
  const { order_id: id } = await placeCashOrder(form('en'), { origin: null }, ports);
  expect(await store.order(id)).toMatchObject({ locale: 'en', payment_method: 'cash' });
});
