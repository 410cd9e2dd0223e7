import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { backend, result } from '../../testing/backend.ts';
import { openPage } from '../../testing/open-page.tsx';
import { acceptOrders, ORDER as TYPED, sentOrders } from '../../testing/order-form.ts';
import { publicOrder } from '../../testing/public-order.ts';
import { EMPTY_FORM, orderDraft } from '../checkout/order-draft.ts';
import { confirmationTexts } from '../i18n/en/confirmation.ts';
import { orderTexts } from '../i18n/en/order-page.ts';
import { storeTextsOf } from '../i18n/store-catalogues.ts';
import { timelineTexts } from '../i18n/en/timeline.ts';
import { trackPageTexts } from '../i18n/en/track-page.ts';

/** What the customer, the merchant and the carrier wrote. */
const ORDER = publicOrder({
  customer_name: 'Mariam Al Hashimi',
  city: 'Dubai',
  address: 'Villa 7',
  product_name: 'Laurel soap',
});
const main = (): string => document.querySelector('main')!.textContent;

test('the order form is in English', async () => {
  await openPage('/order', 'en');
  await screen.findByRole('heading', { level: 1, name: orderTexts.heading });
  expect(screen.getByText(orderTexts.submit)).not.toBeNull();
  expect(document.querySelector('form')!.textContent.match(/AED 299/g)!.length).toBeGreaterThan(1);
});

test.each([
  ['ar', undefined],
  ['en', 'en'],
] as const)('an order from a page in %s says %s of its language', async (locale, said) => {
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  acceptOrders();
  orderDraft.saveForm({ ...EMPTY_FORM, ...TYPED });
  const user = await openPage('/order', locale);
  await user.click(
    await screen.findByText(storeTextsOf(locale).order.submit, { selector: 'button' }),
  );
  await expect.poll(() => sentOrders()).toHaveLength(1);
  expect(sentOrders()[0]!.locale).toBe(said);
});

test('the lookup of an order is in English', async () => {
  const user = await openPage('/track', 'en');
  await user.click(await screen.findByText(trackPageTexts.submit));
  expect(main()).toContain(trackPageTexts.fields.order_number.label);
  expect(main()).not.toMatch(/\p{Script=Arabic}/u);
});

test('an order’s own page is in English', async () => {
  backend.on('getOrderSecure', () => result([ORDER]));
  await openPage(`/payment-success?order_id=${ORDER.id}`, 'en');
  await screen.findByRole('heading', { level: 1, name: confirmationTexts.paid.heading('Mariam') });
  expect(screen.getByText(timelineTexts.heading)).not.toBeNull();
  const receipt = [...document.querySelectorAll('main section')].map(
    ({ textContent }) => textContent,
  );
  expect(receipt.join(' ')).toContain('AED');
});
