import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { putProduct } from '../../../testing/shop.ts';
import { offerBadges } from '../../i18n/ar/offer.ts';
import { shellTexts } from '../../i18n/ar/shell.ts';

const { currencies } = shellTexts;
/** What the page says that the product costs: one amount, in all places. */
const prices = (): Set<string> =>
  new Set(
    [...document.querySelectorAll('bdi')]
      .map((one) => one.textContent ?? '')
      .filter((text) => /\d.*(?:درهم|ريال)|^\$\d/.test(text)),
  );
const expectPrices = (...expected: string[]) =>
  waitFor(() => expect(prices()).toEqual(new Set(expected)));
const currency = (code: keyof typeof currencies) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${code}`));
const openHome = async () => {
  const user = await openPage('/');
  await expectPrices('299 درهم');
  return user;
};

describe('the price on the landing page', () => {
  test('follows the merchant’s in every place', async () => {
    await openHome();
    act(() => putProduct({ price: 349.5 }));
    await expectPrices('349.50 درهم');
    const links = document.querySelectorAll('main a[href="/order"]');
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link.textContent).toContain('349.50 درهم');
  });

  test('is shown in the chosen currency wherever it stands, which is kept', async () => {
    const user = await openHome();
    for (const [code, price] of [
      ['SAR', '305 ريال'],
      ['USD', '$81'],
      ['AED', '299 درهم'],
    ] as const) {
      await user.click(currency(code));
      await expectPrices(price);
      expect(currency(code).checked).toBe(true);
      expect(localStorage.getItem('selectedCurrency')).toBe(code);
    }
  });

  test('is shown in the currency that another tab has chosen', async () => {
    await openHome();
    localStorage.setItem('selectedCurrency', 'SAR');
    act(() => void dispatchEvent(new Event('storage')));
    await expectPrices('305 ريال');
    expect(currency('SAR').checked).toBe(true);
  });

  test.for(['EUR', '', '{}'])('is in dirhams where %j is kept as the currency', async (kept) => {
    localStorage.setItem('selectedCurrency', kept);
    await openHome();
    expect(currency('AED').checked).toBe(true);
  });
});

test('what sells out while the page is open is no longer sold', async () => {
  await openHome();
  const bar = document.querySelector<HTMLElement>(`aside[aria-label="${shellTexts.buyBar}"]`)!;
  expect(within(bar).getByText(shellTexts.buyNow).getAttribute('href')).toBe('/order');
  act(() => putProduct({ stock_quantity: 0 }));
  await waitFor(() => expect(document.querySelectorAll('a[href="/order"]')).toHaveLength(0));
  within(bar).getByText(offerBadges['sold-out']!);
});
