import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { backend, result } from '../../../testing/backend.ts';
import {
  acceptOrders,
  alert,
  field,
  fillIn,
  form,
  message,
  openOrder,
  ORDER,
  pass,
  sentOrders,
  stepBack,
  submitButton,
  typed,
} from '../../../testing/order-form.ts';
import { orderTexts as texts } from '../../i18n/ar/order-page.ts';

const PAYMENT_PAGE = 'https://pay.example/orderOfMaryam1234567';
const expectToLeave = (times = 1): Promise<void> =>
  waitFor(() =>
    expect(assign.mock.calls).toEqual(Array.from({ length: times }, () => [PAYMENT_PAGE])),
  );
/** A later answer of the backend, so that all requests are counted before the page is left. */
const holdAnswer = () =>
  backend.hold(
    'createZiinaPayment',
    result({ success: true, order_id: 'orderOfMaryam1234567', payment_url: PAYMENT_PAGE }),
  );
/** Fakes the timers; they go on by themselves too, as Testing Library needs. */
const fakeTimers = () => vi.useFakeTimers({ shouldAdvanceTime: true });

let assign: MockInstance;
beforeEach(() => {
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what is typed is sent as an order, and the browser goes to its payment page', async () => {
  acceptOrders();
  const user = await openOrder();
  await fillIn(user, {
    ...ORDER,
    customerPhone: '٠٥٠ ١٢٣ ٤٥٦٧',
    customerEmail: 'mariam@example.com',
    quantity: '٢',
  });
  await user.click(
    screen.getByRole('checkbox', { name: new RegExp(texts.fields.consentMessages.label) }),
  );
  await user.click(submitButton());
  await expectToLeave();
  expect(sentOrders()).toMatchObject([
    {
      customerName: 'مريم الهاشمي',
      customerPhone: '+971501234567',
      customerEmail: 'mariam@example.com',
      consentMessages: false,
      country: 'ae',
      city: 'دبي',
      address: 'شارع الوصل، فيلا 12',
      quantity: 2,
      totalAmount: 598,
      replacedKeys: [],
    },
  ]);
});

describe('one request is sent by', () => {
  test('two submissions before the page is drawn anew', async () => {
    const answer = holdAnswer();
    await openOrder(ORDER);
    // one `act`: nothing is drawn in between
    act(() => {
      form().requestSubmit();
      form().requestSubmit();
    });
    answer();
    await expectToLeave();
    expect(sentOrders()).toHaveLength(1);
  });

  test('a double click, faster than the page is drawn', async () => {
    const answer = holdAnswer();
    await openOrder(ORDER);
    const button = submitButton();
    act(() => {
      button.click();
      button.click();
    });
    answer();
    await expectToLeave();
    expect(sentOrders()).toHaveLength(1);
  });

  test('a click once more, and the Enter key, while the answer is awaited', async () => {
    const answer = holdAnswer();
    const user = await openOrder(ORDER);
    await user.type(field('city'), '{Enter}');
    const button = submitButton(texts.submitting);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    expect(field('city').closest('[inert]')).not.toBeNull();
    expect(screen.getByText(texts.submitting, { selector: 'output' })).not.toBeNull();
    await user.click(button);
    await user.keyboard('{Enter}');
    act(() => form().requestSubmit());
    answer();
    await expectToLeave();
    expect(sentOrders()).toHaveLength(1);
  });
});

describe('the form is given back', () => {
  test('where the payment page does not come within twelve seconds', async () => {
    acceptOrders();
    const user = await openOrder(ORDER);
    fakeTimers();
    await user.click(submitButton());
    await expectToLeave();
    await pass(9_000);
    expect(submitButton(texts.submitting).getAttribute('aria-disabled')).toBe('true');
    await pass(3_500);
    await user.click(submitButton());
    await expectToLeave(2);
    const [first, second] = sentOrders();
    expect(second).toEqual(first);
  });

  test('not while the tab is hidden', async () => {
    acceptOrders();
    const user = await openOrder(ORDER);
    fakeTimers();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await user.click(submitButton());
    await expectToLeave();
    await pass(30_000);
    expect(submitButton(texts.submitting).getAttribute('aria-disabled')).toBe('true');
    visibility.mockReturnValue('visible');
    await pass(12_000);
    expect(submitButton().getAttribute('aria-disabled')).not.toBe('true');
  });

  test('where the shopper steps back from the payment page', async () => {
    acceptOrders();
    const user = await openOrder(ORDER);
    await user.click(submitButton());
    await expectToLeave();
    stepBack();
    expect(field('city').closest('[inert]')).toBeNull();
    await user.click(submitButton());
    await expectToLeave(2);
    const [first, second] = sentOrders();
    expect(second).toEqual(first);
  });
});

test('an answer that does not come is explained, then given up, and asked for under the same key', async () => {
  holdAnswer();
  const user = await openOrder(ORDER);
  fakeTimers();
  await user.click(submitButton());
  await pass(3_000);
  expect(screen.queryByText(texts.stillSubmitting)).toBeNull();
  await pass(3_000);
  expect(screen.getByText(texts.stillSubmitting).closest('output')).not.toBeNull();
  await pass(40_000);
  await waitFor(() => expect(message()).toBe('حدث خطأ غير متوقع'));
  expect(alert()!.textContent).toContain('ولن يتكرّر الطلب');
  expect(screen.queryByText(texts.stillSubmitting)).toBeNull();

  acceptOrders();
  await user.click(submitButton());
  await expectToLeave();
  const [first, second] = sentOrders();
  expect(second).toEqual(first);
});

test('the focus goes to the alert of a failure that no field is at fault for', async () => {
  backend.on('createZiinaPayment', () => ({ status: 502, body: '' }));
  const user = await openOrder(ORDER);
  await user.click(submitButton());
  await waitFor(() => expect(document.activeElement).toBe(alert()));
  expect(typed()).toMatchObject({ customerName: ORDER.customerName, city: ORDER.city });
});
