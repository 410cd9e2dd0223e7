import { orderNumber } from '@ghar/domain/order/order-number';
import { orderPath } from '@ghar/domain/paths';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { dashboardTexts, waitingTexts } from '../../web/src/i18n/ar/admin-dashboard.ts';
import { fieldTexts, formerTextTexts } from '../../web/src/i18n/ar/admin-content.ts';
import {
  carrierTexts,
  orderPageTexts,
  refundDialogTexts,
  shipDialogTexts,
} from '../../web/src/i18n/ar/admin-order.ts';
import {
  adminPartTexts,
  adminTexts,
  bellTexts,
  quickSearchTexts,
} from '../../web/src/i18n/ar/admin.ts';
import { orderForm } from '../support/backend.ts';
import { db, order, orders } from '../support/database.ts';
import { png } from '../support/png.ts';
import { AdminPage, SECTION_PATHS } from './admin-page.ts';
import { carrierIn, chooseCarrier } from './carrier-menu.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { ContentPage } from './content-page.ts';
import { DashboardPage } from './dashboard-page.ts';
import { ImagesPage, pictureLine } from './images-page.ts';
import { OrderPage } from './order-page.ts';
import { OrdersPage } from './orders-page.ts';
import { PaymentPage } from './payment-page.ts';
import { ProductsPage } from './products-page.ts';
import { DESKTOP, expectVisible, test, type Shopper } from './shopper.ts';
import { StorePage } from './store-page.ts';

const { hero } = fieldTexts;

/** Orders one piece in the shop and pays it; returns the order's id. */
async function buy(page: Page): Promise<string> {
  const known = new Set((await orders()).map((one) => one['id']));
  const form = await OrderPage.open(page);
  await form.fillIn(orderForm({ customerName: 'عبد الله الهاجري' }));
  await form.submit();
  await (await PaymentPage.reached(page)).pay();
  await new ConfirmationPage(page).expectPaid();
  const id = (await orders()).map((one) => one['id'] as string).find((one) => !known.has(one))!;
  // the sandbox's payments are tests, which are neither sent nor counted
  await db.doc(orderPath(id)).update({ payment_test: false });
  return id;
}

/** The links between the sections: at the thumb of a phone, else in the sidebar. */
async function goTo(page: Page, section: keyof typeof SECTION_PATHS): Promise<void> {
  await page
    .getByRole('navigation', { name: new RegExp(`^(${adminTexts.nav}|${adminTexts.quickNav})$`) })
    .getByRole('link', {
      name: new RegExp(
        `^(${adminTexts.sections[section]}|${adminTexts.shortSections[section]})( |$)`,
      ),
    })
    .click();
  await expectVisible(
    page.getByRole('heading', { level: 1, name: adminTexts.sections[section], exact: true }),
  );
}

type Shoppers = {
  readonly shopper: Shopper;
  readonly newShopper: (options: BrowserContextOptions) => Promise<Shopper>;
};

async function week(
  screen: BrowserContextOptions,
  { shopper, newShopper }: Shoppers,
): Promise<void> {
  const { page } = await newShopper(screen);
  const steps = (status: keyof typeof orderPageTexts.nextStep) =>
    page.getByRole('button', { name: orderPageTexts.nextStep[status] });
  const bell = page.getByRole('button', { name: new RegExp(bellTexts.heading) });
  const alerts = page.getByRole('dialog', { name: bellTexts.heading });

  // An order comes while the texts are looked after.
  await AdminPage.open(page, SECTION_PATHS.content);
  await expectVisible(page.getByRole('textbox'));
  const id = await buy(shopper.page);
  await expect.poll(() => page.title()).toMatch(/^\(1\)/);
  await bell.click();
  await alerts.getByRole('link', { name: 'عبد الله الهاجري' }).click();
  await page.waitForURL(`**/admin/orders/${id}`);

  // It is packed and sent.
  await steps('shipped').click();
  const shipping = page.getByRole('dialog', { name: shipDialogTexts.title });
  await chooseCarrier(page, carrierIn(shipping), carrierTexts.none);
  await shipping.getByRole('textbox').fill('AWB 900-1');
  await shipping.getByRole('button', { name: shipDialogTexts.ship, exact: true }).click();
  await shipping.waitFor({ state: 'detached' });
  await expect
    .poll(() => order(id))
    .toMatchObject({ status: 'shipped', tracking_number: 'AWB 900-1' });
  // the server writes what an order is found by a moment later
  await expect.poll(async () => (await order(id))?.['search']).toContain('awb9001');

  // The customer calls; later the carrier has delivered it.
  for (const words of ['عبدالله', '9001']) {
    await goTo(page, 'products');
    await page.getByRole('button', { name: quickSearchTexts.label }).click();
    const search = page.getByRole('combobox', { name: quickSearchTexts.label });
    await search.fill(words === '9001' ? 'awb9001' : words);
    await expectVisible(page.getByRole('option').getByText(orderNumber(id)));
    await search.press('Enter');
    await page.waitForURL(`**/admin/orders/${id}`);
    await search.waitFor({ state: 'detached' });
  }
  await steps('delivered').click();
  await expect.poll(() => order(id)).toMatchObject({ status: 'delivered' });

  // Another one is cancelled: its money has to be given back.
  const cancelled = await buy(shopper.page);
  await bell.click();
  await alerts.getByRole('link', { name: 'عبد الله الهاجري' }).click();
  await page.waitForURL(`**/admin/orders/${cancelled}`);
  const list = new OrdersPage(page);
  await list.status(cancelled).choose('cancelled');
  await list.confirm();
  await expect.poll(() => order(cancelled)).toMatchObject({ status: 'cancelled' });
  const refund = page.getByRole('dialog', {
    name: refundDialogTexts.title(orderNumber(cancelled)),
  });
  await refund.getByRole('button', { name: adminPartTexts.cancel, exact: true }).click();
  await refund.waitFor({ state: 'detached' });
  await bell.click();
  await expectVisible(alerts.getByRole('link', { name: new RegExp(waitingTexts.owed) }));
  await page.keyboard.press('Escape');
  await alerts.waitFor({ state: 'detached' });

  // The price goes up, after a slip of the finger.
  await goTo(page, 'products');
  const products = new ProductsPage(page);
  await products.edit('صابون غار الطبيعي للشعر');
  await products.fillIn({ price: '3190' });
  await products.save();
  await products.answerPrice('review');
  await products.fillIn({ price: '319' });
  await products.save();
  await products.closed();
  const store = await StorePage.open(shopper.page, '/');
  await expect.poll(() => store.price.innerText()).toBe('319 درهم');

  // A picture is added and described.
  await goTo(page, 'images');
  const images = new ImagesPage(page);
  await images.upload(await png('IMG_0042.png'));
  await expect.poll(pictureLine).toBe('IMG_0042*');
  await images.edit('IMG_0042', { alt: 'قطعة الصابون على حجر' });
  await images.closed();
  await expect.poll(pictureLine).toBe('قطعة الصابون على حجر*');

  // A text is tried and taken back.
  await goTo(page, 'content');
  const content = new ContentPage(page);
  const badge = content.field(hero.badge.label);
  const before = await badge.inputValue();
  await badge.fill('عرض نهاية الأسبوع');
  await content.saved();
  const history = await content.history(hero.badge.label);
  await history.getByRole('button', { name: formerTextTexts.takeBack }).click();
  await expect.poll(() => badge.inputValue()).toBe(before);

  // What the week has brought.
  await goTo(page, 'dashboard');
  const dashboard = new DashboardPage(page);
  await dashboard.loaded();
  await expectVisible(dashboard.card(dashboardTexts.cards.total).getByText('2', { exact: true }));
  await expectVisible(
    dashboard.card(dashboardTexts.cards.revenue).getByText('299 درهم', { exact: true }),
  );
}

test("the merchant's week on a phone", { tags: 'nightly' }, ({ shopper, newShopper }) =>
  week({}, { shopper, newShopper }),
);
test("the merchant's week on a desktop", { tags: 'nightly' }, ({ shopper, newShopper }) =>
  week(DESKTOP, { shopper, newShopper }),
);
