import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { backend, noAnswer, refusal, result } from '../../../../testing/backend.ts';
import { openPanel } from '../../../../testing/open-page.tsx';
import { dialog } from '../../../../testing/panel.ts';
import { putOrders } from '../../../../testing/put-orders.ts';
import { onPhone } from '../../../../testing/screen-size.ts';
import { CALL_REFUSALS } from '../../../i18n/ar/admin-operations.ts';
import { bulkRefundTexts as texts } from '../../../i18n/ar/admin-order.ts';
import { bulkTexts } from '../../../i18n/ar/admin-orders.ts';
import type { Order } from '@ghar/domain/order/order';

const PAID = { payment_intent_id: 'intent' } as const;
const requests = () => backend.inputs('refundOrder');
const completed = () => result({ status: 'completed' });

/** Selects all of these orders and opens the dialog. */
async function refunding(orders: readonly Partial<Order>[]) {
  onPhone();
  const ids = putOrders(orders);
  const user = await openPanel('/admin/orders');
  await user.click(await screen.findByLabelText(bulkTexts.selectAll));
  await user.click(within(screen.getByLabelText(bulkTexts.name)).getByLabelText(texts.open));
  const confirm = async (sum: string, count: number): Promise<void> => {
    const input = (await dialog(texts.title.all)).getByLabelText(texts.typeSum);
    await user.clear(input);
    await user.paste(sum);
    await user.click((await dialog(texts.title.all)).getByText(texts.submit(count)));
  };
  return { ids, confirm };
}

test('several orders are given back and cancelled once their sum was typed', async () => {
  backend.on('refundOrder', completed);
  const { ids, confirm } = await refunding([
    { ...PAID, refunded_amount: 100 },
    { ...PAID, paid_at: null, total_amount: 598 },
    { ...PAID, status: 'shipped' },
    { payment_status: 'pending', paid_at: null },
  ]);
  const shown = await dialog(texts.title.all);
  shown.getByText(/797 درهم/);
  shown.getByText(/598 درهم/);
  shown.getByText(new RegExp(texts.leftOut(2)));
  await confirm('797.5', 2);
  shown.getByText(texts.wrongSum('797 درهم'));
  expect(requests()).toEqual([]);
  await confirm('٧٩٧', 2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests().toSorted((one, other) => other['amount'] - one['amount'])).toMatchObject([
    { order_id_param: ids[1], amount: 598, cancel: true, restock: true, way: 'by-hand' },
    { order_id_param: ids[0], amount: 199, cancel: true, restock: true, way: 'provider' },
  ]);
});

test.each([
  ['all are cancelled already', [{ status: 'cancelled' }, { status: 'cancelled' }], 'none'],
  ['some are cancelled already', [{}, { status: 'cancelled' }], 'some'],
  ['none is cancelled yet', [{}, {}], 'all'],
] as const)('it says which orders are cancelled with it: %s', async (_, orders, cancelled) => {
  await refunding(orders.map((fields) => ({ ...PAID, ...fields })));
  const shown = await dialog(texts.title[cancelled]);
  expect(shown.queryByText(texts.meaning[cancelled])).not.toBeNull();
});

test('what was refused is told and can be sent again; an unknown result under the same key', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ids, confirm } = await refunding([PAID, PAID, PAID]);
  const answers = new Map([
    [ids[0], () => refusal('refund-refused')],
    [ids[1], noAnswer],
    [ids[2], completed],
  ]);
  backend.on('refundOrder', (input) => answers.get(String(input['order_id_param']))!());
  await confirm('897', 3);
  const again = await dialog(texts.title.all);
  await again.findByText(texts.failed(2));
  again.getByText(new RegExp(CALL_REFUSALS['refund-refused']({})));
  const keyOf = (id: string | undefined) =>
    requests().flatMap((one) => (one['order_id_param'] === id ? [one['refundKey']] : []));
  answers.set(ids[0], completed).set(ids[1], completed);
  await confirm('598', 2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([keyOf(ids[0]), keyOf(ids[1]), keyOf(ids[2])].map((keys) => new Set(keys).size)).toEqual([
    2, 1, 1,
  ]);
  expect(requests()).toHaveLength(5);
});

test('more than fifty are not given back at once', async () => {
  onPhone();
  putOrders(Array.from({ length: 51 }, () => PAID));
  const user = await openPanel('/admin/orders');
  await user.click(await screen.findByLabelText(bulkTexts.selectAll));
  await user.click(await screen.findByText(bulkTexts.selectWhole(51)));
  const bar = within(await screen.findByLabelText(bulkTexts.name));
  await bar.findByText(bulkTexts.selected(51));
  await user.click(bar.getByLabelText(texts.open));
  const shown = await dialog(texts.title.all);
  shown.getByText(texts.tooMany(50));
  expect(shown.queryByLabelText(texts.typeSum)).toBeNull();
});
