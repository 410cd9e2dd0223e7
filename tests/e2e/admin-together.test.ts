import { siteContentPath } from '@ghar/domain/paths';
import { ADMIN_ROLE } from '@ghar/domain/access/role';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { STAFF } from '../../tools/seed/accounts.ts';
import { fieldTexts, savingTexts, textStateTexts } from '../../web/src/i18n/ar/admin-content.ts';
import { adminTexts } from '../../web/src/i18n/ar/admin.ts';
import { orderPageTexts, savedTextTexts } from '../../web/src/i18n/ar/admin-order.ts';
import { orderListTexts as texts } from '../../web/src/i18n/ar/admin-orders.ts';
import { setRole } from '../support/accounts.ts';
import { orderForm } from '../support/backend.ts';
import { db, order, orders } from '../support/database.ts';
import { putOrders } from '../support/orders.ts';
import { AdminPage } from './admin-page.ts';
import { ContentPage } from './content-page.ts';
import { COMMIT, holdRequests } from './hold-requests.ts';
import { OrderPage } from './order-page.ts';
import { OrdersPage } from './orders-page.ts';
import { PaymentPage } from './payment-page.ts';
import { DESKTOP, expectVisible, httpError, test } from './shopper.ts';

const seen = (page: Page, text: string): Promise<void> =>
  expectVisible(page.getByText(text, { exact: true }));

test(
  'an order that a shopper places announces itself to every merchant, without a reload',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const [{ page }, contentPage, phone] = [
      await newShopper(),
      await newShopper(DESKTOP),
      await newShopper(),
    ];
    const [old] = await putOrders([{ customer_name: 'سالم' }]);
    const lists = [await OrdersPage.open(contentPage.page), await OrdersPage.open(phone.page)];
    await Promise.all(lists.map((list) => list.listed()));
    const form = await OrderPage.open(page);
    await form.fillIn(orderForm({ customerName: 'نورة الدوسري' }));
    await form.submit();
    await PaymentPage.reached(page);
    for (const list of lists) await seen(list.page, texts.arrived('نورة الدوسري', '299 درهم'));
    const placed = (await orders()).find(({ id }) => id !== old);
    for (const list of lists) {
      await expectVisible(list.row(placed!['id'] as string).getByText(texts.fresh));
      expect(await list.row(old!).innerText()).not.toContain(texts.fresh);
    }
  },
);

test(
  'an order that comes while another section is open is counted until the list is seen',
  { tags: 'nightly' },
  async ({ newShopper, shopper }) => {
    const desktop = await newShopper(DESKTOP);
    const pages = [desktop.page, shopper.page];
    await putOrders([{}]);
    for (const page of pages) {
      // its texts and the newest order are asked for together
      await ContentPage.open(page);
    }
    await putOrders([{ created_at: new Date() }]);
    for (const page of pages) {
      await expect.poll(() => page.title()).toMatch(/^\(1\) /);
      const link = page.getByRole('link', { name: adminTexts.sections.orders });
      const badge = link.getByText('1', { exact: true });
      await expectVisible(badge);
      await link.click();
      await expect.poll(() => page.title()).toMatch(new RegExp(`^${adminTexts.sections.orders}`));
      await badge.waitFor({ state: 'detached' });
    }
  },
);

test(
  "a status that one changes is seen in the other's list and on the order's page, without a reload",
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const [one, other] = [await newShopper(DESKTOP), await newShopper(DESKTOP)];
    const [id] = await putOrders([{}]);
    const list = await OrdersPage.open(one.page);
    const opened = new OrdersPage(other.page);
    await AdminPage.open(other.page, `/admin/orders/${id}`);
    await expect.poll(() => opened.status(id!).value()).toBe('confirmed');
    await list.status(id!).choose('shipped');
    await expect.poll(() => opened.status(id!).value()).toBe('shipped');
    await opened.payment(id!).choose('failed');
    await expect.poll(() => list.payment(id!).value()).toBe('failed');
  },
);

describe('two who write the same text', () => {
  const [MINE, THEIRS] = ['ما كتبته أنا', 'ما كتبه زميلي'] as const;

  test(
    'of the shop: one of them is saved, and the other is told',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const [one, other] = [await newShopper(DESKTOP), await newShopper(DESKTOP)];
      other.mayPrint(/update-content: RefusedError/, httpError(403), /permission-denied/);
      const badge = async (page: Page): Promise<Locator> =>
        (await ContentPage.open(page)).field(fieldTexts.hero.badge.label);
      const [mine, theirs] = [await badge(one.page), await badge(other.page)];
      // in flight while the other text is saved
      const arrive = await holdRequests(other.page, COMMIT);
      const sent = other.page.waitForRequest(COMMIT);
      await theirs.fill(THEIRS);
      await sent;
      await mine.fill(MINE);
      const stored = async (): Promise<unknown> =>
        (await db.doc(siteContentPath('hero')).get()).get('content.badge');
      await expect.poll(stored).toBe(MINE);
      arrive();
      await expectVisible(other.page.getByText(textStateTexts.conflict));
      await expectVisible(other.page.getByText(MINE, { exact: true }));
      expect(await theirs.inputValue()).toBe(THEIRS);
      expect(await stored()).toBe(MINE);
      await expectVisible(one.page.getByRole('main').getByText(savingTexts.saved).first());
    },
  );

  test('on an order: what was saved first is not overwritten unseen', async ({ newShopper }) => {
    const [one, other] = [await newShopper(DESKTOP), await newShopper(DESKTOP)];
    const [id] = await putOrders([{}]);
    await setRole(STAFF, ADMIN_ROLE);
    await AdminPage.open(one.page, `/admin/orders/${id}`, STAFF);
    await AdminPage.open(other.page, `/admin/orders/${id}`);
    const [mine, theirs] = [one, other].map(({ page }) =>
      page.getByRole('textbox', { name: orderPageTexts.note }),
    );
    await theirs!.fill(THEIRS);
    await mine!.fill(MINE);
    await mine!.blur();
    await expect.poll(async () => (await order(id!))!['merchant_note']).toBe(MINE);
    // at first without the name, which comes with the history
    await seen(other.page, savedTextTexts.stored(MINE, STAFF.email.split('@')[0]));
    await theirs!.blur();
    // anything stored on leaving the field would precede this
    const tracking = other.page.getByRole('textbox', { name: orderPageTexts.tracking });
    await tracking.fill('AE-1');
    await tracking.press('Enter');
    await expect.poll(async () => (await order(id!))!['tracking_number']).toBe('AE-1');
    expect(await theirs!.inputValue()).toBe(THEIRS);
    expect(await order(id!)).toMatchObject({ merchant_note: MINE });
  });
});
