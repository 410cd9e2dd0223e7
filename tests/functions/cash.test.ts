import { beforeEach, describe, expect, test } from 'vitest';
import { call, orderForm, runSchedule } from '../support/backend.ts';
import {
  changeProduct,
  db,
  history,
  offerCash,
  order,
  orders,
  resetDatabase,
  stock,
} from '../support/database.ts';
import { endIntent, intentOf, resetProvider } from '../support/provider.ts';

beforeEach(async () => {
  await Promise.all([resetDatabase(), resetProvider()]);
  await offerCash();
});

/** A form whose total has the fee. */
const cashForm = (change: object = {}) => orderForm({ totalAmount: 309, ...change });

async function placeInCash(form: object = cashForm()): Promise<string> {
  const { result, error } = await call('placeCashOrder', form);
  expect(error).toBeUndefined();
  return result!.order_id;
}

test('50 shoppers at once for the last 20 pieces: exactly 20 are sold', async () => {
  await changeProduct({ stock_quantity: 20 });
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => call('placeCashOrder', cashForm())),
  );
  const sold = replies.filter(({ result }) => result?.success);
  const refused = replies.filter(({ error }) => error?.details?.code === 'out-of-stock');
  expect([sold.length, refused.length]).toEqual([20, 30]);
  expect(await stock()).toBe(0);
  expect(await orders()).toHaveLength(20);
}, 240_000);

test('the schedule ends an order that nobody has confirmed in time, and no other', async () => {
  const [late, confirmed, early] = [await placeInCash(), await placeInCash(), await placeInCash()];
  const over = { confirm_by: new Date(Date.now() - 1) };
  await db.doc(`orders/${late}`).update(over);
  await db.doc(`orders/${confirmed}`).update({ ...over, status: 'confirmed' });
  await runSchedule();
  expect(await order(late)).toMatchObject({
    payment_status: 'failed',
    payment_failure: 'cash-unconfirmed',
    stock_reserved: false,
  });
  for (const id of [confirmed, early])
    expect(await order(id)).toMatchObject({ payment_status: 'pending', stock_reserved: true });
  expect(await stock()).toBe(98);
});

describe('the form of an order, edited', () => {
  const phone = { customerPhone: '0501112222' };

  test('of another cash order takes its place, and its pieces', async () => {
    await changeProduct({ stock_quantity: 1 });
    const form = cashForm(phone);
    const former = await placeInCash(form);
    const next = await placeInCash(cashForm({ ...phone, replacedKeys: [form.checkoutKey] }));
    expect(await order(former)).toMatchObject({
      payment_status: 'failed',
      payment_failure: 'cash-not-collected',
      replaced_by: next,
      stock_reserved: false,
    });
    expect(await stock()).toBe(0);
    expect(await history(former)).toEqual([
      'created →pending',
      'payment-status-changed pending→failed (cash-not-collected)',
      `replaced →${next}`,
    ]);
  });

  test('is paid by card in place of a cash order', async () => {
    const form = cashForm(phone);
    const former = await placeInCash(form);
    const again = orderForm({ ...phone, replacedKeys: [form.checkoutKey] });
    const { result } = await call('createZiinaPayment', again);
    expect(await order(former)).toMatchObject({ replaced_by: result!.order_id });
    expect(await stock()).toBe(99);
  });

  test('is to be paid in cash in place of a card payment, which a person sees if it comes while the parcel is on its way', async () => {
    const form = orderForm(phone);
    const card = (await call('createZiinaPayment', form)).result!;
    const cash = await placeInCash(cashForm({ ...phone, replacedKeys: [form.checkoutKey] }));
    expect(await order(card.order_id)).toMatchObject({ replaced_by: cash });

    await db.doc(`orders/${cash}`).update({ status: 'shipped', shipped_at: new Date() });
    await endIntent(intentOf(card.payment_url), 'complete');
    await expect
      .poll(() => order(card.order_id))
      .toMatchObject({ payment_status: 'paid', payment_needs_review: true, replaced_by: cash });
    expect(await order(cash)).toMatchObject({ payment_status: 'pending', status: 'shipped' });
  });

  test('takes its place back where the card payment comes before the cash order is sent', async () => {
    const form = orderForm(phone);
    const card = (await call('createZiinaPayment', form)).result!;
    const cash = await placeInCash(cashForm({ ...phone, replacedKeys: [form.checkoutKey] }));
    await endIntent(intentOf(card.payment_url), 'complete');
    await expect
      .poll(() => order(cash))
      .toMatchObject({ payment_status: 'failed', replaced_by: card.order_id });
    expect(await order(card.order_id)).toMatchObject({
      payment_status: 'paid',
      payment_needs_review: false,
    });
    await expect.poll(stock).toBe(99);
  });
});
