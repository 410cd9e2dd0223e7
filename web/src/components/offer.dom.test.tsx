import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { putProduct } from '../../testing/shop.ts';
import { closedTexts, offerBadges } from '../i18n/ar/offer.ts';
import { orderTexts } from '../i18n/ar/order-page.ts';
import { shellTexts } from '../i18n/ar/shell.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const linksTo = (href: string) => document.querySelectorAll(`a[href="${href}"]`);
const waysToAsk = () => screen.queryAllByText<HTMLAnchorElement>(closedTexts.notify);
/** The merchant changes the product while the page is open. */
const changeProduct = (...change: Parameters<typeof putProduct>): Promise<void> =>
  act(async () => putProduct(...change));
const opened = (path: string) =>
  openPage(path).then((user) => screen.findAllByRole('heading', { level: 1 }).then(() => user));

const CLOSED = [
  ['sold out', { stock_quantity: 0 }, offerBadges['sold-out']!],
  ['not on sale', { is_active: false }, offerBadges.none!],
] as const;

describe.for(CLOSED)('a product that is %s', ([, change, badge]) => {
  test.for(['/', '/product-details', '/about', '/no/such-page'])(
    'is offered on %s until then, and asked for from then on, by itself',
    async (path) => {
      const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
      await opened(path);
      for (const [what] of printed.mock.calls) expect(what).toBe('404: no page at');
      expect(printed.mock.calls.length > 0).toBe(path === '/no/such-page');
      expect(linksTo('/order').length).toBeGreaterThan(0);
      expect(waysToAsk()).toEqual([]);
      expect(document.body.textContent).toContain(shellTexts.buyNow);
      await changeProduct(change);
      await waitFor(() => expect(waysToAsk().length).toBeGreaterThan(0));
      expect(linksTo('/order')).toHaveLength(0);
      expect(document.body.textContent).not.toContain(shellTexts.buyNow);
      expect(screen.getAllByText(badge).length).toBeGreaterThan(0);
      for (const { href } of waysToAsk()) {
        const chat = new URL(href);
        expect(chat.origin).toBe('https://wa.me');
        expect(chat.searchParams.get('text')).toBe(closedTexts.message('صابون غار الطبيعي للشعر'));
      }

      await changeProduct({ stock_quantity: 10, is_active: true });
      await waitFor(() => expect(waysToAsk()).toEqual([]));
      expect(linksTo('/order').length).toBeGreaterThan(0);
    },
  );
});

test.for(['/', '/product-details', '/order'])(
  'few pieces are said to be few on %s, beside the price, and can be bought',
  async (path) => {
    await opened(path);
    const main = within(document.querySelector('main')!);
    expect(main.queryAllByText(offerBadges.few!)).toEqual([]);
    await changeProduct({ stock_quantity: 5 });
    await waitFor(() => expect(main.getAllByText(offerBadges.few!).length).toBeGreaterThan(0));
    expect(waysToAsk()).toEqual([]);
    const [button] = screen.getAllByText(path === '/order' ? orderTexts.submit : shellTexts.buyNow);
    expect(button!.closest('button, a')!.getAttribute('aria-disabled')).not.toBe('true');
  },
);

test('the price is that of the product, in the chosen currency, on every page that names it', async () => {
  const user = await opened('/');
  const price = () => screen.getAllByRole('group', { name: shellTexts.priceLabel })[0]!.textContent;
  expect(price()).toBe('299 درهم');
  const choice = within(screen.getByText(shellTexts.displayCurrency).closest('fieldset')!);
  await user.click(choice.getByDisplayValue('USD'));
  expect(price()).toBe('$81');
  await changeProduct({ price: 310 });
  await waitFor(() => expect(price()).toBe('$84'));
  await user.click(choice.getByDisplayValue('AED'));
  expect(price()).toBe('310 درهم');
});
