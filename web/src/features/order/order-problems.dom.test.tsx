import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { backend, noAnswer, refusal, result } from '../../../testing/backend.ts';
import {
  acceptOrders,
  alert,
  message,
  openOrder,
  ORDER,
  pass,
  sentOrders,
  stepBack,
  submitButton,
  toast,
  total,
  typed,
  typeInto,
} from '../../../testing/order-form.ts';
import { orderTexts as texts } from '../../i18n/ar/order-page.ts';
import { shellTexts } from '../../i18n/ar/shell.ts';

type Answer = Parameters<typeof backend.on<'createZiinaPayment'>>[1];
const web =
  (status: number, body = '<h1>Sorry</h1>'): Answer =>
  () => ({ status, body });
const no =
  (...facts: Parameters<typeof refusal>): Answer =>
  () =>
    refusal(...facts);
const says =
  (value: object): Answer =>
  () =>
    result(value);

const UNEXPECTED = 'حدث خطأ غير متوقع';
const NOT_JSON = 'استجابة غير صحيحة من الخادم';
const NO_LINK = 'لم يتم إنشاء رابط الدفع';
const REFUSED = 'فشل في معالجة الطلب';

/** Every row of the specification's catalogue (section 8), with every cause of it. */
const CATALOGUE: [what: string, message: string, answer: Answer][] = [
  ['a provider that fails', 'خطأ في الخادم: 503', no('payment-provider-unavailable', {}, 503)],
  ['a provider that refuses', REFUSED, no('payment-provider-refused')],
  ['a provider that cannot be understood', NOT_JSON, no('payment-response-invalid', {}, 503)],
  ['a provider without a link', NO_LINK, no('payment-link-missing', {}, 503)],
  ['an answer that is a web page', NOT_JSON, web(200)],
  ['an answer that is empty', NOT_JSON, web(200, '')],
  [
    'an answer that says no, and why',
    'المتجر مغلق اليوم',
    says({ success: false, error: 'المتجر مغلق اليوم' }),
  ],
  ['an answer that says no', REFUSED, says({ success: false })],
  ['an answer without a link', NO_LINK, says({ success: true, order_id: 'x' })],
  [
    'an answer whose link leads to no page',
    NO_LINK,
    says({ success: true, order_id: 'x', payment_url: 'javascript:alert(1)' }),
  ],
  ['a function that is not there', 'خطأ في الخادم: 404', web(404)],
  ['a gateway that has no backend', 'خطأ في الخادم: 502', web(502)],
  [
    'a function that has crashed',
    'خطأ في الخادم: 500',
    () => ({ status: 500, body: { error: { status: 'INTERNAL', message: 'INTERNAL' } } }),
  ],
  ['a backend that does not answer', UNEXPECTED, noAnswer],
  ['a price that cannot be', 'خطأ في الخادم: 400', no('input-invalid', { field: 'totalAmount' })],
  [
    'the eleventh try within an hour',
    'محاولات كثيرة في وقت قصير',
    no('rate-limited', { retry_after_seconds: 1500 }, 429),
  ],
  ['a product that is sold out', 'نفدت الكمية', no('out-of-stock', { available: 0 })],
  ['a product that is no longer on sale', 'المنتج غير متاح للبيع الآن', no('product-unavailable')],
];

let assign: MockInstance;
beforeEach(() => {
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Sends an order that meets this answer. */
async function meet(answer: Answer, form = ORDER) {
  backend.on('createZiinaPayment', answer);
  const user = await openOrder(form);
  await user.click(submitButton());
  await waitFor(() => expect(alert()).not.toBeNull());
  return user;
}

describe('the form says it honestly, and stays as it was, after', () => {
  test.for(CATALOGUE)('%s: %s', async ([, words, answer]) => {
    await meet(answer, {
      ...ORDER,
      customerEmail: 'mariam@example.com',
      quantity: '2',
    });
    expect(message()).toBe(words);
    expect(toast()!.textContent).toContain(words);
    expect(document.activeElement).toBe(alert());
    expect(typed()).toMatchObject({
      customerName: ORDER.customerName,
      customerPhone: ORDER.customerPhone,
      customerEmail: 'mariam@example.com',
      country: 'الإمارات العربية المتحدة',
      city: ORDER.city,
      address: ORDER.address,
      quantity: '2',
    });
    expect(submitButton().getAttribute('aria-disabled')).not.toBe('true');
    expect(assign).not.toHaveBeenCalled();
  });
});

test('a shopper who tries too often is told when to come back', async () => {
  await meet(no('rate-limited', { retry_after_seconds: 1500 }, 429));
  expect(alert()!.textContent).toContain('حاول بعد 25 دقيقة');
});

describe('of too few pieces', () => {
  test('those that are left are offered, and taken with one tap', async () => {
    const user = await meet(no('out-of-stock', { available: 3 }), { ...ORDER, quantity: '5' });
    expect(message()).toBe('المتوفر الآن: 3 قطع');
    acceptOrders();
    await user.click(within(alert()!).getByText(texts.setQuantity(3)));
    expect(alert()).toBeNull();
    expect(total()).toBe('897 درهم');
    expect(document.activeElement).toBe(submitButton());
    await user.click(submitButton());
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(sentOrders().at(-1)).toMatchObject({ quantity: 3, totalAmount: 897 });
  });

  test('no number is told where many are left', async () => {
    await meet(no('out-of-stock', { available: 15 }), { ...ORDER, quantity: '18' });
    expect(message()).toBe('الكمية المطلوبة أكثر مما لدينا الآن');
    expect(alert()!.textContent).toContain('عدّل الكمية');
    expect(within(alert()!).getByRole('button').textContent).toBe(texts.setQuantity(15));
  });

  test('the order of before an edit, which may hold them, is led to', async () => {
    acceptOrders('orderBeforeTheEdit12');
    const user = await openOrder(ORDER);
    await user.click(submitButton());
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    stepBack();
    backend.on('createZiinaPayment', no('out-of-stock', { available: 0 }));
    await typeInto(user, 'address', 'شارع آخر، مبنى 3');
    await user.click(submitButton());
    await waitFor(() => expect(message()).toBe('نفدت الكمية'));
    expect(alert()!.textContent).toContain('طلبك السابق');
    const link = within(alert()!).getByText<HTMLAnchorElement>(texts.viewOrder);
    expect(link.getAttribute('href')).toBe('/payment-success?order_id=orderBeforeTheEdit12');
  });

  test('the order whose payment page could not be had, which may hold them, is led to', async () => {
    const user = await meet(
      no('payment-provider-unavailable', { order_id: 'orderWithoutLink1234' }, 503),
    );
    expect(message()).toBe('خطأ في الخادم: 503');
    backend.on('createZiinaPayment', no('out-of-stock', { available: 0 }));
    await user.click(submitButton());
    await waitFor(() => expect(message()).toBe('نفدت الكمية'));
    expect(within(alert()!).getByText(texts.viewOrder).getAttribute('href')).toBe(
      '/payment-success?order_id=orderWithoutLink1234',
    );
  });
});

test('an order that was paid elsewhere empties the form, and leads to itself', async () => {
  await meet(no('order-already-paid', { order_id: 'paidInAnotherTab1234' }));
  expect(message()).toBe('هذا الطلب مدفوع من قبل');
  expect(toast()).toBeNull();
  expect(typed()).toMatchObject({ customerName: '', customerPhone: '', city: '', quantity: '1' });
  expect(within(alert()!).getByText(texts.viewOrder).getAttribute('href')).toBe(
    '/payment-success?order_id=paidInAnotherTab1234',
  );
});

test('an error goes with the next edit, its toast by a tap', async () => {
  const user = await meet(no('payment-provider-refused'));
  await typeInto(user, 'city', 'العين');
  expect(alert()).toBeNull();
  await user.click(within(toast()!).getByLabelText(shellTexts.dismiss));
  expect(toast()).toBeNull();
});

test('a toast goes after eight seconds, but not while it has the focus, which it gives back', async () => {
  const user = await meet(no('payment-provider-refused'));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(submitButton());
  await waitFor(() => expect(document.activeElement).toBe(alert()));
  const close = within(toast()!).getByLabelText(shellTexts.dismiss);
  close.focus();
  await user.hover(toast()!);
  await user.unhover(toast()!);
  await pass(60_000);
  expect(document.activeElement).toBe(close);
  await user.keyboard('{Escape}');
  await pass(500);
  expect(toast()).toBeNull();
  expect(document.activeElement).toBe(alert());

  await user.click(submitButton());
  await waitFor(() => expect(toast()).not.toBeNull());
  await pass(5_000);
  expect(toast()).not.toBeNull();
  await pass(4_000);
  expect(toast()).toBeNull();
});
