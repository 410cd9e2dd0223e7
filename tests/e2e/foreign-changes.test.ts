import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { wordsForCode } from '../../web/src/i18n/ar/order-errors.ts';
import { changeProduct } from '../support/database.ts';
import { holdScripts } from './hold-requests.ts';
import { OrderPage } from './order-page.ts';
import { hasFocus } from './keyboard.ts';
import { expectVisible, isHydrated, test } from './shopper.ts';

/** As Chrome's translator does, which stays at it: a `<font>` in the place of each text. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const run = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, option'))
          continue;
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = text.data;
        text.replaceWith(outer);
      }
    };
    new MutationObserver(run).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    run();
  });

describe('a page that others change too', { tags: 'nightly' }, () => {
  test('can be ordered from while it is translated, and its price stays true', async ({
    shopper: { page },
  }) => {
    const orderPage = await OrderPage.open(page);
    await translate(page);
    await orderPage.submit();
    const error = page.locator('#order-customerName-help');
    await expect.poll(() => error.innerText()).toBe(wordsForCode('name-required').message);
    await orderPage.fillIn({ customerName: 'مريم' });
    await expect.poll(() => error.innerText()).toBe('');
    await orderPage.increase.click();
    await changeProduct({ price: 350 });
    await expect.poll(orderPage.total).toBe('700 درهم');
    expect((await orderPage.typed()).customerName).toBe('مريم');
    await expectVisible(orderPage.submitButton.locator('font'));
  });

  test('does what was pressed before hydration, though it was translated', async ({ shopper }) => {
    // what React says where it could not hydrate
    shopper.mayPrint(/Minified React error/);
    const { page } = shopper;
    const release = await holdScripts(page);
    await page.goto('/order');
    await translate(page);
    const orderPage = new OrderPage(page);
    await orderPage.increase.click();
    await orderPage.submit();
    release();
    const error = page.locator('#order-customerName-help');
    await expect.poll(() => error.innerText()).toBe(wordsForCode('name-required').message);
    expect((await orderPage.typed()).quantity).toBe('2');
  });

  test('keeps what is typed before hydration, and the focus, beside an icon of a password manager', async ({
    shopper,
  }) => {
    // what React says where it could not hydrate
    shopper.mayPrint(/Minified React error/);
    const { page } = shopper;
    const release = await holdScripts(page);
    await page.goto('/order');
    const orderPage = new OrderPage(page);
    const name = orderPage.field('customerName');
    await name.pressSequentially('مريم الهاشمي');
    await name.evaluate((field) => field.after(document.createElement('i')));
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(await hasFocus(name)).toBe(true);
    await page.keyboard.type(' من دبي');
    expect((await orderPage.typed()).customerName).toBe('مريم الهاشمي من دبي');
  });
});
