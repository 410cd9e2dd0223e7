import { carrierNames } from '@ghar/domain/i18n/ar/carriers';
import { orderNumber } from '@ghar/domain/order/order-number';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { database } from '../../../../testing/firestore.ts';
import { openPanel } from '../../../../testing/open-page.tsx';
import { choose, dialog, toast } from '../../../../testing/panel.ts';
import { putOrders } from '../../../../testing/put-orders.ts';
import { onPhone } from '../../../../testing/screen-size.ts';
import { bulkShipTexts as texts, carrierTexts } from '../../../i18n/ar/admin-order.ts';
import { bulkTexts, orderListTexts } from '../../../i18n/ar/admin-orders.ts';

const ARAMEX = carrierNames.aramex;

/** Selects these orders, and asks for shipping them. */
async function shipping(ids: readonly string[], list = '/admin/orders') {
  onPhone();
  const user = await openPanel(list);
  for (const id of ids)
    await user.click(await screen.findByLabelText(orderListTexts.select(orderNumber(id))));
  await user.selectOptions(screen.getByLabelText(bulkTexts.status), 'shipped');
  await user.click(screen.getByText(bulkTexts.apply));
  const asked = await dialog();
  return {
    user,
    asked,
    row: (id: string): HTMLElement => asked.getByLabelText(texts.numberOf(orderNumber(id))),
    carrier: (): HTMLElement => asked.getByRole('combobox'),
    paste: async (text: string): Promise<void> => {
      await user.clear(asked.getByLabelText(texts.paste));
      await user.click(asked.getByLabelText(texts.paste));
      await user.paste(text);
    },
  };
}

test('parcels are sent with the numbers that were pasted, and one courier', async () => {
  const [first, second] = putOrders([{}, { tracking_number: 'OLD-1' }]) as [string, string];
  const { user, asked, row, paste } = await shipping([first, second]);
  await choose(user, asked.getByRole('combobox'), ARAMEX);
  await paste(`Ref\tAWB\n${orderNumber(first)}\t34529871206\n${orderNumber(second)}, 12\n`);
  asked.getByText(texts.matched(2, 2), { exact: false });
  // a heading, which is of no order
  asked.getByText(/^Ref\sAWB$/);
  expect(row(first)).toHaveProperty('value', '34529871206');
  expect(row(second)).toHaveProperty('value', '12');
  asked.getByText(carrierTexts.unlike(ARAMEX));
  asked.getByText(texts.replaced('OLD-1'));

  await user.clear(row(second));
  asked.getByText(texts.removed('OLD-1'));
  await user.type(row(second), '34529871206');
  expect(asked.getAllByText(texts.repeated, { exact: false })).toHaveLength(2);
  await user.type(row(second), '{Backspace}7');
  expect(asked.queryByText(texts.repeated, { exact: false })).toBeNull();

  await user.click(asked.getByText(texts.ship(2)));
  await toast(bulkTexts.done.status(2));
  for (const [id, tracking_number] of [
    [first, '34529871206'],
    [second, '34529871207'],
  ])
    expect(database.read(`orders/${id}`)).toMatchObject({
      status: 'shipped',
      carrier: 'aramex',
      tracking_number,
    });
});

test('what is pasted goes over what was typed before, and only there', async () => {
  const [first, second] = putOrders([{}, {}]) as [string, string];
  const { user, row, paste } = await shipping([first, second]);
  await user.type(row(first), 'AE-1');
  await user.type(row(second), 'AE-2');
  await paste(`${orderNumber(second)}\tAE-9`);
  expect(row(first)).toHaveProperty('value', 'AE-1');
  expect(row(second)).toHaveProperty('value', 'AE-9');
});

test('those that were shipped before get another number, and are else as they were', async () => {
  const [sent, same] = putOrders([
    { status: 'shipped', tracking_number: 'OLD-1', carrier: 'dhl' },
    { status: 'shipped', tracking_number: 'KEEP-1', carrier: 'dhl' },
  ]) as [string, string];
  const before = database.read(`orders/${same}`)!['updated_at'];
  const { user, asked, row } = await shipping([sent, same]);
  await user.clear(row(sent));
  await user.type(row(sent), 'NEW-1');
  await user.click(asked.getByText(texts.ship(2)));
  await waitFor(() =>
    expect(database.read(`orders/${sent}`)).toMatchObject({
      status: 'shipped',
      tracking_number: 'NEW-1',
      carrier: 'dhl',
    }),
  );
  expect(database.read(`orders/${same}`)).toMatchObject({
    tracking_number: 'KEEP-1',
    updated_at: before,
  });
});

test('those that were shipped without a courier get the one that is chosen now', async () => {
  const sent = { status: 'shipped', tracking_number: 'AE-1' } as const;
  const [first, second] = putOrders([sent, { ...sent, carrier: 'dhl' }]) as [string, string];
  const { user, asked, carrier } = await shipping([first, second]);
  expect(carrier().textContent).toBe(carrierTexts.asStored);
  await choose(user, carrier(), ARAMEX);
  asked.getByText(texts.carrierReplaced(null, 'aramex'));
  asked.getByText(texts.carrierReplaced('dhl', 'aramex'));
  await user.click(asked.getByText(texts.ship(2)));
  await toast(bulkTexts.done.parcel(2));
  for (const id of [first, second])
    expect(database.read(`orders/${id}`)).toMatchObject({ ...sent, carrier: 'aramex' });
});

test('numbers are not stored until the courier is named, which may be none', async () => {
  const [first, second] = putOrders([{}, { carrier: 'dhl' }]) as [string, string];
  const { user, asked, row, carrier } = await shipping([first, second]);
  await user.type(row(first), 'AE-1');
  await user.click(asked.getByText(texts.ship(2)));
  asked.getByText(carrierTexts.missing);
  expect(document.activeElement).toBe(carrier());
  expect(database.read(`orders/${first}`)).toMatchObject({ status: 'confirmed' });
  await choose(user, carrier(), carrierTexts.none);
  expect(asked.queryByText(carrierTexts.missing)).toBeNull();
  await user.click(asked.getByText(texts.ship(2)));
  await toast(bulkTexts.done.status(2));
  for (const id of [first, second])
    expect(database.read(`orders/${id}`)).toMatchObject({ status: 'shipped', carrier: null });
});

test('an order out of sight that a colleague has shipped is shown as it is now, and can be saved', async () => {
  const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [first] = putOrders([{ carrier: 'dhl' }]) as [string];
  const { user, asked, row } = await shipping([first], '/admin/orders?status=confirmed');
  await user.type(row(first), 'MINE-1');
  const theirs = {
    status: 'shipped',
    tracking_number: 'THEIRS-2',
    updated_at: new Date(),
  } as const;
  act(() => database.change(`orders/${first}`, theirs));
  await user.click(asked.getByText(texts.ship(1)));
  await asked.findByText(texts.replaced('THEIRS-2'));
  expect(failures.mock.calls.map(([what]) => String(what))).toEqual(['update-order-status:']);
  await user.click(asked.getByText(texts.ship(1)));
  await waitFor(() =>
    expect(database.read(`orders/${first}`)).toMatchObject({ tracking_number: 'MINE-1' }),
  );
});

test('the next parcel goes by the courier that was last chosen on this device', async () => {
  const [first, second] = putOrders([{}, {}]) as [string, string];
  const { user, asked } = await shipping([first]);
  await choose(user, asked.getByRole('combobox'), ARAMEX);
  await user.click(asked.getByText(texts.ship(1)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByLabelText(orderListTexts.select(orderNumber(second))));
  await user.selectOptions(screen.getByLabelText(bulkTexts.status), 'shipped');
  await user.click(screen.getByText(bulkTexts.apply));
  expect((await dialog()).getByRole('combobox').textContent).toBe(ARAMEX);
});

test('each parcel gets its own number where another order is left out', async () => {
  const [cancelled, paid] = putOrders([{ status: 'cancelled', tracking_number: 'OLD-1' }, {}]) as [
    string,
    string,
  ];
  const { user, asked, row, carrier } = await shipping([cancelled, paid]);
  await choose(user, carrier(), ARAMEX);
  await user.type(row(paid), 'AE-77');
  await user.click(asked.getByText(texts.ship(1)));
  await waitFor(() =>
    expect(database.read(`orders/${paid}`)).toMatchObject({
      status: 'shipped',
      tracking_number: 'AE-77',
    }),
  );
  expect(database.read(`orders/${cancelled}`)).toMatchObject({
    status: 'cancelled',
    tracking_number: 'OLD-1',
  });
});

test('what a spreadsheet has made of a number is not sent, and its row says why', async () => {
  const [first, second] = putOrders([{}, {}]) as [string, string];
  const { user, asked, row, paste, carrier } = await shipping([first, second]);
  await choose(user, carrier(), ARAMEX);
  const rounded = `${orderNumber(first)}\t3.45299E+10`;
  await paste(`${rounded}\n${orderNumber(second)},"=""00345299012"""`);
  asked.getByText(carrierTexts.reasons.rounded);
  expect(row(first).getAttribute('aria-invalid')).toBe('true');
  await user.click(asked.getByText(texts.ship(2)));
  expect(document.activeElement).toBe(row(first));
  expect(database.read(`orders/${first}`)).toMatchObject({ status: 'confirmed' });
  expect(database.read(`orders/${second}`)).toMatchObject({ status: 'confirmed' });

  await user.clear(row(first));
  await user.type(row(first), '34529901234');
  expect(asked.queryByText(carrierTexts.reasons.rounded)).toBeNull();
  await user.click(asked.getByText(texts.ship(2)));
  await toast(bulkTexts.done.status(2));
  expect(database.read(`orders/${first}`)).toMatchObject({ tracking_number: '34529901234' });
  expect(database.read(`orders/${second}`)).toMatchObject({ tracking_number: '00345299012' });
});
