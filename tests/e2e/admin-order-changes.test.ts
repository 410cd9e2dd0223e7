import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { changeDialogTexts } from '../../web/src/i18n/ar/admin-order-changes.ts';
import { adminPartTexts } from '../../web/src/i18n/ar/admin.ts';
import { ERROR_TITLE, OPERATIONS } from '../../web/src/i18n/ar/admin-operations.ts';
import { visitChangesTexts } from '../../web/src/i18n/ar/admin-order-changes.ts';
import { bulkShipTexts } from '../../web/src/i18n/ar/admin-order.ts';
import { bulkTexts, exportTexts, orderListTexts } from '../../web/src/i18n/ar/admin-orders.ts';
import { paperTexts } from '../../web/src/i18n/ar/order-papers.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { db, order } from '../support/database.ts';
import { many, putOrders } from '../support/orders.ts';
import { expectAccessible, STILL } from './axe.ts';
import { OrdersPage } from './orders-page.ts';
import { DESKTOP, expectVisible, httpError, test, toast } from './shopper.ts';

const WAITS = { status: 'pending', payment_status: 'pending' } as const;

describe('a status', () => {
  test('that the rules refuse is as it was, and the failure is told', async ({ newShopper }) => {
    const shopper = await newShopper(DESKTOP);
    shopper.mayPrint(httpError(403), /permission-denied|PERMISSION_DENIED|false for 'update'/);
    const { page } = shopper;
    // a note that the rules refuse, so that any change of its order is refused
    const [id] = await putOrders([{ merchant_note: 'ن'.repeat(2001) }]);
    const list = await OrdersPage.open(page);
    await list.status(id!).choose('shipped');
    const said = toast(page, ERROR_TITLE);
    await expectVisible(said);
    expect(await said.innerText()).toContain(OPERATIONS['update-order-status'].failed);
    await expect.poll(() => shopper.printed.join('\n')).toContain('update-order-status:');
    await expect.poll(() => list.status(id!).value()).toBe('confirmed');
    expect(await order(id!)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
  });

  test('is changed by the keyboard alone', { tags: 'nightly' }, async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const [id] = await putOrders([{}]);
    const list = await OrdersPage.open(page);
    await list.choice(id!).focus();
    await page.keyboard.press('Tab');
    expect(await list.status(id!).button.evaluate((it) => it === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Enter');
    await expectVisible(page.getByRole('listbox'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await order(id!))!['status']).toBe('shipped');
    await expectVisible(toast(page, OPERATIONS['update-order-status'].done));
    await page.keyboard.press('Control+z');
    await expectVisible(toast(page, OPERATIONS['undo-order-change'].done));
    expect(await order(id!)).toMatchObject({ status: 'confirmed' });
  });
});

describe('where money is at stake', () => {
  test('cancelling what was paid asks first, and is taken back long after its toast', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(DESKTOP);
    const ids = await putOrders([{ quantity: 2, total_amount: 598 }, {}, WAITS]);
    const list = await OrdersPage.open(page);
    await list.listed();
    await list.selectAll.check();
    await list.bulk.getByRole('combobox', { name: bulkTexts.status }).selectOption('cancelled');
    await list.bulk.getByRole('button', { name: bulkTexts.apply }).click();
    const dialog = page.getByRole('dialog');
    await expectVisible(dialog.getByText(/897 درهم من طلبين مدفوعين/));
    await expectVisible(dialog.getByText(/تعود 4 قطع إلى المخزون/));
    await dialog.getByRole('button', { name: changeDialogTexts.keep }).click();
    await dialog.waitFor({ state: 'detached' });
    const stored = (): Promise<unknown[]> =>
      Promise.all(ids.map(async (id) => (await order(id))!['status']));
    expect(await stored()).toEqual(['confirmed', 'confirmed', 'pending']);
    await list.bulk.getByRole('button', { name: bulkTexts.apply }).click();
    await list.confirm();
    const said = toast(page, bulkTexts.done.status(3)).locator('..');
    await said.getByRole('button', { name: shellTexts.dismiss }).click();
    await list.view(ids[0]!).click();
    // the list has such a button too
    await list.row(ids[0]!).waitFor({ state: 'detached' });
    const changes = page.getByRole('button', { name: visitChangesTexts.open(1) });
    await changes.click();
    await dialog.getByRole('button', { name: adminPartTexts.undo }).click();
    await expect.poll(stored).toEqual(['confirmed', 'confirmed', 'pending']);
    await dialog.waitFor({ state: 'detached' });
    await changes.waitFor({ state: 'detached' });
  });

  test('what was paid while it was asked about stays as it is, and says so', async ({
    newShopper,
  }) => {
    const shopper = await newShopper(DESKTOP);
    shopper.mayPrint(/RefusedError/);
    const { page } = shopper;
    const [unpaid] = await putOrders([WAITS, {}]);
    const list = await OrdersPage.open(page);
    await list.listed();
    await list.selectAll.check();
    await list.bulk.getByRole('combobox', { name: bulkTexts.status }).selectOption('cancelled');
    await list.bulk.getByRole('button', { name: bulkTexts.apply }).click();
    await expectVisible(page.getByRole('dialog'));
    const paid = { status: 'confirmed', payment_status: 'paid', paid_at: new Date() };
    await db.doc(`orders/${unpaid!}`).update(paid);
    await list.confirm();
    await expectVisible(toast(page, ERROR_TITLE));
    expect(await order(unpaid!)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
  });
});

describe('several orders at once', () => {
  test(
    'are set to a status together, and back to what each was',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const { page } = await newShopper(DESKTOP);
      const ids = await putOrders([
        { status: 'pending' },
        ...many(24, {}),
        { status: 'delivered' },
      ]);
      const list = await OrdersPage.open(page);
      await list.listed();
      await list.selectAll.check();
      await expectVisible(list.bulk.getByText(bulkTexts.selected(25)));
      await list.chooseForAll('shipped');
      await list.shipAll();
      const undo = toast(page, bulkTexts.done.status(25))
        .locator('..')
        .getByRole('button', { name: adminPartTexts.undo });
      // a toast with the focus stays
      await undo.focus();
      const stored = (): Promise<unknown[]> =>
        Promise.all(ids.map(async (id) => (await order(id))!['status']));
      expect(await stored()).toEqual([...many(25, 'shipped'), 'delivered']);
      await list.bulk.waitFor({ state: 'detached' });
      await undo.click();
      await expectVisible(toast(page, OPERATIONS['undo-order-change'].done));
      await expectVisible(page.getByText(visitChangesTexts.mixed(25)));
      expect(await stored()).toEqual(['pending', ...many(24, 'confirmed'), 'delivered']);
    },
  );

  test(
    'are printed together, a sheet each, and saved as a file',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const { page } = await newShopper(DESKTOP);
      const ids = await putOrders([
        { customer_name: 'ليلى' },
        { customer_name: 'بدور' },
        { status: 'cancelled', refunded_amount: 299 },
        { payment_status: 'pending' },
      ]);
      const list = await OrdersPage.open(page);
      for (const id of ids) await list.choice(id).check();
      await page.evaluate(() => {
        globalThis.print = () => {
          document.body.dataset['printed'] = 'yes';
        };
      });
      await list.bulk.getByRole('button', { name: bulkTexts.print.slip }).click();
      await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('yes');
      await page.emulateMedia({ media: 'print' });
      const slips = page.getByRole('article', { name: paperTexts.slip });
      expect(await slips.count()).toBe(4);
      const sheets = await slips.allInnerTexts();
      expect(sheets[0]).toContain('ليلى');
      expect(sheets[1]).toContain('بدور');
      // a pile of papers is packed as it lies
      expect(sheets.map((sheet) => sheet.match(/لا يُشحن: (.*)/)?.[1])).toEqual([
        undefined,
        undefined,
        bulkShipTexts.notSent.cancelled,
        paperTexts.unpaid,
      ]);
      expect(await page.getByRole('button').count()).toBe(0);
      await page.emulateMedia({ media: 'screen' });
      await expectVisible(page.getByRole('button'));
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await slips.first().waitFor({ state: 'detached' });
      for (const id of ids.slice(2)) await list.choice(id).uncheck();
      const exporting = list.bulk.getByRole('button', { name: bulkTexts.export });
      for (const [as, name] of [
        ['orders', 'العميل'],
        ['courier', 'Consignee Name'],
      ] as const) {
        const file = await list.download(exporting, as);
        const lines = readFileSync(await file.path(), 'utf8')
          .trim()
          .split('\r\n');
        expect(lines).toHaveLength(1 + 2);
        expect(lines[0]).toContain(`"${name}"`);
      }
    },
  );

  test(
    'that are not to be sent are left out of a shipment and of a courier’s file, which is said',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const { page } = await newShopper({ ...DESKTOP, ...STILL });
      const ids = await putOrders([
        { refunded_amount: 299 },
        { status: 'cancelled', refunded_amount: 299, stock_reserved: false },
        { payment_test: true },
        { payment_needs_review: true },
        { refunding_amount: 299 },
        {},
      ]);
      const list = await OrdersPage.open(page);
      const exporting = list.bulk.getByRole('button', { name: bulkTexts.export });
      for (const id of ids.slice(0, 5)) await list.choice(id).check();
      await exporting.click();
      await page.getByRole('menuitem', { name: exportTexts.courier.name }).click();
      await expectVisible(toast(page, orderListTexts.noParcels));
      await list.chooseForAll('shipped');
      await expectVisible(page.getByRole('dialog').getByText(bulkShipTexts.leftOut(5)));
      await page.getByRole('dialog').getByText(adminPartTexts.close, { exact: true }).click();
      await list.choice(ids[5]!).check();
      const file = await list.download(exporting, 'courier');
      const lines = readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\r\n');
      expect(lines).toHaveLength(1 + 1);
      expect(lines[1]).toContain(ids[5]!.slice(-8));
      await expectVisible(
        toast(page, orderListTexts.savedParcels({ saved: 1, shipped: 0, left: 5 })),
      );

      await list.chooseForAll('shipped');
      const dialog = list.shipping();
      await expectVisible(dialog.getByText(bulkShipTexts.leftOut(5)));
      const reasons = ['refunded', 'cancelled', 'test', 'review', 'refunding'] as const;
      for (const [index, why] of reasons.entries())
        await expectVisible(
          dialog.getByText(`${ids[index]!.slice(-8)}، ${bulkShipTexts.notSent[why]}`),
        );
      await expectAccessible(page);
      await list.shipAll();
      await expect.poll(async () => (await order(ids[5]!))!['status']).toBe('shipped');
      const others = await Promise.all(ids.slice(0, 5).map(order));
      expect(others.map((one) => one!['status'])).toEqual([
        'confirmed',
        'cancelled',
        'confirmed',
        'confirmed',
        'confirmed',
      ]);
    },
  );
});
