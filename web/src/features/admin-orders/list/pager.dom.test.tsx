import { orderNumber } from '@ghar/domain/order/order-number';
import type { UserEvent } from '@testing-library/user-event';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { database } from '../../../../testing/firestore.ts';
import { listed } from '../../../../testing/listed-orders.ts';
import { openPanel } from '../../../../testing/open-page.tsx';
import { many, putOrders } from '../../../../testing/put-orders.ts';
import { onPhone } from '../../../../testing/screen-size.ts';
import { ERROR_TITLE, OPERATIONS, refusalWords } from '../../../i18n/ar/admin-operations.ts';
import { orderListTexts as texts } from '../../../i18n/ar/admin-orders.ts';

const LIST = '/admin/orders';
const pager = (): ReturnType<typeof within> => within(screen.getByLabelText(texts.pager));
const go = (user: UserEvent, name: string): Promise<void> =>
  user.click(pager().getByLabelText(name));
const step = (user: UserEvent, name: string): Promise<void> => user.click(pager().getByText(name));

/** Waits for a page of the list. */
async function expectPage(number: number, sorted: readonly string[]): Promise<void> {
  const from = number * 25 - 25;
  const last = Math.min(number * 25, sorted.length);
  await waitFor(() => expect(listed()).toEqual(sorted.slice(from, last)));
  await screen.findByText(texts.range(from + 1, last, texts.all(sorted.length)));
  const current = within(screen.getByLabelText(texts.pager)).getAllByText(/^\d+$/);
  expect(current.find((one) => one.hasAttribute('aria-current'))!.textContent).toBe(String(number));
}

test('leads to the pages by their numbers, one by one and from the end', async () => {
  onPhone();
  // the second page spans two statuses
  const ids = putOrders([...many(30, { status: 'pending' } as const), ...many(30, {})]);
  const sorted = ids.map(orderNumber);
  const user = await openPanel(`${LIST}?sort=status-asc`);
  await expectPage(1, sorted);
  expect(pager().queryByText(texts.previousPage)).toBeNull();
  await go(user, texts.lastPage);
  await expectPage(3, sorted);
  expect(pager().queryByText(texts.nextPage)).toBeNull();
  expect(pager().queryByLabelText(texts.lastPage)).toBeNull();
  await step(user, texts.previousPage);
  await expectPage(2, sorted);
  await step(user, texts.nextPage);
  await expectPage(3, sorted);
  await go(user, texts.pageNumber(1));
  await expectPage(1, sorted);
  expect(location.search).toBe('?sort=status-asc');
});

test('is nothing where all orders are on one page', async () => {
  onPhone();
  const ids = putOrders(many(25, {}));
  await openPanel(LIST);
  await waitFor(() => expect(listed()).toEqual(ids.map(orderNumber)));
  await screen.findByText(texts.all(25));
  expect(screen.queryByLabelText(texts.pager)).toBeNull();
  putOrders([{}]);
  await screen.findByLabelText(texts.pager);
  expect(listed()).toHaveLength(25);
});

test('holds the same orders on a page that others have come before', async () => {
  onPhone();
  const ids = putOrders(many(60, {}));
  await openPanel(`${LIST}?after=${ids[24]}`);
  await expectPage(2, ids.map(orderNumber));
  putOrders([{ created_at: new Date() }]);
  // counted anew where the page itself changes
  act(() => database.remove(`orders/${ids[30]}`));
  await screen.findByText(texts.range(27, 51, texts.all(60)));
  expect(listed()).toEqual([...ids.slice(25, 30), ...ids.slice(31, 51)].map(orderNumber));
});

test('says that a page could not be found, and leaves the list as it is', async () => {
  const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
  onPhone();
  const ids = putOrders(many(55, {}));
  const user = await openPanel(`${LIST}?after=${ids[49]}`);
  await expectPage(3, ids.map(orderNumber));
  act(() => database.remove(`orders/${ids[49]}`));
  await step(user, texts.previousPage);
  await screen.findByText(ERROR_TITLE);
  screen.getByText(`${OPERATIONS['load-orders'].failed}. ${refusalWords.missing}`);
  expect(failures.mock.calls.map(([what]) => String(what))).toEqual(['load-orders:']);
  await waitFor(() => expect(listed()).toEqual(ids.slice(50).map(orderNumber)));
});

test('counts a task’s orders without those that were given back', async () => {
  onPhone();
  const TO_SHIP = { status: 'confirmed' } as const;
  const GIVEN_BACK = { ...TO_SHIP, refunded_amount: 299 };
  const all = putOrders([
    GIVEN_BACK,
    ...many(20, TO_SHIP),
    { ...TO_SHIP, refunded_amount: 0, refunding_amount: 299 },
    ...many(30, TO_SHIP),
    GIVEN_BACK,
    // not in this list at all
    { ...GIVEN_BACK, status: 'pending' },
    { ...GIVEN_BACK, payment_needs_review: true },
  ]);
  const sorted = [...all.slice(1, 21), ...all.slice(22, 52)].map(orderNumber);
  const user = await openPanel(`${LIST}?status=confirmed&payment=cleared`);
  await expectPage(1, sorted);
  await step(user, texts.nextPage);
  await expectPage(2, sorted);
  expect(listed()).toHaveLength(25);
});
