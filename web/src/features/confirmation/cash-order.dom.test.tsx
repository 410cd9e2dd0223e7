import type { PublicOrder } from '@ghar/domain/callables';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backend, noAnswer, refusal, result } from '../../../testing/backend.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { cashOrder, publicOrder, unpaidOrder } from '../../../testing/public-order.ts';
import { EMPTY_FORM, orderDraft } from '../../checkout/order-draft.ts';
import { unfinishedOrderPath } from '../../checkout/unfinished-order.ts';
import { confirmationTexts as texts } from '../../i18n/ar/confirmation.ts';
import { wordsForCode } from '../../i18n/ar/order-errors.ts';
import { orderTexts } from '../../i18n/ar/order-page.ts';
import { shellTexts } from '../../i18n/ar/shell.ts';
import { timelineTexts } from '../../i18n/ar/timeline.ts';

const { cash } = texts;
const { id: ID, order_number: NUMBER } = cashOrder();
const ADDRESS = `/payment-success?order_id=${ID}`;
const TOKEN = 'aTokenOfTwentyLetter';
const CONFIRMED = cashOrder({ status: 'confirmed' });
const SHIPPED = cashOrder({ status: 'shipped', shipped_at: '2026-11-21T08:00:00.000Z' });

/** What the backend has of the order from now on. */
const putOrder = (order: PublicOrder): void => backend.on('getOrderSecure', () => result([order]));
function open(order: PublicOrder, search = ''): Promise<UserEvent> {
  putOrder(order);
  return openPage(ADDRESS + search);
}
const openLink = (order = cashOrder()): Promise<UserEvent> => open(order, `&confirm=${TOKEN}`);

const text = (): string => document.querySelector('main')!.textContent;
const expectHeading = (words: string): Promise<void> =>
  waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(words));
const button = (name: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('main button, main a')].find(
    (one) => one.textContent === name,
  ) ?? null;
const line = (name: string): string | undefined =>
  [...document.querySelectorAll(`[aria-label="${orderTexts.summary}"] dt`)].find(
    (term) => term.textContent === name,
  )?.nextElementSibling?.textContent;
const currentStep = (): string | null | undefined =>
  document.querySelector('[aria-current=step] p')?.firstChild?.textContent?.trim();
const message = (name: string): string | null =>
  new URL(button(name)!.getAttribute('href')!).searchParams.get('text');
const door = (): HTMLElement | null => document.querySelector(`[aria-label="${cash.door.name}"]`);

const assign = vi.fn<(url: string) => void>();
beforeEach(() => {
  assign.mockReset();
  vi.spyOn(location, 'assign').mockImplementation((url) => assign(String(url)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('an order to be paid in cash', () => {
  test('tells until when it waits for its confirmation, how to give it, and what to have ready', async () => {
    await open(cashOrder());
    await expectHeading(cash.unconfirmed.heading('مريم'));
    // the time of the order's country
    expect(text()).toContain('حتى الأحد، 22 نوفمبر في 12:25');
    expect(text()).toContain(cash.unconfirmed.label);
    expect(message(cash.unconfirmed.whatsapp)).toBe(cash.unconfirmed.message(NUMBER));
    expect(door()!.textContent).toContain('314 درهم');
    expect(line(orderTexts.cashFee)).toBe('15 درهم');
    expect(line(texts.fields.toCollect)).toBe('314 درهم');
    expect(currentStep()).toBe(timelineTexts.steps.confirmed.now);
    expect(text()).toContain(timelineTexts.arrives[2]);
    expect(text()).not.toContain(texts.unpaid.pay);
  });

  test('once confirmed is being prepared', async () => {
    await open(CONFIRMED);
    await expectHeading(cash.confirmed.heading('مريم'));
    expect(text()).toContain(cash.confirmed.label);
    expect(door()!.textContent).toContain('314 درهم');
    expect(currentStep()).toBe(timelineTexts.steps.prepared.now);
    expect(button(cash.unconfirmed.whatsapp)).toBeNull();
    expect(message(shellTexts.whatsapp)).toBe(texts.whatsappMessage(NUMBER));
  });

  test('on its way is collected at the door, and no longer paid by card', async () => {
    await open(SHIPPED);
    await expectHeading(texts.paid.shipped.heading);
    expect(door()!.textContent).toContain('314 درهم');
    expect(line(texts.fields.toCollect)).toBe('314 درهم');
    expect(button(cash.cardInstead)).toBeNull();
  });

  test('that was delivered asks for no money: the courier has it', async () => {
    await open(cashOrder({ status: 'delivered', shipped_at: null }));
    await expectHeading(texts.paid.delivered.heading);
    expect(door()).toBeNull();
    expect(line(texts.fields.toCollect)).toBeUndefined();
    expect(text()).not.toContain(texts.paid.label);
  });

  test('that was collected is a paid order, with its fee in the receipt', async () => {
    await open(cashOrder({ status: 'delivered', payment_status: 'paid' }));
    await expectHeading(texts.paid.delivered.heading);
    expect(text()).toContain(texts.paid.label);
    expect(line(texts.fields.amount)).toBe('314 درهم');
    const rows = [...document.querySelectorAll('table tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(' '),
    );
    expect(rows).toContainEqual(expect.stringMatching(/ 1 299 299$/));
    expect(rows).toContain(`${orderTexts.cashFee} 15`);
    expect(rows).toContain(`${orderTexts.total} 314`);
  });

  test.for([
    ['before it was sent', {}, texts.cancelled.notSent],
    ['after', { shipped_at: SHIPPED.shipped_at }, texts.cancelled.comingBack],
  ] as const)('that was cancelled %s says so', async ([, change, lead]) => {
    await open(cashOrder({ status: 'cancelled', ...change }));
    await expectHeading(texts.cancelled.heading);
    expect(text()).toContain(lead);
    expect(line(texts.fields.amountDue)).toBe('314 درهم');
    expect(door()).toBeNull();
  });

  test('that another replaced leads to that one', async () => {
    await open(cashOrder({ payment_status: 'failed', replaced_by: 'next' }));
    await expectHeading(texts.replaced.heading);
    expect(button(texts.replaced.open)!.getAttribute('href')).toBe(
      '/payment-success?order_id=next',
    );
  });

  test('is nothing that the payment provider is asked about, however long the page is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const ended = cashOrder({ payment_status: 'failed' });
    const replaced = { ...ended, replaced_by: 'next' };
    for (const order of [cashOrder(), CONFIRMED, ended, replaced]) {
      await open(order);
      await waitFor(() => expect(line(texts.fields.number)).toBe(NUMBER));
      await act(async () => void (await vi.advanceTimersByTimeAsync(120_000)));
      cleanup();
    }
    expect(backend.inputs('updateOrderPaymentStatus')).toEqual([]);
  });

  test('confirmed in another window is shown as that on return', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open(cashOrder());
    await expectHeading(cash.unconfirmed.heading('مريم'));
    putOrder(CONFIRMED);
    await act(async () => void (await vi.advanceTimersByTimeAsync(4_000)));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expectHeading(cash.confirmed.heading('مريم'));
    expect(button(cash.unconfirmed.whatsapp)).toBeNull();
  });
});

describe('the form that became a cash order', () => {
  const place = (): void => {
    orderDraft.saveForm({ ...EMPTY_FORM, city: 'دبي' });
    orderDraft.placed(orderDraft.checkoutFor('the form').key, ID);
  };

  test('is replaced by an edit until it is confirmed, and is empty then', async () => {
    place();
    await open(cashOrder());
    await expectHeading(cash.unconfirmed.heading('مريم'));
    expect(orderDraft.ownOrder()).toBe(ID);
    cleanup();
    await open(CONFIRMED);
    await expectHeading(cash.confirmed.heading('مريم'));
    await waitFor(() => expect(orderDraft.readForm()).toBeNull());
    expect(orderDraft.ownOrder()).toBeNull();
  });

  test('becomes a new order once that one has ended, with what was typed', async () => {
    place();
    const { key } = orderDraft.checkoutFor('the form');
    await open(cashOrder({ payment_status: 'failed' }));
    await expectHeading(cash.ended.heading);
    await waitFor(() => expect(orderDraft.checkoutFor('the form').key).not.toBe(key));
    expect(orderDraft.readForm()).toMatchObject({ city: 'دبي' });
  });

  test.for([
    ['waits for its confirmation', cashOrder(), null],
    ['has ended, and can be paid by card', cashOrder({ payment_status: 'failed' }), ADDRESS],
  ] as const)('is offered to be completed if it %s', async ([, order, path]) => {
    place();
    putOrder({ ...order, created_at: new Date().toISOString() });
    expect(await unfinishedOrderPath()).toBe(path);
  });
});

describe('card in place of cash', () => {
  test.for([
    ['not confirmed', cashOrder()],
    ['confirmed', CONFIRMED],
  ] as const)(
    'takes the fee off an order that is %s, and opens the payment page',
    async ([, order]) => {
      backend.on('retryZiinaPayment', () =>
        result({ success: true, order_id: ID, payment_url: 'https://pay.example/1' }),
      );
      const user = await open(order);
      await waitFor(() => expect(button(cash.cardInstead)).not.toBeNull());
      screen.getByText(cash.byCard(15, 299));
      await user.click(button(cash.cardInstead)!);
      await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
      expect(backend.inputs('retryZiinaPayment')).toEqual([{ order_id_param: ID }]);
    },
  );

  test('names no fee where there is none', async () => {
    await open(cashOrder({ cash_fee: 0, total_amount: 299 }));
    await screen.findByText(cash.byCard(0, 299));
    expect(line(orderTexts.cashFee)).toBeUndefined();
  });

  test('that could not be opened says why, and that nothing was charged', async () => {
    backend.on('retryZiinaPayment', () => refusal('rate-limited', { retry_after_seconds: 60 }));
    const user = await open(cashOrder());
    await waitFor(() => expect(button(cash.cardInstead)).not.toBeNull());
    await user.click(button(cash.cardInstead)!);
    const facts = { retry_after_seconds: 60 };
    await screen.findByText(wordsForCode('rate-limited', facts, 'first').guidance!);
    await expectHeading(cash.unconfirmed.heading('مريم'));
  });

  test('that may have been opened shows the order as what it is now', async () => {
    backend.on('retryZiinaPayment', () => {
      putOrder(unpaidOrder());
      backend.on('updateOrderPaymentStatus', () => result(unpaidOrder()));
      return refusal('payment-provider-unavailable', {}, 503);
    });
    const user = await open(cashOrder());
    await waitFor(() => expect(button(cash.cardInstead)).not.toBeNull());
    await user.click(button(cash.cardInstead)!);
    await expectHeading(texts.unpaid.heading(299));
    expect(button(texts.unpaid.pay)).not.toBeNull();
  });

  test('of an order that was sent meanwhile shows it on its way', async () => {
    backend.on('retryZiinaPayment', () => {
      putOrder(SHIPPED);
      return refusal('order-on-its-way');
    });
    const user = await open(CONFIRMED);
    await waitFor(() => expect(button(cash.cardInstead)).not.toBeNull());
    await user.click(button(cash.cardInstead)!);
    await expectHeading(texts.paid.shipped.heading);
  });

  test('an order that nobody confirmed says so, and is paid by card or ordered anew', async () => {
    backend.on('retryZiinaPayment', () =>
      result({ success: true, order_id: ID, payment_url: 'https://pay.example/2' }),
    );
    const user = await open(cashOrder({ payment_status: 'failed' }));
    await expectHeading(cash.ended.heading);
    expect(text()).toContain(cash.ended.unconfirmed);
    expect(text()).toContain(cash.byCard(15, 299));
    expect(button(texts.reorder)!.getAttribute('href')).toBe('/order');
    await user.click(button(cash.ended.pay)!);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/2'));
  });
});

describe('the link that confirms an order', () => {
  test('asks once, and confirms nothing by itself', async () => {
    backend.on('confirmCashOrder', () => {
      putOrder(CONFIRMED);
      return result({ success: true });
    });
    const user = await openLink(cashOrder({ quantity: 2, total_amount: 613 }));
    await expectHeading(cash.question.heading);
    expect(text()).toContain(cash.question.lead(2, 613));
    expect(backend.inputs('confirmCashOrder')).toEqual([]);
    await user.click(button(cash.question.confirm)!);
    await expectHeading(cash.confirmed.heading('مريم'));
    expect(backend.inputs('confirmCashOrder')).toEqual([{ order_id_param: ID, token: TOKEN }]);
    // the button is gone
    expect(document.activeElement).toBe(document.querySelector('h1'));
  });

  test('its token stays neither in the address nor in the browser', async () => {
    await openLink();
    await expectHeading(cash.question.heading);
    expect(location.pathname + location.search).toBe(ADDRESS);
    const kept = [localStorage, sessionStorage].flatMap((storage) =>
      Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at)!)),
    );
    expect(JSON.stringify([kept, history.state, document.body.innerHTML])).not.toContain(TOKEN);
  });

  test('with a sign behind it works', async () => {
    backend.on('confirmCashOrder', () => result({ success: true }));
    const user = await open(cashOrder(), `&confirm=${TOKEN}.`);
    await expectHeading(cash.question.heading);
    await user.click(button(cash.question.confirm)!);
    await waitFor(() => expect(backend.inputs('confirmCashOrder')).toHaveLength(1));
    expect(backend.inputs('confirmCashOrder')[0]!.token).toBe(TOKEN);
  });

  test.for([
    ['confirmed before', CONFIRMED, cash.confirmed.heading('مريم')],
    ['on its way', SHIPPED, texts.paid.shipped.heading],
    ['paid', publicOrder(), texts.paid.heading('مريم')],
    ['ended', cashOrder({ payment_status: 'failed' }), cash.ended.heading],
    ['cancelled', cashOrder({ status: 'cancelled' }), texts.cancelled.heading],
  ] as const)('of an order that is %s just shows it', async ([, order, heading]) => {
    await openLink(order);
    await expectHeading(heading);
    expect(button(cash.question.confirm)).toBeNull();
  });

  test('that is wrong or old says so, and how to reach the shop', async () => {
    backend.on('confirmCashOrder', () => refusal('order-not-found', {}, 404));
    const user = await openLink();
    await expectHeading(cash.question.heading);
    await user.click(button(cash.question.confirm)!);
    await expectHeading(cash.unconfirmed.heading('مريم'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(cash.wrongLink.message);
    expect(document.activeElement).toBe(alert);
    expect(button(cash.question.confirm)).toBeNull();
    expect(message(cash.unconfirmed.whatsapp)).toBe(cash.unconfirmed.message(NUMBER));
  });

  test('of an order that ended meanwhile shows that', async () => {
    backend.on('confirmCashOrder', () => {
      putOrder(cashOrder({ payment_status: 'failed' }));
      return refusal('order-cancelled', { order_id: ID });
    });
    const user = await openLink();
    await expectHeading(cash.question.heading);
    await user.click(button(cash.question.confirm)!);
    await expectHeading(cash.ended.heading);
    expect(button(cash.question.confirm)).toBeNull();
  });

  test('whose answer is lost can be pressed again', async () => {
    backend.on('confirmCashOrder', noAnswer);
    const user = await openLink();
    await expectHeading(cash.question.heading);
    await user.click(button(cash.question.confirm)!);
    await screen.findByText(wordsForCode('network', {}, 'cash').guidance!);
    backend.on('confirmCashOrder', () => {
      putOrder(CONFIRMED);
      return result({ success: true });
    });
    await user.click(button(cash.question.confirm)!);
    await expectHeading(cash.confirmed.heading('مريم'));
    expect(backend.inputs('confirmCashOrder')).toHaveLength(2);
  });
});
