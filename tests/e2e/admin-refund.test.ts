import { orderPath } from '@ghar/domain/paths';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { leaveTexts } from '../../web/src/i18n/ar/admin.ts';
import { dashboardTexts, waitingTexts } from '../../web/src/i18n/ar/admin-dashboard.ts';
import {
  orderPageTexts,
  refundDialogTexts as texts,
  refundTexts,
} from '../../web/src/i18n/ar/admin-order.ts';
import { orderListTexts } from '../../web/src/i18n/ar/admin-orders.ts';
import { confirmationTexts } from '../../web/src/i18n/ar/confirmation.ts';
import { refundStatusNames } from '../../web/src/i18n/ar/status.ts';
import { placeOrder } from '../support/backend.ts';
import { db, order, stock } from '../support/database.ts';
import {
  endIntent,
  endRefund,
  intentOf,
  orderFaults,
  providerRefunds,
} from '../support/provider.ts';
import { AdminPage, SECTION_PATHS } from './admin-page.ts';
import { violations } from './axe.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { DashboardPage } from './dashboard-page.ts';
import { loseNextAnswer } from './hold-requests.ts';
import { OrdersPage } from './orders-page.ts';
import { expectVisible, NO_ANSWER, NO_FIRESTORE, test, toast } from './shopper.ts';

/** An order that was paid with money, so that it counts. */
async function paidOrder(): Promise<string> {
  const { order_id: id, payment_url } = await placeOrder();
  await endIntent(intentOf(payment_url), 'complete');
  await expect.poll(() => order(id)).toMatchObject({ payment_status: 'paid' });
  await db.doc(orderPath(id)).update({ payment_test: false });
  return id;
}

test(
  'money is given back in parts, each once, and the order, the list and the dashboard say so',
  { tags: 'nightly' },
  async ({ shopper }) => {
    const { page } = shopper;
    shopper.mayPrint(NO_ANSWER, NO_FIRESTORE, /^refund-order:/);
    const id = await paidOrder();
    await AdminPage.open(page, `/admin/orders/${id}`);
    const given = page.getByRole('region', { name: refundTexts.heading });
    const dialog = page.getByRole('dialog', { name: texts.title(id.slice(-8)) });
    const button = (name: string): Locator => dialog.getByRole('button', { name, exact: true });
    const history = page.getByRole('region', { name: orderPageTexts.history });

    // a part, which the provider takes its time for
    await orderFaults({ refund_status: 'pending' });
    await given.getByRole('button', { name: refundTexts.give }).click();
    const amount = dialog.getByLabel(texts.amount, { exact: true });
    expect(await amount.inputValue()).toBe('299');
    const cancels = dialog.getByRole('checkbox', { name: texts.cancels });
    expect(await cancels.isChecked()).toBe(true);
    await amount.fill('٤٠٠');
    await button(texts.submit).click();
    await expectVisible(dialog.getByText(texts.problems['too-much']));
    await amount.fill('100');
    expect(await cancels.isChecked()).toBe(false);
    await button(texts.reasons[1]!).click();
    expect(await violations(page)).toEqual([]);
    await button(texts.give('100 درهم')).dblclick();
    await expectVisible(toast(page, texts.requested('100 درهم')));
    await dialog.waitFor({ state: 'detached' });
    const first = given.getByRole('listitem');
    await expectVisible(first.getByText(refundStatusNames.pending));
    await expectVisible(first.getByText(texts.reasons[1]!));
    const [refund, ...others] = await providerRefunds();
    expect(others).toEqual([]);
    await first.getByRole('button', { name: refundTexts.look }).click();
    await expectVisible(toast(page, refundTexts.stillPending));
    await orderFaults({ webhooks: { kind: 'lost' } });
    await endRefund(refund!.id, 'complete');
    await first.getByRole('button', { name: refundTexts.look }).click();
    await expectVisible(first.getByText(refundStatusNames.completed));
    await expectVisible(history.getByText('طلبت ردّ المبلغ (100 درهم)'));

    // cancelling it offers the rest, of which the answer is lost
    const orders = new OrdersPage(page);
    await orders.status(id).choose('cancelled');
    await orders.confirm();
    await expectVisible(dialog);
    expect(await amount.inputValue()).toBe('199');
    await cancels.waitFor({ state: 'detached' });
    await loseNextAnswer(page, /refundOrder/);
    await button(texts.give('199 درهم')).click();
    await expectVisible(dialog.getByText(texts.inDoubt));
    await button(texts.again).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => order(id)).toMatchObject({ status: 'cancelled', refunded_amount: 299 });
    expect(await providerRefunds()).toHaveLength(2);
    await expect.poll(stock).toBe(100);
    await given.getByRole('button', { name: refundTexts.give }).waitFor({ state: 'detached' });

    await page.goto(SECTION_PATHS.orders);
    await expectVisible(orders.row(id).getByText(orderListTexts.refunded('299 درهم')));
    await page.goto(SECTION_PATHS.dashboard);
    const dashboard = new DashboardPage(page);
    await expect
      .poll(() => dashboard.figures())
      .toMatchObject({ [dashboardTexts.refunded]: '299 درهم' });
    await expectVisible(dashboard.waiting.getByText(waitingTexts.nothing));
  },
);

test('a refund in doubt is asked for again as it was, also once its dialog was closed', async ({
  shopper,
}) => {
  const { page } = shopper;
  shopper.mayPrint(NO_ANSWER, /^refund-order:/);
  const id = await paidOrder();
  await AdminPage.open(page, `/admin/orders/${id}`);
  const give = page.getByRole('button', { name: refundTexts.give });
  const dialog = page.getByRole('dialog', { name: texts.title(id.slice(-8)) });
  await give.click();
  await dialog.getByRole('textbox', { name: texts.amount }).fill('100');
  await page.route(/refundOrder/, (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: texts.give('100 درهم'), exact: true }).click();
  await expectVisible(dialog.getByText(texts.inDoubt));
  await dialog.press('Escape');
  await page.getByRole('button', { name: leaveTexts.discard }).click();
  await dialog.waitFor({ state: 'detached' });

  await give.click();
  await expectVisible(dialog.getByText(texts.inDoubt));
  await dialog.getByRole('button', { name: texts.again, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => order(id)).toMatchObject({ refunded_amount: 100 });
  await give.click();
  expect(await dialog.getByRole('textbox', { name: texts.amount }).inputValue()).toBe('199');
  expect(await dialog.getByText(texts.inDoubt).count()).toBe(0);
});

test(
  'money that came another way is noted once it was given back, and is owed no more',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    const id = (await placeOrder()).order_id;
    const paid = { status: 'confirmed', payment_status: 'paid', payment_test: false };
    await db.doc(orderPath(id)).update(paid);
    await AdminPage.open(page, `/admin/orders/${id}`);
    const orders = new OrdersPage(page);
    await orders.status(id).choose('cancelled');
    await orders.confirm();
    const dialog = page.getByRole('dialog', { name: texts.title(id.slice(-8)) });
    await expectVisible(dialog.getByText(texts.byHand));
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: texts.note('299 درهم'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const given = page.getByRole('region', { name: refundTexts.heading }).getByRole('listitem');
    await expectVisible(given.getByText(refundTexts.byHand));
    await page.getByRole('alert').getByText(refundTexts.owed).waitFor({ state: 'detached' });
    expect(await order(id)).toMatchObject({ status: 'cancelled', refunded_amount: 299 });
    expect(await providerRefunds()).toEqual([]);
    const customer = await ConfirmationPage.open(page, id);
    await expectVisible(
      customer.page.getByText(
        confirmationTexts.cancelled.refunded(false, {
          refunded_at: new Date().toISOString(),
          country: 'ae',
        }),
      ),
    );
  },
);

test('all of the money is given back and the order cancelled by one request, whatever is left open', async ({
  shopper: { page },
}) => {
  const id = await paidOrder();
  await AdminPage.open(page, `/admin/orders/${id}`);
  await page.getByRole('button', { name: refundTexts.give, exact: true }).click();
  await orderFaults({ latency_ms: 3000 });
  await page.getByRole('button', { name: texts.give('299 درهم'), exact: true }).click();
  await expect.poll(() => order(id)).toMatchObject({ status: 'cancelled' });
  // the provider has not answered yet
  await page.goto('/');
  await expect.poll(() => order(id)).toMatchObject({ status: 'cancelled', refunded_amount: 299 });
  expect(await stock()).toBe(100);
});

test(
  'on a phone, why a refund failed stands below its form, in sight',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const shopper = await newShopper();
    const { page } = shopper;
    shopper.mayPrint(/^refund-order:/, /status of 400/);
    const id = await paidOrder();
    await orderFaults({ refund: { kind: 'refuse_400' } });
    await AdminPage.open(page, `/admin/orders/${id}`);
    await page.getByRole('button', { name: refundTexts.give, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: texts.title(id.slice(-8)) });
    const give = dialog.getByRole('button', { name: texts.give('299 درهم'), exact: true });
    await give.click();
    const alert = dialog.getByRole('alert');
    await expectVisible(alert);
    const boxes = async () =>
      Promise.all([dialog.locator('form'), alert, give].map((one) => one.boundingBox()));
    await expect
      .poll(async () => {
        const [form, failure, button] = await boxes();
        const isBelow = failure!.y >= form!.y + form!.height;
        return isBelow && failure!.y + failure!.height <= button!.y;
      })
      .toBe(true);
  },
);
