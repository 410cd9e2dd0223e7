import { STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import type { CurrencyCode } from '@ghar/domain/money/currency';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { backend, refusal } from '../../../testing/backend.ts';
import { database } from '../../../testing/firestore.ts';
import {
  acceptOrders,
  alert,
  message,
  openOrder,
  ORDER,
  sentOrders,
  stepBack,
  submitButton,
  toast,
  total,
  typed,
  typeInto,
  unitPrice,
} from '../../../testing/order-form.ts';
import { putProduct } from '../../../testing/shop.ts';
import { closedTexts, offerBadges } from '../../i18n/ar/offer.ts';
import { orderTexts as texts } from '../../i18n/ar/order-page.ts';
import { shellTexts } from '../../i18n/ar/shell.ts';

let assign: MockInstance;
beforeEach(() => {
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const summary = () => within(screen.getByLabelText(texts.summary));
const choice = (code: CurrencyCode): HTMLInputElement =>
  within(screen.getByText(shellTexts.displayCurrency).closest('fieldset')!).getByDisplayValue(code);
const submitButtons = () => screen.queryAllByText(texts.submit, { selector: 'button' });
/** The merchant changes the product while the page is open. */
const changeProduct = (...change: Parameters<typeof putProduct>): Promise<void> =>
  act(async () => putProduct(...change));

describe('a price that the merchant changes', () => {
  test('is shown at once, and said to be another for as long as the shopper types', async () => {
    putProduct({ price: 310 });
    const user = await openOrder({ ...ORDER, quantity: '2' });
    expect(total()).toBe('620 درهم');
    const said = () => screen.queryByText(texts.priceChanged(310, 349.5));
    expect(said()).toBeNull();
    await changeProduct({ price: 349.5 });
    await waitFor(() => expect(total()).toBe('699 درهم'));
    expect(unitPrice()).toBe('349.50 درهم');
    expect(said()!.closest('output')).not.toBeNull();
    await typeInto(user, 'quantity', '3');
    expect(said()).not.toBeNull();
    await changeProduct({ price: 310 });
    await waitFor(() => expect(said()).toBeNull());
  });

  test('behind the page is refused with the new price, and charged once agreed to', async () => {
    backend.on('createZiinaPayment', () =>
      refusal('price-changed', { unit_price: 350, total_amount: 700 }),
    );
    const user = await openOrder({ ...ORDER, quantity: '2' });
    expect(total()).toBe('598 درهم');
    const before = typed();
    await user.click(submitButton());
    await waitFor(() => expect(message()).toContain('350 درهم'));
    expect(alert()!.textContent).toContain('700 درهم');
    expect(toast()).not.toBeNull();
    expect(unitPrice()).toBe('350 درهم');
    expect(total()).toBe('700 درهم');
    // the refusal has said so already
    expect(screen.queryByText(texts.priceChanged(299, 350))).toBeNull();
    expect(typed()).toEqual(before);

    acceptOrders();
    await user.click(submitButton());
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(sentOrders().map(({ totalAmount }) => totalAmount)).toEqual([598, 700]);
  });
});

describe('the price that came with the page is shown', () => {
  const spoilPrice = () => database.change(STOREFRONT_PRODUCT_PATH, { price: 'غير معروف' });

  test('while no product is on sale, until one is', async () => {
    putProduct({ price: 350, is_active: false });
    await openOrder();
    expect(total()).toBe('299 درهم');
    await changeProduct({ price: 350 });
    await waitFor(() => expect(total()).toBe('350 درهم'));
  });

  test('where the live one cannot be read, which is logged, until the page is looked at again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await openOrder();
    act(spoilPrice);
    await waitFor(() => expect(logged.mock.calls).toEqual([['Live price:', expect.any(Error)]]));
    expect(total()).toBe('299 درهم');
    await changeProduct({ price: 365 });
    expect(total()).toBe('299 درهم');
    // what the browser fires when a tab becomes visible
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(total()).toBe('365 درهم'));
  });
});

describe('an order form whose last pieces are sold', () => {
  test('keeps what was typed, says so, and goes on when pieces come back', async () => {
    acceptOrders();
    const user = await openOrder(ORDER);
    const before = typed();
    expect(submitButtons()).toHaveLength(1);
    await changeProduct({ stock_quantity: 0 });
    const kept = await screen.findByText(closedTexts.kept('sold-out'));
    expect(kept.closest('output')).not.toBeNull();
    expect(screen.getByText(closedTexts.heading('sold-out')).tagName).toBe('H1');
    expect(submitButtons()).toHaveLength(0);
    const chat = new URL(screen.getByText<HTMLAnchorElement>(closedTexts.notify).href);
    expect(chat.origin).toBe('https://wa.me');
    expect(chat.searchParams.get('text')).toBe(closedTexts.message('صابون غار الطبيعي للشعر'));
    expect(typed()).toEqual(before);

    await changeProduct({ stock_quantity: 1 });
    const reopened = await screen.findByText(closedTexts.reopened);
    expect(reopened.closest('output')).not.toBeNull();
    expect(typed()).toEqual(before);
    await user.click(submitButton());
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  });

  test('goes on for the shopper whose own order holds them', async () => {
    acceptOrders();
    const user = await openOrder(ORDER);
    await user.click(submitButton());
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    await changeProduct({ stock_quantity: 0 });
    stepBack();
    expect(await summary().findByText(offerBadges['sold-out']!)).not.toBeNull();
    await user.click(submitButton());
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
    const [first, second] = sentOrders();
    expect(second).toEqual(first);
  });

  test('says it in words alone where the shop has no number', async () => {
    database.change('site_content/about', {
      content: { ...(database.read('site_content/about')!['content'] as object), whatsapp: '' },
    });
    putProduct({ stock_quantity: 0 });
    await openOrder();
    expect(screen.getByText(closedTexts.kept('sold-out'))).not.toBeNull();
    expect(screen.queryByText(closedTexts.notify)).toBeNull();
    expect(submitButtons()).toHaveLength(0);
  });
});

describe('the display currency', () => {
  /** Beside the submit button, and nowhere else. */
  function charged(): string | null {
    const [note, ...others] = screen.queryAllByText(new RegExp(`^${texts.charged}`));
    if (!note) return null;
    expect(others).toEqual([]);
    expect(note.parentElement!.parentElement).toBe(submitButton().parentElement);
    return note.textContent;
  }

  test('is the dirham at first, and where what was kept is no currency', async () => {
    localStorage.setItem('selectedCurrency', 'EUR');
    await openOrder();
    expect(choice('AED').checked).toBe(true);
    expect(total()).toBe('299 درهم');
    expect(charged()).toBeNull();
  });

  test('converts and rounds the totals, and the charge is named and sent in dirhams', async () => {
    acceptOrders();
    const user = await openOrder({ ...ORDER, quantity: '3' });
    for (const [code, unit, sum] of [
      ['SAR', '305 ريال', '915 ريال'],
      ['USD', '$81', '$242'],
    ] as const) {
      await user.click(choice(code));
      expect(total()).toBe(sum);
      expect(unitPrice()).toBe(unit);
      expect(charged()).toBe(`${texts.charged} 897 درهم`);
      expect(localStorage.getItem('selectedCurrency')).toBe(code);
    }
    await user.click(submitButton());
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(sentOrders()).toMatchObject([{ totalAmount: 897 }]);
    stepBack();
    await user.click(choice('AED'));
    expect(total()).toBe('897 درهم');
    expect(charged()).toBeNull();
  });

  test('names no charge while nothing can be paid', async () => {
    const user = await openOrder();
    await user.click(choice('SAR'));
    expect(charged()).toBe(`${texts.charged} 299 درهم`);
    await changeProduct({ stock_quantity: 0 });
    await waitFor(() => expect(submitButtons()).toHaveLength(0));
    expect(screen.queryByText(new RegExp(`^${texts.charged}`))).toBeNull();
  });

  test('follows a choice in another tab', async () => {
    await openOrder();
    localStorage.setItem('selectedCurrency', 'SAR');
    fireEvent(window, Object.assign(new Event('storage'), { key: 'selectedCurrency' }));
    await waitFor(() => expect(total()).toBe('305 ريال'));
    expect(choice('SAR').checked).toBe(true);
  });
});
