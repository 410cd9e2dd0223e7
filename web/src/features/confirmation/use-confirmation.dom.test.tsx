import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backend, noAnswer, refusal, result } from '../../../testing/backend.ts';
import { publicOrder, unpaidOrder } from '../../../testing/public-order.ts';
import { orderDraft } from '../../checkout/order-draft.ts';
import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { arTrackingTexts } from '../../i18n/ar/tracking-texts.ts';
import { storeTextsOf } from '../../i18n/store-catalogues.ts';
import { StoreTextsContext } from '../../i18n/store-texts.ts';
import { TrackingTextsContext } from '../../i18n/tracking-texts.ts';
import { useConfirmation } from './use-confirmation.ts';

const { id: ID } = publicOrder();
const FAILED = unpaidOrder({ payment_status: 'failed' });

const Texts = ({ children }: { children: ReactNode }) => (
  <StoreTextsContext value={storeTextsOf(DEFAULT_LOCALE)}>
    <TrackingTextsContext value={arTrackingTexts}>{children}</TrackingTextsContext>
  </StoreTextsContext>
);
/** `mayHavePaid`: whoever comes from the payment page. */
const renderConfirmation = (mayHavePaid = false, id: string = ID) =>
  renderHook(() => useConfirmation(id, mayHavePaid), { wrapper: Texts }).result;
type Rendered = ReturnType<typeof renderConfirmation>;

const seen = ({ current: { phase } }: Rendered): string =>
  phase.kind === 'ready' ? phase.view : phase.kind;
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
/** Answers come without the clock going on. */
async function expectSeen(confirmation: Rendered, what: string): Promise<void> {
  for (let turn = 0; turn < 20 && seen(confirmation) !== what; turn++) await seconds(0);
  expect(seen(confirmation)).toBe(what);
}
const asked = (): number => backend.inputs('updateOrderPaymentStatus').length;
const read = (): number => backend.inputs('getOrderSecure').length;

/** The order of this browser's form, as it is after its submission. */
function placeOwn(): void {
  orderDraft.saveForm({ ...orderDraft.empty, customerName: 'مريم' });
  const { key } = orderDraft.checkoutFor('content');
  orderDraft.placed(key, ID);
}

beforeEach(() => {
  vi.useFakeTimers();
  backend.on('getOrderSecure', () => result([unpaidOrder()]));
  backend.on('updateOrderPaymentStatus', () => result(unpaidOrder()));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('an order without an id is missing, and not asked for', async () => {
  const confirmation = renderConfirmation(false, '');
  await expectSeen(confirmation, 'missing-id');
  expect(read()).toBe(0);
});

test('a payment is asked about after 2, 3, 5, 8, 12, 15, 20, 25 and 30 seconds, then no more', async () => {
  const confirmation = renderConfirmation(true);
  await expectSeen(confirmation, 'pending');
  expect(confirmation.current.check).toBe('waiting');
  const first = asked();
  for (const [index, delay] of [2, 3, 5, 8, 12, 15, 20, 25, 30].entries()) {
    await seconds(delay - 0.5);
    expect(asked()).toBe(first + index);
    await seconds(0.5);
    expect(asked()).toBe(first + index + 1);
  }
  expect(confirmation.current.check).toBe('paused');
  await seconds(3600);
  expect(asked()).toBe(first + 9);

  act(() => confirmation.current.checkNow());
  expect(confirmation.current.check).toBe('asking');
  await seconds(0);
  expect(asked()).toBe(first + 10);
  await seconds(2);
  expect(asked()).toBe(first + 11);
  expect(confirmation.current.check).toBe('waiting');
});

test.for([
  ['unpaid', unpaidOrder(), [4, 10, 30, 60]],
  ['failed', FAILED, [4, 10, 30, 60]],
  ['replaced', unpaidOrder({ replaced_by: 'next' }), [4, 10, 30, 60]],
  ['underReview', unpaidOrder({ payment_under_review: true }), [10, 30, 60]],
] as const)(
  'of an order that is %s the payment is asked about less often',
  async ([view, order, delays]) => {
    backend.on('updateOrderPaymentStatus', () => result(order));
    const confirmation = renderConfirmation();
    await expectSeen(confirmation, view);
    const first = asked();
    for (const [index, delay] of delays.entries()) {
      await seconds(delay);
      expect(asked()).toBe(first + index + 1);
    }
    await seconds(3600);
    expect(asked()).toBe(first + delays.length);
    backend.on('updateOrderPaymentStatus', () => result(publicOrder()));
    act(() => confirmation.current.checkNow());
    await expectSeen(confirmation, 'paid');
  },
);

test('what the page knows stays while the provider cannot be asked', async () => {
  const confirmation = renderConfirmation(true);
  await expectSeen(confirmation, 'pending');
  backend.on('updateOrderPaymentStatus', () => refusal('payment-provider-unavailable', {}, 503));
  await seconds(2);
  expect(confirmation.current.check).toBe('failed');
  expect(seen(confirmation)).toBe('pending');
  backend.on('updateOrderPaymentStatus', () => result(FAILED));
  await seconds(3);
  await expectSeen(confirmation, 'failed');
});

test('of two answers the one that was asked for later counts, whichever comes last', async () => {
  const confirmation = renderConfirmation(true);
  await expectSeen(confirmation, 'pending');
  const late = backend.hold('updateOrderPaymentStatus', result(unpaidOrder()));
  await seconds(2);
  backend.on('updateOrderPaymentStatus', () => result(publicOrder()));
  act(() => confirmation.current.checkNow());
  await expectSeen(confirmation, 'paid');
  late();
  await seconds(1);
  expect(seen(confirmation)).toBe('paid');
});

test('reading the order anew begins as loading, and no poll comes in between', async () => {
  const confirmation = renderConfirmation(true);
  await expectSeen(confirmation, 'pending');
  const answer = backend.hold('getOrderSecure', result([publicOrder()]));
  const before = asked();
  act(() => void confirmation.current.reload());
  expect(seen(confirmation)).toBe('loading');
  await seconds(20);
  expect(asked()).toBe(before);
  answer();
  await expectSeen(confirmation, 'paid');
});

test('an order that cannot be read is tried again when the network is back, 1, 3, 10 and 30 seconds after', async () => {
  backend.on('getOrderSecure', noAnswer);
  const confirmation = renderConfirmation();
  await expectSeen(confirmation, 'fetch-failed');
  const before = read();
  await seconds(60);
  expect(read()).toBe(before);
  act(() => void dispatchEvent(new Event('online')));
  for (const [index, delay] of [0, 1, 3, 10, 30].entries()) {
    await seconds(delay);
    expect(read()).toBe(before + index + 1);
    expect(seen(confirmation)).toBe('fetch-failed');
  }
  await seconds(3600);
  expect(read()).toBe(before + 5);
  backend.on('getOrderSecure', () => result([publicOrder()]));
  act(() => void dispatchEvent(new Event('online')));
  await expectSeen(confirmation, 'paid');
  const afterwards = read();
  act(() => void dispatchEvent(new Event('online')));
  await seconds(60);
  expect(read()).toBe(afterwards);
});

test('a paid order is read again when its customer comes back after a minute, and stays where that fails', async () => {
  backend.on('getOrderSecure', () => result([publicOrder()]));
  const confirmation = renderConfirmation();
  await expectSeen(confirmation, 'paid');
  const before = read();
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await seconds(59);
  comeBack();
  expect(read()).toBe(before);
  backend.on('getOrderSecure', noAnswer);
  await seconds(2);
  comeBack();
  await seconds(1);
  expect(read()).toBe(before + 1);
  expect(seen(confirmation)).toBe('paid');
  backend.on('getOrderSecure', () => result([publicOrder({ status: 'shipped' })]));
  await seconds(61);
  comeBack();
  await seconds(1);
  expect(confirmation.current.phase).toMatchObject({ order: { status: 'shipped' } });
});

test('nothing is asked once the page is left', async () => {
  const { unmount, result: confirmation } = renderHook(() => useConfirmation(ID, true), {
    wrapper: Texts,
  });
  await expectSeen(confirmation, 'pending');
  const before = asked();
  unmount();
  await seconds(600);
  expect(asked()).toBe(before);
});

test('a paid order takes the form that became it away', async () => {
  placeOwn();
  backend.on('updateOrderPaymentStatus', () => result(publicOrder()));
  await expectSeen(renderConfirmation(true), 'paid');
  expect(orderDraft.readForm()).toBeNull();
  expect(orderDraft.ownOrder()).toBeNull();
});

test.for([
  ['failed', FAILED],
  ['cancelled', unpaidOrder({ status: 'cancelled' })],
  ['replaced', unpaidOrder({ replaced_by: 'next' })],
] as const)('of an order that is %s the form stays, for another order', async ([view, order]) => {
  placeOwn();
  backend.on('updateOrderPaymentStatus', () => result(order));
  await expectSeen(renderConfirmation(), view);
  expect(orderDraft.readForm()).toMatchObject({ customerName: 'مريم' });
  expect(orderDraft.ownOrder()).toBeNull();
  // it can be paid yet, and is then the form's again
  expect(orderDraft.isOf(ID)).toBe(true);
});

test('of an unpaid order the form stays its own', async () => {
  placeOwn();
  await expectSeen(renderConfirmation(), 'unpaid');
  expect(orderDraft.readForm()).toMatchObject({ customerName: 'مريم' });
  expect(orderDraft.ownOrder()).toBe(ID);
});

test('a failed payment that may succeed after all makes the form its own again', async () => {
  placeOwn();
  backend.on('updateOrderPaymentStatus', () => result(FAILED));
  const confirmation = renderConfirmation();
  await expectSeen(confirmation, 'failed');
  expect(orderDraft.ownOrder()).toBeNull();
  backend.on('updateOrderPaymentStatus', () => result(unpaidOrder()));
  act(() => confirmation.current.checkNow());
  await expectSeen(confirmation, 'unpaid');
  expect(orderDraft.ownOrder()).toBe(ID);
});
