import type { Order } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { orderPath } from '@ghar/domain/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { database } from '../../../testing/firestore.ts';
import { openPanel } from '../../../testing/open-page.tsx';
import { onPhone } from '../../../testing/screen-size.ts';
import { HELPER, putOrder, putRefund, soap } from '../../../testing/shop.ts';
import { messageTexts } from '../../i18n/ar/admin-messages.ts';
import { correctDialogTexts, enterOrderTexts } from '../../i18n/ar/admin-order-entry.ts';
import {
  orderInvoiceTexts,
  orderPageTexts,
  refundTexts,
  reviewTexts,
  shipDialogTexts,
} from '../../i18n/ar/admin-order.ts';
import { bulkTexts, orderListTexts } from '../../i18n/ar/admin-orders.ts';
import { teamTexts } from '../../i18n/ar/admin-team.ts';
import { productsTexts } from '../../i18n/ar/admin-products.ts';
import { adminsOnlyTexts, adminTexts, bellTexts } from '../../i18n/ar/admin.ts';
import { orderStatusNames, paymentStatusNames } from '../../i18n/ar/status.ts';

const ID = 'orderOfMaryam1234567';
const NUMBER = orderNumber(ID);

/** What the rules let a helper read (tests/rules). */
const OPEN =
  /^((orders|products)(\/[^/]+)?(\/(events|refunds))?|storefront\/product|site_content(\/\w+)?|settings\/public|user_roles\/seedHelper)$/;
/** No page asks for what would be refused. */
const expectOpen = (): void =>
  expect(database.watched().filter((path) => !OPEN.test(path))).toEqual([]);
afterEach(expectOpen);

const heading = (text: string) => screen.findByText(text, { selector: 'h1' });
const offered = (...names: readonly string[]): string[] =>
  names.filter(
    (name) => screen.queryAllByText(name).length + screen.queryAllByLabelText(name).length > 0,
  );

test('a helper has the sections of orders and products, and begins with the orders', async () => {
  await openPanel('/admin', HELPER);
  await heading(adminTexts.sections.orders);
  expect(location.pathname).toBe('/admin/orders');
  const links = within(screen.getByLabelText(adminTexts.nav)).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    adminTexts.sections.orders,
    adminTexts.sections.products,
  ]);
  screen.getByText(adminTexts.helperRole);
  expect(offered(enterOrderTexts.open, orderListTexts.export)).toEqual([]);
});

test.for(['/orders/new', '/images', '/content', '/settings'])(
  'a link to /admin%s says in plain words that it is not theirs',
  async (path) => {
    const user = await openPanel(`/admin${path}`, HELPER);
    await heading(adminsOnlyTexts.title);
    screen.getByText(adminsOnlyTexts.heading);
    await user.click(screen.getByText(adminsOnlyTexts.toOrders));
    await heading(adminTexts.sections.orders);
    expect(location.pathname).toBe('/admin/orders');
  },
);

test('an order is shipped, and nothing of its money or its customer’s data can be touched', async () => {
  putOrder({ status: 'confirmed', payment_needs_review: true });
  const user = await openPanel(`/admin/orders/${ID}`, HELPER);
  await screen.findByText(orderPageTexts.items);
  screen.getByText(reviewTexts.ofAdmin);
  screen.getByText(paymentStatusNames.paid);
  expect(
    offered(
      refundTexts.give,
      refundTexts.heading,
      correctDialogTexts.open,
      orderPageTexts.reviewed,
      orderPageTexts.printInvoice,
      messageTexts.heading,
      orderListTexts.paymentOf(NUMBER),
    ),
  ).toEqual([]);
  await user.click(screen.getByLabelText(orderListTexts.statusOf(NUMBER)));
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(
    (['pending', 'confirmed', 'shipped', 'delivered'] as const).map((one) => orderStatusNames[one]),
  );
  await user.keyboard('{Escape}');
});

test.for<[string, Partial<Order>]>([
  ['one sent without being paid', { status: 'shipped', payment_status: 'pending' }],
  ['one that was paid by hand', { paid_at: null }],
  [
    'one with a payment too many, and a refund that was refused',
    { payment_intent_id: 'own', uncounted_payments: [{ id: 'other', amount: 299 }] },
  ],
])('of an order’s money a helper is offered nothing: %s', async ([, fields]) => {
  putOrder(fields);
  putRefund(ID, { status: 'failed', error: 'refund-refused', payment_intent_id: 'own' });
  await openPanel(`/admin/orders/${ID}`, HELPER);
  await screen.findByText(orderPageTexts.items);
  await screen.findByText(refundTexts.heading);
  expect(
    offered(
      orderPageTexts.received,
      orderPageTexts.giveBack,
      orderInvoiceTexts.issue,
      refundTexts.noteByHand,
    ),
  ).toEqual([]);
});

test('of an order’s money a helper sees what the role says, and opens no invoice', async () => {
  putOrder({ invoice_number: 7, refunded_amount: 100 });
  putRefund(ID);
  await openPanel(`/admin/orders/${ID}`, HELPER);
  await screen.findByText(orderInvoiceTexts.number);
  screen.getByText('INV-000007');
  await screen.findByText(refundTexts.heading);
  for (const seen of ['ما أُعيد', 'رقم الفاتورة', 'لا يفتح الفواتير'])
    expect(teamTexts.may.staff).toContain(seen);
  expect(offered(orderPageTexts.printInvoice)).toEqual([]);
});

test('the next step is offered, and stored with what the rules let a helper write', async () => {
  putOrder({ status: 'confirmed' });
  const user = await openPanel(`/admin/orders/${ID}`, HELPER);
  await user.click(await screen.findByText(orderPageTexts.nextStep.shipped));
  await user.click(await screen.findByText(shipDialogTexts.shipWithout));
  await waitFor(() =>
    expect(database.read(orderPath(ID))).toMatchObject({
      status: 'shipped',
      payment_status: 'paid',
      updated_by: HELPER.uid,
    }),
  );
});

test('a cancelled order stays so', async () => {
  putOrder({ status: 'cancelled' });
  await openPanel(`/admin/orders/${ID}`, HELPER);
  await screen.findByText(orderPageTexts.items);
  expect(screen.getAllByText(orderStatusNames.cancelled).length).toBeGreaterThan(0);
  expect(offered(orderListTexts.statusOf(NUMBER))).toEqual([]);
});

test('of several orders the papers are slips, and none is cancelled or exported', async () => {
  putOrder({ status: 'confirmed' });
  const user = await openPanel('/admin/orders', HELPER);
  await user.click(await screen.findByLabelText(orderListTexts.select(NUMBER)));
  const bar = within(await screen.findByLabelText(bulkTexts.name));
  expect(bar.getAllByRole('option').map((option) => option.textContent)).not.toContain(
    orderStatusNames.cancelled,
  );
  bar.getByLabelText(bulkTexts.print.slip);
  expect(bar.queryByLabelText(bulkTexts.print.invoice)).toBeNull();
  expect(bar.queryByLabelText(bulkTexts.export)).toBeNull();
});

test('the products are to be read', async () => {
  await openPanel('/admin/products', HELPER);
  const name = soap().name;
  await screen.findByText(name);
  expect(
    offered(
      productsTexts.add,
      productsTexts.edit(name),
      productsTexts.remove(name),
      productsTexts.images(name),
      productsTexts.sellNamed(name),
    ),
  ).toEqual([]);
});

test('the bell has the new orders, without the merchant’s tasks', async () => {
  onPhone();
  const user = await openPanel('/admin/orders', HELPER);
  const bell = await screen.findByLabelText(bellTexts.heading);
  expect(within(screen.getByLabelText(adminTexts.quickNav)).getAllByRole('link')).toHaveLength(2);
  await user.click(bell);
  await screen.findByText(bellTexts.nothingNew);
  expect(screen.queryByText(bellTexts.waiting)).toBeNull();
});
