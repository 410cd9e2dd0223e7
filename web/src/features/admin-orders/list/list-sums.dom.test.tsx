import type { Order } from '@ghar/domain/order/order';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { database } from '../../../../testing/firestore.ts';
import { expectListed } from '../../../../testing/listed-orders.ts';
import { openPanel } from '../../../../testing/open-page.tsx';
import { many, putOrders } from '../../../../testing/put-orders.ts';
import { HELPER } from '../../../../testing/shop.ts';
import { OPERATIONS } from '../../../i18n/ar/admin-operations.ts';
import { listSumsTexts as texts } from '../../../i18n/ar/admin-orders.ts';
import { adminPartTexts } from '../../../i18n/ar/admin.ts';

const LIST = '/admin/orders';
const UNPAID = { payment_status: 'pending', paid_at: null } as const;
const IN_MAY = new Date('2026-05-20T10:00:00Z');
const ORDERS: Partial<Order>[] = [
  { status: 'delivered', total_amount: 598, refunded_amount: 100 },
  { status: 'delivered', total_amount: 299, country: 'sa' },
  { status: 'delivered', total_amount: 299, payment_test: true },
  { status: 'delivered', total_amount: 897, ...UNPAID },
  { status: 'cancelled', total_amount: 299, refunded_amount: 99, country: 'sa' },
  { status: 'cancelled', total_amount: 299, payment_test: true },
  { ...UNPAID, status: 'pending', total_amount: 299 },
  { ...UNPAID, payment_status: 'failed', status: 'pending', total_amount: 299 },
  { status: 'delivered', total_amount: 1196, created_at: IN_MAY },
  { status: 'cancelled', total_amount: 598, refunding_amount: 598, country: 'om' },
];

/** The sums, by name; waits for them. */
const sums = (name: string = texts.ordered): Promise<Record<string, string>> =>
  screen
    .findByText(name)
    .then((one) =>
      Object.fromEntries(
        [...one.closest('dl')!.children].map((row) => [
          row.querySelector('dt')!.textContent,
          row.querySelector('dd')!.textContent,
        ]),
      ),
    );

describe('a filtered list is added up, without the money of test payments', () => {
  test.each([
    ['status=delivered', { orders: '5', ordered: '2,990 درهم', paid: '1,993 درهم', tests: '1' }],
    ['payment=paid', { orders: '7', ordered: '2,990 درهم', paid: '2,791 درهم', tests: '2' }],
    ['payment=pending', { orders: '2', ordered: '1,196 درهم' }],
    ['payment=failed', { orders: '1', ordered: '299 درهم' }],
    ['country=sa', { orders: '2', ordered: '598 درهم', paid: '499 درهم' }],
    ['from=2026-05-01&to=2026-05-31', { orders: '1', ordered: '1,196 درهم', paid: '1,196 درهم' }],
    ['status=cancelled&country=sa', { orders: '1', ordered: '299 درهم', paid: '200 درهم' }],
  ])('%s', async (query, expected) => {
    putOrders(ORDERS);
    await openPanel(`${LIST}?${query}`);
    const named = Object.entries(expected).map(([name, figure]) => [
      texts[name as keyof typeof texts],
      figure,
    ]);
    expect(await sums()).toEqual(Object.fromEntries(named));
  });
});

test.each(['', '&country=sa&status=cancelled'])(
  'of what is owed, what must be given back is added up: owed%s',
  async (query) => {
    const ids = putOrders(ORDERS);
    await openPanel(`${LIST}?payment=owed${query}`);
    await expectListed([ids[4]!]);
    expect(await sums(texts.owed)).toEqual({ [texts.owed]: '200 درهم' });
  },
);

test('what is overpaid is owed in the list that has it', async () => {
  putOrders([
    { overpaid: true, uncounted_payments: [{ id: 'second', amount: 299 }] },
    { overpaid: true, uncounted_payments: [{ id: 'third', amount: 50 }], country: 'sa' },
  ]);
  await openPanel(`${LIST}?payment=owed&status=confirmed&country=sa`);
  expect(await sums(texts.owed)).toEqual({ [texts.owed]: '50 درهم' });
});

test('what is owed follows a refund that has just gone to the provider', async () => {
  const [refunded] = putOrders([
    { status: 'cancelled', total_amount: 598 },
    { status: 'cancelled', total_amount: 299 },
  ]);
  await openPanel(`${LIST}?payment=owed`);
  expect(await sums(texts.owed)).toEqual({ [texts.owed]: '897 درهم' });
  act(() =>
    database.change(`orders/${refunded}`, { refunding_amount: 598, updated_at: new Date() }),
  );
  await waitFor(async () => expect(await sums(texts.owed)).toEqual({ [texts.owed]: '299 درهم' }));
});

test('the sums follow the orders, and stay while the list is leafed through', async () => {
  const ids = putOrders(many(30, { total_amount: 299 }));
  const user = await openPanel(`${LIST}?status=confirmed`);
  expect(await sums()).toMatchObject({ [texts.orders]: '30', [texts.paid]: '8,970 درهم' });
  await user.click(screen.getByText('التالي'));
  await expectListed(ids.slice(25));
  screen.getByText(texts.paid);
  act(() => database.change(`orders/${ids[29]}`, { refunded_amount: 299, updated_at: new Date() }));
  await screen.findByText('8,671 درهم');
});

test.each([
  ['all orders', LIST, undefined],
  ['a search', `${LIST}?q=مريم&status=confirmed`, undefined],
  ['a task’s list', `${LIST}?status=confirmed&payment=cleared`, undefined],
  ['a helper’s list', `${LIST}?status=confirmed`, HELPER],
])('%s has no sums', async (_, address, user) => {
  const ids = putOrders([{ total_amount: 598 }]);
  await openPanel(address, user);
  await expectListed(ids);
  expect(screen.queryByText(texts.ordered)).toBeNull();
});

test('sums that cannot be read say so, and can be read again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const ids = putOrders([{ total_amount: 598 }]);
  database.refuseCounts('unavailable');
  const user = await openPanel(`${LIST}?status=confirmed`);
  await expectListed(ids);
  await waitFor(() =>
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(
      OPERATIONS['load-order-figures'].failed,
    ),
  );
  database.refuseCounts(null);
  await user.click(screen.getByText(adminPartTexts.retry));
  expect(await sums()).toMatchObject({ [texts.ordered]: '598 درهم' });
});
