import { describe, expect } from 'vitest';
import { orderTexts } from '../../web/src/i18n/ar/order-page.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { orderForm } from '../support/backend.ts';
import { changeProduct, orders, stock } from '../support/database.ts';
import { endIntent, intents } from '../support/provider.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { OrderPage, orderRefused } from './order-page.ts';
import { PaymentPage } from './payment-page.ts';
import { expectVisible, NO_FIRESTORE, NO_PAGE, test, type Shopper } from './shopper.ts';

/** Cuts the page off from Firestore: it shows the fallback price. */
async function freezePrice(shopper: Shopper): Promise<void> {
  shopper.mayPrint(NO_FIRESTORE);
  await shopper.page.route('**/google.firestore.v1.Firestore/Listen/**', () => {});
}

describe('a price that the merchant changes', () => {
  test(
    'is shown at once on a page that is open, and said to be another',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      await changeProduct({ price: 310 });
      const orderPage = await OrderPage.open(page);
      await orderPage.fillIn({ quantity: 2 });
      await expect.poll(orderPage.total).toBe('620 درهم');
      expect(await orderPage.priceChange.isVisible()).toBe(false);
      await changeProduct({ price: 349.5 });
      await expect.poll(orderPage.total).toBe('699 درهم');
      expect(await orderPage.unitPrice()).toBe('349.50 درهم');
      const said = orderTexts.priceChanged(310, 349.5);
      expect(await orderPage.priceChange.innerText()).toBe(said);
      // the notice stays while the shopper goes on typing
      await orderPage.fillIn({ quantity: 3, city: 'دبي' });
      expect(await orderPage.priceChange.innerText()).toBe(said);
      await changeProduct({ price: 310 });
      await orderPage.priceChange.waitFor({ state: 'hidden' });

      await page.goto('/');
      const tag = page.getByRole('group', { name: shellTexts.priceLabel }).first();
      await expect.poll(() => tag.innerText()).toBe('310 درهم');
      await changeProduct({ price: 280 });
      await expect.poll(() => tag.innerText()).toBe('280 درهم');
    },
  );

  test(
    'is asked for when the tab becomes visible, by a new connection',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      const orderPage = await OrderPage.open(page);
      await changeProduct({ price: 310 });
      await expect.poll(orderPage.total).toBe('310 درهم');
      let requests = 0;
      page.on('request', (request) => {
        if (/Firestore\/Listen\/channel.*&RID=\d/.test(request.url())) requests += 1;
      });
      const becomeVisible = (): Promise<unknown> =>
        page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await becomeVisible();
      await becomeVisible();
      await expect.poll(() => requests).toBeGreaterThan(0);
      await changeProduct({ price: 320 });
      await expect.poll(orderPage.total).toBe('320 درهم');
    },
  );

  test('behind the page is refused with the new price, and charged once agreed to', async ({
    shopper,
  }) => {
    shopper.mayPrint(orderRefused(400));
    await freezePrice(shopper);
    const { page } = shopper;
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn(orderForm({ quantity: 2 }));
    await changeProduct({ price: 350 });
    expect(await orderPage.total()).toBe('598 درهم');
    const before = await orderPage.typed();

    await orderPage.submit();
    await expect.poll(orderPage.message).toContain('350 درهم');
    expect(await orderPage.alert.innerText()).toContain('700 درهم');
    await expectVisible(orderPage.toast);
    expect(await orderPage.unitPrice()).toBe('350 درهم');
    expect(await orderPage.total()).toBe('700 درهم');
    // the refusal has said so already
    expect(await orderPage.priceChange.isVisible()).toBe(false);
    expect(await orderPage.typed()).toEqual(before);
    expect(await orders()).toEqual([]);

    await orderPage.submit();
    await PaymentPage.reached(page);
    expect(await orders()).toMatchObject([{ unit_price: 350, total_amount: 700 }]);
    expect(await intents()).toMatchObject([{ amount: 70_000 }]);
  });
});

describe('the fallback of 299 dirhams is shown', { tags: 'nightly' }, () => {
  test('until the page is looked at again, where the code that asks for it was lost', async ({
    shopper,
  }) => {
    shopper.mayPrint(/net::ERR_FAILED .*store-worker/, /^Live price:/);
    const { page } = shopper;
    await page.route('**/store-worker*', (route) => route.abort(), { times: 1 });
    const orderPage = await OrderPage.open(page);
    await expect.poll(() => shopper.printed.join('\n')).toContain('Live price:');
    expect(await orderPage.total()).toBe('299 درهم');
    await changeProduct({ price: 365 });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(orderPage.total).toBe('365 درهم');
  });

  test('where the database cannot be reached', async ({ shopper }) => {
    await freezePrice(shopper);
    shopper.mayPrint(...NO_PAGE);
    await changeProduct({ price: 350 });
    const { page } = shopper;
    await page.goto('/nowhere');
    await expectVisible(page.getByText('299 درهم'));
    // a server-rendered page has the current price
    expect(await (await OrderPage.open(page)).total()).toBe('350 درهم');
  });
});

describe('the last piece', () => {
  test('goes to one of two shoppers, and the other is told so and keeps the form', async ({
    newShopper,
  }) => {
    await changeProduct({ stock_quantity: 1 });
    const pages = await Promise.all(
      Array.from({ length: 2 }, async () => {
        const shopper = await newShopper();
        shopper.mayPrint(orderRefused(400));
        // neither page hears of the other's order
        await freezePrice(shopper);
        const orderPage = await OrderPage.open(shopper.page);
        await orderPage.fillIn(orderForm({ customerEmail: 'shopper@example.com' }));
        return { orderPage, form: await orderPage.typed() };
      }),
    );
    const isRefused = await Promise.all(
      pages.map(async ({ orderPage }) => {
        await orderPage.submit();
        return Promise.any([
          PaymentPage.reached(orderPage.page).then(() => false),
          expectVisible(orderPage.alert).then(() => true),
        ]);
      }),
    );
    expect(isRefused.filter(Boolean)).toHaveLength(1);
    const { orderPage, form } = pages[isRefused.indexOf(true)]!;
    expect(await orderPage.message()).toBe('نفدت الكمية');
    expect(await orderPage.typed()).toEqual(form);
    expect(await stock()).toBe(0);
    expect(await orders()).toHaveLength(1);

    // the piece is returned, so the second shopper can order
    await endIntent((await intents())[0]!.id, 'fail');
    await expect.poll(stock).toBe(1);
    await orderPage.submit();
    await PaymentPage.reached(orderPage.page);
  });

  test(
    'held by the shopper’s own order of before leads to that order',
    { tags: 'nightly' },
    async ({ shopper }) => {
      shopper.mayPrint(orderRefused(400));
      await changeProduct({ stock_quantity: 1 });
      const { page } = shopper;
      const orderPage = await OrderPage.open(page);
      await orderPage.fillIn(orderForm());
      await orderPage.submit();
      const { intentId } = await PaymentPage.reached(page);
      await page.goBack();
      await orderPage.fillIn({ address: 'شارع آخر، مبنى 3' });
      await orderPage.submit();
      await expect.poll(orderPage.message).toBe('نفدت الكمية');
      expect(await orderPage.alert.innerText()).toContain('طلبك السابق');

      await page.getByRole('link', { name: orderTexts.viewOrder }).click();
      const confirmation = new ConfirmationPage(page);
      await confirmation.pay.click();
      const paymentPage = await PaymentPage.reached(page);
      expect(paymentPage.intentId).toBe(intentId);
      await paymentPage.pay();
      await confirmation.expectPaid();
      expect(await orders()).toHaveLength(1);
    },
  );
});
