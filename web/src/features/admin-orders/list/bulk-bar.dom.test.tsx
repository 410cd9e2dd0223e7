import { orderNumber } from '@ghar/domain/order/order-number';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { database } from '../../../../testing/firestore.ts';
import { expectListed } from '../../../../testing/listed-orders.ts';
import { openPanel } from '../../../../testing/open-page.tsx';
import { ON_DELIVERY } from '../../../../testing/orders.ts';
import { dialog, toast } from '../../../../testing/panel.ts';
import { many, putOrders } from '../../../../testing/put-orders.ts';
import { collectFiles } from '../../../../testing/saved-files.ts';
import { onPhone } from '../../../../testing/screen-size.ts';
import { chooseSlipFormat } from '../../../components/admin/slip-format.ts';
import { changeDialogTexts, visitChangesTexts } from '../../../i18n/ar/admin-order-changes.ts';
import { bulkRefundTexts, bulkShipTexts } from '../../../i18n/ar/admin-order.ts';
import { ERROR_TITLE, OPERATIONS } from '../../../i18n/ar/admin-operations.ts';
import { bulkTexts, exportTexts, orderListTexts } from '../../../i18n/ar/admin-orders.ts';
import { adminPartTexts } from '../../../i18n/ar/admin.ts';
import { formats } from '../../../i18n/ar/formats.ts';
import { paperTexts } from '../../../i18n/ar/order-papers.ts';
import { orderStatusNames } from '../../../i18n/ar/status.ts';

const LIST = '/admin/orders';
const order = (id: string) => database.read(`orders/${id}`)!;
const statuses = (ids: readonly string[]): unknown[] => ids.map((id) => order(id)['status']);
const bar = (): ReturnType<typeof within> => within(screen.getByLabelText(bulkTexts.name));
const select = async (user: UserEvent, ids: readonly string[]): Promise<void> => {
  for (const id of ids)
    await user.click(await screen.findByLabelText(orderListTexts.select(orderNumber(id))));
};
/** Asks for a status of the selected orders. */
async function ask(user: UserEvent, status: keyof typeof orderStatusNames): Promise<void> {
  await user.selectOptions(bar().getByLabelText(bulkTexts.status), status);
  await user.click(bar().getByText(bulkTexts.apply));
}

test('several orders are set to a status together, and back to what each was', async () => {
  onPhone();
  const ids = putOrders([{ status: 'pending' }, {}, {}, { status: 'delivered' }]);
  const user = await openPanel(LIST);
  await expectListed(ids);
  await user.click(screen.getByLabelText(bulkTexts.selectAll));
  bar().getByText(bulkTexts.selected(4));
  await ask(user, 'shipped');
  await user.click((await dialog()).getByText(bulkShipTexts.ship(4)));
  const told = await toast(bulkTexts.done.status(4));
  expect(statuses(ids)).toEqual(many(4, 'shipped'));
  expect(screen.queryByLabelText(bulkTexts.name)).toBeNull();
  await user.click(told.getByText(adminPartTexts.undo));
  (await toast(OPERATIONS['undo-order-change'].done)).getByText(visitChangesTexts.mixed(4));
  expect(statuses(ids)).toEqual(['pending', 'confirmed', 'confirmed', 'delivered']);
});

test('cancelling what was paid says what it costs, and changes nothing where it is not meant', async () => {
  onPhone();
  const ids = putOrders([
    { quantity: 2, total_amount: 598 },
    {},
    { status: 'pending', payment_status: 'pending', paid_at: null },
  ]);
  const user = await openPanel(LIST);
  await expectListed(ids);
  await user.click(screen.getByLabelText(bulkTexts.selectAll));
  await ask(user, 'cancelled');
  const question = await dialog();
  question.getByText(/897 درهم من طلبين مدفوعين/);
  question.getByText(/تعود 4 قطع إلى المخزون/);
  await user.click(question.getByText(changeDialogTexts.keep));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(statuses(ids)).toEqual(['confirmed', 'confirmed', 'pending']);
  await user.click(bar().getByText(bulkTexts.apply));
  await user.click((await dialog()).getByText(changeDialogTexts.confirm));
  await toast(bulkTexts.done.status(3));
  expect(statuses(ids)).toEqual(many(3, 'cancelled'));
});

test('all orders of a filter are selected, not only those of the page', async () => {
  onPhone();
  putOrders([{ status: 'delivered' }, ...Array.from({ length: 27 }, () => ({}))]);
  const user = await openPanel(`${LIST}?status=confirmed`);
  await user.click(await screen.findByLabelText(bulkTexts.selectAll));
  bar().getByText(bulkTexts.selected(25));
  await user.click(await screen.findByText(bulkTexts.selectWhole(27)));
  await waitFor(() => bar().getByText(bulkTexts.selected(27)));
  expect(screen.queryByText(bulkTexts.selectWhole(27))).toBeNull();
});

test('orders stay selected on the next page, and are changed with those of it', async () => {
  onPhone();
  const ids = putOrders(many(26, {}));
  const user = await openPanel(LIST);
  await select(user, [ids[0]!]);
  await user.click(await screen.findByText(orderListTexts.nextPage));
  await expectListed([ids[25]!]);
  bar().getByText(bulkTexts.outOfSight(1));
  await select(user, [ids[25]!]);
  bar().getByText(bulkTexts.selected(2));
  await ask(user, 'delivered');
  await user.click((await dialog()).getByText(changeDialogTexts.confirm));
  await toast(bulkTexts.done.status(2));
  expect(statuses([ids[0]!, ids[1]!, ids[25]!])).toEqual(['delivered', 'confirmed', 'delivered']);
});

test('orders stay selected when they leave the list, and are changed as they are now', async () => {
  onPhone();
  const ids = putOrders(many(2, {}));
  const user = await openPanel(`${LIST}?status=confirmed`);
  await expectListed(ids);
  await user.click(screen.getByLabelText(bulkTexts.selectAll));
  act(() => database.change(`orders/${ids[0]}`, { status: 'shipped', updated_at: new Date() }));
  await expectListed([ids[1]!]);
  bar().getByText(bulkTexts.selected(2));
  await ask(user, 'delivered');
  await user.click((await dialog()).getByText(changeDialogTexts.confirm));
  const told = await toast(bulkTexts.done.status(2));
  expect(statuses(ids)).toEqual(['delivered', 'delivered']);
  await user.click(told.getByText(adminPartTexts.undo));
  await waitFor(() => expect(statuses(ids)).toEqual(['shipped', 'confirmed']));
});

test('orders stay as they were, and selected, where they are refused or changed meanwhile', async () => {
  const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
  onPhone();
  const ids = putOrders(many(2, {}));
  const user = await openPanel(LIST);
  await expectListed(ids);
  await user.click(screen.getByLabelText(bulkTexts.selectAll));
  await ask(user, 'delivered');
  const question = await dialog();
  // a colleague was faster with one of them
  act(() => database.change(`orders/${ids[1]}`, { status: 'cancelled', updated_at: new Date() }));
  await user.click(question.getByText(changeDialogTexts.confirm));
  await toast(ERROR_TITLE);
  expect(statuses(ids)).toEqual(['confirmed', 'cancelled']);
  bar().getByText(bulkTexts.selected(2));
  database.refuseCommits('permission-denied');
  await user.click(bar().getByText(bulkTexts.apply));
  await user.click((await dialog()).getByText(changeDialogTexts.confirm));
  await waitFor(() => expect(failures).toHaveBeenCalledTimes(2));
  expect(failures.mock.calls.map(([what]) => String(what))).toEqual(many(2, 'update-orders:'));
  expect(statuses(ids)).toEqual(['confirmed', 'cancelled']);
  bar().getByText(bulkTexts.selected(2));
});

test.for([
  ['and is not', false],
  ['and is', true],
] as const)('cash can be recorded with its delivery, %s', async ([, collects]) => {
  onPhone();
  const ids = putOrders([
    { ...ON_DELIVERY, status: 'shipped', shipped_at: new Date() },
    { status: 'shipped' },
  ]);
  const user = await openPanel(LIST);
  await select(user, ids);
  await ask(user, 'delivered');
  const question = await dialog();
  if (collects)
    await user.click(
      question.getByLabelText(
        changeDialogTexts.collect({ count: 1, sum: ON_DELIVERY.total_amount }),
      ),
    );
  await user.click(question.getByText(changeDialogTexts.confirm));
  await waitFor(() => expect(statuses(ids)).toEqual(['delivered', 'delivered']));
  expect(database.read(`orders/${ids[0]}`)!['payment_status']).toBe(collects ? 'paid' : 'pending');
});

test('a slip is printed for each, which says what is not to be sent', async () => {
  onPhone();
  const ids = putOrders([
    { customer_name: 'ليلى' },
    { customer_name: 'بدور' },
    { status: 'cancelled', refunded_amount: 299 },
    { payment_status: 'pending' },
  ]);
  let sheets: (string | null)[] = [];
  vi.stubGlobal('print', () => {
    sheets = screen.getAllByLabelText(paperTexts.slip).map((one) => one.textContent);
  });
  const user = await openPanel(LIST);
  await select(user, ids);
  await user.click(bar().getByLabelText(bulkTexts.print.slip));
  await waitFor(() => expect(sheets).toHaveLength(4));
  expect(sheets[0]).toContain('ليلى');
  expect(sheets[1]).toContain('بدور');
  const WARNING = 'لا يُشحن:';
  expect(sheets.map((sheet) => sheet!.includes(WARNING))).toEqual([false, false, true, true]);
  // a pile of papers is packed as it lies
  expect(sheets[2]).toContain(bulkShipTexts.notSent.cancelled);
  expect(sheets[3]).toContain(paperTexts.unpaid);
  act(() => void dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(screen.queryByLabelText(paperTexts.slip)).toBeNull());
});

test.for(['page', 'label'] as const)(
  'a slip says what the courier collects, and only of what is sent unpaid: %s',
  async (format) => {
    onPhone();
    chooseSlipFormat(format);
    const ids = putOrders([
      { ...ON_DELIVERY, status: 'confirmed' },
      ON_DELIVERY,
      { ...ON_DELIVERY, status: 'shipped', payment_status: 'paid' },
      {},
    ]);
    let sheets: (string | null)[] = [];
    vi.stubGlobal('print', () => {
      sheets = screen.getAllByLabelText(paperTexts.slip).map((one) => one.textContent);
    });
    const user = await openPanel(LIST);
    await select(user, ids);
    await user.click(bar().getByLabelText(bulkTexts.print.slip));
    await waitFor(() => expect(sheets).toHaveLength(4));
    const said = `${paperTexts.collect} ${formats.charge(ON_DELIVERY.total_amount)}`;
    expect(sheets.map((sheet) => sheet!.includes(said))).toEqual([true, false, false, false]);
    expect(sheets[1]).toContain(bulkShipTexts.notSent.unconfirmed);
  },
);

test.for([
  ['label', [1, 1, 1, 1, 1]],
  ['quarters', [4, 1]],
] as const)(
  'labels are printed as the device’s printer needs them: %s',
  async ([format, pages]) => {
    onPhone();
    chooseSlipFormat(format);
    const address = 'شارع '.repeat(80).trim();
    const ids = putOrders([
      { address },
      {},
      {},
      { merchant_note: 'هدية' },
      { status: 'cancelled' },
    ]);
    let labels: HTMLElement[] = [];
    vi.stubGlobal('print', () => {
      labels = screen.getAllByLabelText(paperTexts.slip);
    });
    const user = await openPanel(LIST);
    await select(user, ids);
    await user.click(bar().getByLabelText(bulkTexts.print.slip));
    await waitFor(() => expect(labels).toHaveLength(5));
    const sheets = [...Map.groupBy(labels, ({ parentElement }) => parentElement).values()];
    expect(sheets.map((ofOne) => ofOne.length)).toEqual(pages);
    const said = labels.map(({ textContent }) => textContent);
    expect(said.filter((label) => label.includes('لا يُشحن:'))).toHaveLength(1);
    // it goes with the parcel
    expect(said.join()).not.toContain('هدية');
    expect(said.join()).toContain(address);
  },
);

test.for([
  ['orders', 'العميل'],
  ['courier', 'Consignee Name'],
] as const)('the selected orders are saved as a file of %s', async ([as, column]) => {
  onPhone();
  const files = collectFiles();
  const ids = putOrders([{}, {}, { customer_name: 'سالم' }]);
  const user = await openPanel(LIST);
  await select(user, ids.slice(0, 2));
  await user.click(bar().getByLabelText(bulkTexts.export));
  await user.click(await screen.findByText(exportTexts[as].name));
  await toast(OPERATIONS['export-orders'].done);
  const lines = await files[0]!.lines();
  expect(lines).toHaveLength(1 + 2);
  expect(lines[0]).toContain(`"${column}"`);
});

test('parcels that were shipped without a number are last in a courier’s file, which is said', async () => {
  onPhone();
  const files = collectFiles();
  const ids = putOrders([
    { status: 'shipped' },
    { status: 'confirmed' },
    { status: 'shipped', tracking_number: '345' },
    { status: 'shipped' },
    { status: 'pending' },
  ]);
  const user = await openPanel(LIST);
  await select(user, ids);
  await user.click(bar().getByLabelText(bulkTexts.export));
  await screen.findByText(exportTexts.courier.hint);
  await user.click(screen.getByText(exportTexts.courier.name));
  await toast(orderListTexts.savedParcels({ saved: 4, shipped: 2, left: 1 }));
  const [, ...lines] = await files[0]!.lines();
  const placeOf = (id: string): number => lines.findIndex((line) => line.includes(orderNumber(id)));
  expect(ids.map(placeOf).map((place) => (place < 0 ? null : place >= 2))).toEqual([
    true,
    false,
    null,
    true,
    false,
  ]);
});

test('what is not to be sent is left out of a shipment and of a courier’s file, which is said', async () => {
  onPhone();
  const files = collectFiles();
  const reasons = ['refunded', 'cancelled', 'test', 'review', 'refunding'] as const;
  const ids = putOrders([
    { refunded_amount: 299 },
    { status: 'cancelled', refunded_amount: 299, stock_reserved: false },
    { payment_test: true },
    { payment_needs_review: true },
    { refunding_amount: 299 },
    {},
  ]);
  const sendable = ids[5]!;
  const before = statuses(ids.slice(0, 5));
  const user = await openPanel(LIST);
  await select(user, ids.slice(0, 5));
  const exportForCourier = async (): Promise<void> => {
    await user.click(bar().getByLabelText(bulkTexts.export));
    await user.click(await screen.findByText(exportTexts.courier.name));
  };
  await exportForCourier();
  await toast(orderListTexts.noParcels);
  expect(files).toEqual([]);
  await ask(user, 'shipped');
  const none = await dialog();
  none.getByText(bulkShipTexts.leftOut(5));
  await user.click(none.getByText(adminPartTexts.close));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await select(user, [sendable]);
  await exportForCourier();
  await toast(orderListTexts.savedParcels({ saved: 1, shipped: 0, left: 5 }));
  const lines = await files[0]!.lines();
  expect(lines).toHaveLength(1 + 1);
  expect(lines[1]).toContain(orderNumber(sendable));

  await user.click(bar().getByText(bulkTexts.apply));
  const asked = await dialog();
  for (const [index, why] of reasons.entries())
    expect(asked.getByText(orderNumber(ids[index]!)).parentElement!.textContent).toBe(
      `${orderNumber(ids[index]!)}، ${bulkShipTexts.notSent[why]}`,
    );
  await user.click(asked.getByText(bulkShipTexts.ship(1)));
  await waitFor(() => expect(order(sendable)['status']).toBe('shipped'));
  expect(statuses(ids.slice(0, 5))).toEqual(before);
});

test('each action has a word that its name contains, and giving money back is no arrow of undoing', async () => {
  onPhone();
  const ids = putOrders([{}]);
  await select(await openPanel(LIST), ids);
  const names = [...Object.values(bulkTexts.print), bulkTexts.export, bulkRefundTexts.open];
  const buttons = names.map((name) => bar().getByLabelText(name));
  expect(buttons.map((one) => one.textContent)).toEqual(Object.values(bulkTexts.words));
  for (const [index, name] of names.entries()) expect(name).toContain(buttons[index]!.textContent);
  expect(buttons.at(-1)!.innerHTML).not.toContain('Undo');
});
