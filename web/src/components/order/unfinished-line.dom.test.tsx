import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PublicOrder } from '@ghar/domain/callables';
import { orderPagePath } from '@ghar/domain/pages/order-page';
import { backend, noAnswer, result } from '../../../testing/backend.ts';
import { openOrder, ORDER } from '../../../testing/order-form.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { publicOrder, unpaidOrder } from '../../../testing/public-order.ts';
import { putProduct } from '../../../testing/shop.ts';
import { EMPTY_FORM, orderDraft } from '../../checkout/order-draft.ts';
import { orderTexts as texts } from '../../i18n/ar/order-page.ts';
import { shellTexts } from '../../i18n/ar/shell.ts';

const { id: ID } = publicOrder();

/** Types on an earlier visit. */
const begin = (): void => orderDraft.saveForm({ ...EMPTY_FORM, ...ORDER });
const HOUR_MS = 60 * 60 * 1000;
/** Places an order on an earlier visit, some hours ago, which is this by now. */
function place(order: PublicOrder, hours = 1): void {
  begin();
  orderDraft.placed(orderDraft.checkoutFor('content').key, order.id);
  const created_at = new Date(Date.now() - hours * HOUR_MS).toISOString();
  backend.on('getOrderSecure', () => result([{ ...order, created_at }]));
}
const line = (): HTMLElement | null =>
  document.querySelector(`header aside[aria-label="${texts.unfinished}"]`);
const target = (): string | null | undefined => line()?.querySelector('a')?.getAttribute('href');
/** What is loaded and asked for first. */
const settled = () =>
  act(async () => {
    await import('./unfinished-line.tsx');
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  });
const asked = () => backend.inputs('getOrderSecure');

describe.each(['/', '/product-details'])('on %s', (page) => {
  test('a form that was begun is offered, without what was typed', async () => {
    begin();
    await openPage(page);
    await waitFor(() => expect(target()).toBe('/order'));
    expect(line()!.textContent).toBe(texts.finish);
    expect(asked()).toEqual([]);
  });

  test.for([
    ['waits for its payment', unpaidOrder()],
    ['was declined', unpaidOrder({ payment_status: 'failed', payment_failure: 'declined' })],
  ] as const)('an order that %s is offered, and leads to its own page', async ([, order]) => {
    place(order);
    await openPage(page);
    await waitFor(() => expect(target()).toBe(orderPagePath(ID)));
    for (const typed of [ORDER.customerName!, ORDER.city!, order.order_number])
      expect(line()!.textContent).not.toContain(typed);
    expect(asked()).toEqual([{ order_id_param: ID }]);
  });
});

test.for([
  ['is paid', publicOrder()],
  ['is older than a week', unpaidOrder(), 7 * 24 + 1],
  ['has expired', unpaidOrder({ payment_status: 'failed', payment_failure: 'expired' })],
  ['is under review', unpaidOrder({ payment_under_review: true })],
  ['was cancelled', unpaidOrder({ status: 'cancelled' })],
  ['was replaced', unpaidOrder({ replaced_by: 'next' })],
  ['was shipped unpaid', unpaidOrder({ status: 'shipped' })],
] as const)('an order that %s is not offered, nor its form', async ([, order, hours = 1]) => {
  place(order, hours);
  await openPage('/');
  await waitFor(() => expect(asked()).toHaveLength(1));
  await settled();
  expect(line()).toBeNull();
  // the form of a paid order may be open in another tab, which would order it again
  expect(orderDraft.ownOrder()).toBe(ID);
});

test.for([
  ['is unknown', () => result([])],
  ['cannot be asked about', noAnswer],
] as const)('an order that %s is not offered', async ([, answer]) => {
  place(unpaidOrder());
  backend.on('getOrderSecure', answer);
  await openPage('/');
  await waitFor(() => expect(asked()).not.toEqual([]));
  await settled();
  expect(line()).toBeNull();
});

test('nothing is offered or asked for where nothing was begun', async () => {
  orderDraft.prepare();
  orderDraft.saveForm({ ...EMPTY_FORM, quantity: '3' });
  await openPage('/');
  await settled();
  expect(line()).toBeNull();
  expect(asked()).toEqual([]);
});

test('a form is not offered while nothing is for sale; an order, which holds its pieces, is', async () => {
  putProduct({ stock_quantity: 0 });
  begin();
  await openPage('/');
  await settled();
  expect(line()).toBeNull();
  await act(async () => putProduct({ stock_quantity: 5 }));
  await waitFor(() => expect(target()).toBe('/order'));
});

describe('on /order', () => {
  test('the form is not offered to itself', async () => {
    await openOrder(ORDER);
    await settled();
    expect(line()).toBeNull();
  });

  test('an order that waits for its payment is', async () => {
    place(unpaidOrder());
    await openPage('/order');
    await waitFor(() => expect(target()).toBe(orderPagePath(ID)));
  });
});

test('what is dismissed is not offered again, until it becomes another order', async () => {
  begin();
  const user = await openPage('/');
  await waitFor(() => expect(line()).not.toBeNull());
  await user.click(screen.getByLabelText(shellTexts.dismiss));
  expect(line()).toBeNull();
  expect(document.activeElement).toBe(document.querySelector('main'));
  expect(orderDraft.readForm()).toMatchObject({ customerName: ORDER.customerName });
  expect(orderDraft.unfinished()).toBeNull();
  place(unpaidOrder());
  expect(orderDraft.unfinished()).toEqual({ orderId: ID });
});

test('what is paid in another tab is offered no more', async () => {
  place(unpaidOrder());
  await openPage('/');
  await waitFor(() => expect(line()).not.toBeNull());
  orderDraft.clearAfter(ID);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'ghar.checkout' })));
  await waitFor(() => expect(line()).toBeNull());
});
