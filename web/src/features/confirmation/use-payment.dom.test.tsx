import type { ErrorCode } from '@ghar/domain/error-code';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backend, noAnswer, refusal, result } from '../../../testing/backend.ts';
import { publicOrder } from '../../../testing/public-order.ts';
import { orderDraft } from '../../checkout/order-draft.ts';
import { hasLeftToPay } from '../../checkout/payment-redirect.ts';
import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { arTrackingTexts } from '../../i18n/ar/tracking-texts.ts';
import { storeTextsOf } from '../../i18n/store-catalogues.ts';
import { StoreTextsContext } from '../../i18n/store-texts.ts';
import { TrackingTextsContext } from '../../i18n/tracking-texts.ts';
import { usePayment } from './use-payment.ts';

const { id: ID } = publicOrder();
const URL = 'https://pay.example/intent';
const LINK = result({ success: true, payment_url: URL, order_id: ID });

const Texts = ({ children }: { children: ReactNode }) => (
  <StoreTextsContext value={storeTextsOf(DEFAULT_LOCALE)}>
    <TrackingTextsContext value={arTrackingTexts}>{children}</TrackingTextsContext>
  </StoreTextsContext>
);
const assign = vi.fn<(url: string) => void>();
const changed = vi.fn<(code: string) => void>();
const renderPayment = () => renderHook(() => usePayment(ID, changed), { wrapper: Texts }).result;
const calls = (): number => backend.inputs('retryZiinaPayment').length;

beforeEach(() => {
  assign.mockReset();
  changed.mockReset();
  vi.spyOn(location, 'assign').mockImplementation((url) => assign(String(url)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('one payment is opened, however often it is asked for meanwhile', async () => {
  const answer = backend.hold('retryZiinaPayment', LINK);
  const payment = renderPayment();
  act(() => {
    // before the next render
    void payment.current.pay();
    void payment.current.pay();
  });
  expect(payment.current.opening).toBe(true);
  act(() => void payment.current.pay());
  answer();
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(URL));
  expect(calls()).toBe(1);
  expect(backend.inputs('retryZiinaPayment')).toEqual([{ order_id_param: ID }]);
  expect(hasLeftToPay()).toBe(true);
  // until the page is gone
  await act(() => payment.current.pay());
  expect(payment.current.opening).toBe(true);
  expect(calls()).toBe(1);
});

test('an ended order that is being paid is the form’s again', async () => {
  orderDraft.saveForm({ ...orderDraft.empty, customerName: 'مريم' });
  orderDraft.placed(orderDraft.checkoutFor('content').key, ID);
  orderDraft.ended(ID);
  expect(orderDraft.ownOrder()).toBeNull();
  backend.on('retryZiinaPayment', () => LINK);
  const payment = renderPayment();
  await act(() => payment.current.pay());
  expect(orderDraft.ownOrder()).toBe(ID);
});

describe('what cannot be opened', () => {
  const refusedAs = (code: ErrorCode) => () => refusal(code);
  test.for([
    ['payment-under-review', 'write', true],
    ['order-already-paid', 'write', true],
    ['order-cancelled', 'write', true],
    ['order-replaced', 'write', true],
    ['order-not-found', 'write', true],
    ['price-changed', 'reorder', false],
    ['out-of-stock', 'reorder', false],
    ['too-many-pieces', 'reorder', false],
    ['product-unavailable', 'reorder', false],
    ['order-was-a-test', 'reorder', false],
    ['payment-provider-unavailable', 'pay', false],
    ['rate-limited', 'pay', false],
  ] as const)(
    'because of %s leaves: %s; the order is read again: %s',
    async ([code, remedy, rereads]) => {
      backend.on('retryZiinaPayment', refusedAs(code));
      const payment = renderPayment();
      await act(() => payment.current.pay());
      expect(payment.current.problem?.remedy).toBe(remedy);
      expect(payment.current.problem?.words.message).not.toBe('');
      expect(changed.mock.calls).toEqual(rereads ? [[code]] : []);
      expect(payment.current.opening).toBe(false);
      expect(assign).not.toHaveBeenCalled();
      expect(hasLeftToPay()).toBe(false);
    },
  );

  test.for([
    ['no answer', noAnswer],
    ['a web page', () => ({ status: 200, body: '<!doctype html>' })],
    ['no link', () => result({ success: true, order_id: ID })],
    ['a link that is script', () => result({ success: true, payment_url: 'javascript:alert(1)' })],
    ['a path', () => result({ success: true, payment_url: '/pay' })],
    ['a refusal by the provider', () => result({ success: false, error: 'لا' })],
  ] as const)('because of %s can be tried again', async ([, answer]) => {
    backend.on('retryZiinaPayment', answer);
    const payment = renderPayment();
    await act(() => payment.current.pay());
    expect(payment.current.problem?.remedy).toBe('pay');
    expect(assign).not.toHaveBeenCalled();
    backend.on('retryZiinaPayment', () => LINK);
    await act(() => payment.current.pay());
    expect(payment.current.problem).toBeNull();
    expect(assign).toHaveBeenCalledExactlyOnceWith(URL);
  });
});

describe('after the page was left for the payment page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    backend.on('retryZiinaPayment', () => LINK);
  });
  const stay = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('it can be opened again where this one stays, after 12 seconds', async () => {
    const payment = renderPayment();
    await act(() => payment.current.pay());
    await stay(11_900);
    expect(payment.current.opening).toBe(true);
    await stay(200);
    expect(payment.current.opening).toBe(false);
    await act(() => payment.current.pay());
    expect(assign).toHaveBeenCalledTimes(2);
  });

  test('it stays under way while nobody sees this page', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const payment = renderPayment();
    await act(() => payment.current.pay());
    await stay(30_000);
    expect(payment.current.opening).toBe(true);
    visibility.mockReturnValue('visible');
    await stay(12_000);
    expect(payment.current.opening).toBe(false);
  });

  test('it can be opened again at once by whoever steps back', async () => {
    const payment = renderPayment();
    await act(() => payment.current.pay());
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })));
    expect(payment.current.opening).toBe(true);
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(payment.current.opening).toBe(false);
  });
});
