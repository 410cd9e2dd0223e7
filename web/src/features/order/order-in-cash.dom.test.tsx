import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backend, noAnswer, refusal, result } from '../../../testing/backend.ts';
import {
  acceptCashOrders,
  acceptOrders,
  alert,
  chooseCountry,
  line,
  message,
  openOrder,
  ORDER,
  payInCash,
  payment,
  sentCashOrders,
  sentOrders,
  stepBack,
  submitButton,
  total,
  typed,
  typeInto,
} from '../../../testing/order-form.ts';
import { cashOrder } from '../../../testing/public-order.ts';
import { offerCash } from '../../../testing/shop.ts';
import { orderDraft } from '../../checkout/order-draft.ts';
import { confirmationTexts } from '../../i18n/ar/confirmation.ts';
import { ORDER_ERROR, wordsForCode } from '../../i18n/ar/order-errors.ts';
import { orderTexts as texts } from '../../i18n/ar/order-page.ts';

const text = (): string => document.body.textContent;
const chosen = (): string | undefined =>
  document.querySelector<HTMLInputElement>('input[type=radio][name=paymentMethod]:checked')?.value;
const option = (method: 'card' | 'cash'): string => payment(method)!.closest('label')!.textContent;
const shownAsOrdered = (): Promise<HTMLElement> =>
  screen.findByText(confirmationTexts.cash.unconfirmed.heading('مريم'), { selector: 'h1' });
const submitted = async (count: number): Promise<void> => {
  await waitFor(() => expect(sentCashOrders()).toHaveLength(count));
  await waitFor(() => expect(message()).not.toBeNull());
};

const assign = vi.fn<(url: string) => void>();
beforeEach(() => {
  assign.mockReset();
  vi.spyOn(location, 'assign').mockImplementation((url) => assign(String(url)));
  offerCash();
  backend.on('getOrderSecure', () => result([cashOrder()]));
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('there is no choice of how to pay', () => {
  test('before a country is chosen, though the page says that there will be one', async () => {
    await openOrder();
    expect(chosen()).toBeUndefined();
    screen.getByText(texts.lead.either);
    submitButton();
  });

  test('in a country without cash', async () => {
    const user = await openOrder(ORDER);
    expect(chosen()).toBe('card');
    await chooseCountry(user, 'sa');
    expect(chosen()).toBeUndefined();
    screen.getByText(texts.lead.card);
  });

  test('in a shop without', async () => {
    offerCash({});
    await openOrder(ORDER);
    expect(chosen()).toBeUndefined();
    screen.getByText(texts.lead.card);
    expect(text()).not.toContain(texts.payment.cash.name);
  });
});

test('a card is chosen at first; cash adds its fee, and the page says what happens then', async () => {
  const user = await openOrder(ORDER);
  expect(chosen()).toBe('card');
  expect(option('card')).toContain(texts.payment.free);
  expect(option('cash')).toContain('15 درهم');
  expect(total()).toBe('299 درهم');
  expect(text()).not.toContain(texts.cashFee);
  await payInCash(user);
  expect(line(texts.cashFee)).toBe('15 درهم');
  expect(total()).toBe('314 درهم');
  submitButton(texts.submitCash);
  screen.getByText(texts.lead.cash);
  screen.getByText(texts.cashData);
  expect(text()).not.toContain(texts.cardData);
  await user.click(payment('card')!);
  expect(total()).toBe('299 درهم');
  submitButton();
});

test('where another currency is shown, what the courier collects is named in dirhams', async () => {
  const user = await openOrder(ORDER);
  await user.click(document.querySelector('[data-currency=SAR]')!);
  await payInCash(user);
  expect(line(texts.cashFee)).toBe('15 ريال');
  expect(text()).toContain(`${texts.collected} 314 درهم`);
});

test('a fee of nothing is called that, and is no line of the bill', async () => {
  offerCash({ ae: { fee: 0, max_total: null } });
  const user = await openOrder(ORDER);
  expect(option('cash')).toContain(texts.payment.free);
  await payInCash(user);
  expect(text()).not.toContain(texts.cashFee);
  expect(total()).toBe('299 درهم');
});

describe('an order in cash', () => {
  test('is placed with its fee, and its own page is opened', async () => {
    acceptCashOrders();
    const user = await openOrder({ ...ORDER, quantity: '2' });
    await payInCash(user);
    await user.click(submitButton(texts.submitCash));
    await shownAsOrdered();
    expect(sentCashOrders()).toMatchObject([
      { quantity: 2, totalAmount: 613, country: 'ae', customerName: ORDER.customerName },
    ]);
    expect(sentOrders()).toEqual([]);
    expect(location.pathname + location.search).toBe(
      '/payment-success?order_id=orderOfMaryam1234567',
    );
    // until it is confirmed, an edited form replaces it
    expect(orderDraft.isOf('orderOfMaryam1234567')).toBe(true);
  });

  test('is asked for under the same key after a lost answer', async () => {
    backend.on('placeCashOrder', noAnswer);
    const user = await openOrder(ORDER);
    await payInCash(user);
    await user.click(submitButton(texts.submitCash));
    await submitted(1);
    const before = typed();
    expect(alert()!.textContent).toContain(wordsForCode('network', {}, 'cash').guidance);
    expect(chosen()).toBe('cash');
    screen.getByText(ORDER_ERROR.toastTitle);
    acceptCashOrders();
    await user.click(submitButton(texts.submitCash));
    await shownAsOrdered();
    expect(screen.queryByText(ORDER_ERROR.toastTitle)).toBeNull();
    expect(before).toMatchObject({ address: ORDER.address });
    const [first, second] = sentCashOrders();
    expect(second).toEqual(first);
  });

  test('is asked for under the same key after an answer that says nothing', async () => {
    backend.on('placeCashOrder', () => result({}));
    const user = await openOrder(ORDER);
    await payInCash(user);
    for (const times of [1, 2]) {
      await user.click(submitButton(texts.submitCash));
      await submitted(times);
    }
    const [first, second] = sentCashOrders();
    expect(second!.checkoutKey).toBe(first!.checkoutKey);
  });

  test('is another order than by card, and replaces that one', async () => {
    acceptOrders();
    acceptCashOrders('inCash');
    const user = await openOrder(ORDER);
    await user.click(submitButton());
    await waitFor(() => expect(assign).toHaveBeenCalled());
    stepBack();
    await payInCash(user);
    await user.click(submitButton(texts.submitCash));
    await waitFor(() => expect(location.search).toBe('?order_id=inCash'));
    const [byCard] = sentOrders();
    const [inCash] = sentCashOrders();
    expect(inCash!.checkoutKey).not.toBe(byCard!.checkoutKey);
    expect(inCash!.replacedKeys).toEqual([byCard!.checkoutKey]);
  });

  test('without a fee is another order too', async () => {
    offerCash({ ae: { fee: 0, max_total: null } });
    backend.on('createZiinaPayment', noAnswer);
    backend.on('placeCashOrder', noAnswer);
    const user = await openOrder(ORDER);
    await user.click(submitButton());
    await waitFor(() => expect(message()).not.toBeNull());
    await payInCash(user);
    await user.click(submitButton(texts.submitCash));
    await submitted(1);
    expect(sentCashOrders()[0]!.replacedKeys).toEqual([sentOrders()[0]!.checkoutKey]);
  });
});

test('the choice is kept with the form', async () => {
  const user = await openOrder(ORDER);
  await payInCash(user);
  expect(orderDraft.readForm()).toMatchObject({ ...ORDER, paymentMethod: 'cash' });
  await chooseCountry(user, 'sa');
  await chooseCountry(user, 'ae');
  expect(chosen()).toBe('cash');
});

test('cash is not offered above its greatest total: the form says so, and pays by card', async () => {
  acceptOrders();
  const user = await openOrder(ORDER);
  await payInCash(user);
  await typeInto(user, 'quantity', '4');
  expect(chosen()).toBe('card');
  expect(payment('cash')!.disabled).toBe(true);
  expect(option('cash')).toContain(texts.payment.upTo(1000));
  screen.getByText(texts.payment.tooMuch(1000));
  expect(total()).toBe('1,196 درهم');
  submitButton();
  await typeInto(user, 'quantity', '3');
  expect(chosen()).toBe('cash');
  expect(text()).not.toContain(texts.payment.tooMuch(1000));
  expect(total()).toBe('912 درهم');
});

test('above it, a form to be paid by card says nothing but the limit', async () => {
  const user = await openOrder(ORDER);
  await typeInto(user, 'quantity', '4');
  expect(option('cash')).toContain(texts.payment.upTo(1000));
  expect(text()).not.toContain(texts.payment.tooMuch(1000));
});

test('another country without cash says so, and is paid by card; nothing typed is lost', async () => {
  acceptOrders();
  const user = await openOrder(ORDER);
  await payInCash(user);
  await chooseCountry(user, 'kw');
  screen.getByText(texts.payment.notIn('الكويت'));
  expect(typed()).toMatchObject({ customerName: ORDER.customerName, address: ORDER.address });
  await typeInto(user, 'customerPhone', '50123456');
  await user.click(submitButton());
  await waitFor(() => expect(sentOrders()).toHaveLength(1));
  expect(sentOrders()[0]).toMatchObject({ totalAmount: 299 });
  expect(sentCashOrders()).toEqual([]);
});

describe('an order in cash that is refused', () => {
  const order = async () => {
    const user = await openOrder(ORDER);
    await payInCash(user);
    await user.click(submitButton(texts.submitCash));
    await submitted(1);
    return user;
  };

  test('as not offered any more leaves a card, which pays it in one tap', async () => {
    backend.on('placeCashOrder', () => refusal('cash-not-offered'));
    const user = await order();
    expect(message()).toBe(wordsForCode('cash-not-offered').message);
    expect(document.activeElement).toBe(alert());
    expect(chosen()).toBeUndefined();
    expect(total()).toBe('299 درهم');
    screen.getByText(texts.lead.card);
    expect(text()).not.toContain(texts.payment.notIn('الإمارات'));
    acceptOrders();
    await user.click(submitButton());
    await waitFor(() => expect(sentOrders()).toHaveLength(1));
    expect(sentOrders()[0]).toMatchObject({ totalAmount: 299, address: ORDER.address });
    expect(orderDraft.readForm()).toMatchObject({ paymentMethod: 'card' });
  });

  test.for([
    ['too-many-pieces', { most: 1 }],
    ['rate-limited', { retry_after_seconds: 120 }],
    ['out-of-stock', { available: 0 }],
    ['internal', {}],
  ] as const)('as %s keeps what was typed and the choice', async ([code, facts]) => {
    backend.on('placeCashOrder', () => refusal(code, facts));
    await order();
    const { message: why, guidance } = wordsForCode(code, { ...facts, status: 400 }, 'cash');
    expect(message()).toBe(why);
    expect(alert()!.textContent).toContain(guidance);
    // nothing would be charged in any case
    expect(alert()!.textContent).not.toContain('لم يُخصم');
    expect(chosen()).toBe('cash');
    expect(typed()).toMatchObject({ customerName: ORDER.customerName, city: ORDER.city });
  });

  test('for another fee shows that, and is placed with it once agreed to', async () => {
    backend.on('placeCashOrder', () =>
      refusal('price-changed', { unit_price: 299, total_amount: 324 }),
    );
    const user = await order();
    const facts = { unit_price: 299, total_amount: 324, cash_fee: 25 };
    expect(message()).toBe(wordsForCode('price-changed', facts, 'cash').message);
    expect(line(texts.cashFee)).toBe('25 درهم');
    expect(total()).toBe('324 درهم');
    acceptCashOrders();
    await user.click(submitButton(texts.submitCash));
    await waitFor(() => expect(sentCashOrders()).toHaveLength(2));
    expect(sentCashOrders()[1]).toMatchObject({ totalAmount: 324 });
    await shownAsOrdered();
  });

  test('for another price shows that, and keeps the fee', async () => {
    backend.on('placeCashOrder', () =>
      refusal('price-changed', { unit_price: 350, total_amount: 365 }),
    );
    await order();
    expect(message()).toBe(wordsForCode('price-changed', { unit_price: 350 }).message);
    expect(line(texts.cashFee)).toBe('15 درهم');
    expect(total()).toBe('365 درهم');
  });
});
