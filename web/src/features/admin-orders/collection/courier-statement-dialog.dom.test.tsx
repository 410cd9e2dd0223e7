import type { Order } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { database } from '../../../../testing/firestore.ts';
import { openPanel } from '../../../../testing/open-page.tsx';
import { ON_DELIVERY } from '../../../../testing/orders.ts';
import { dialog, toast } from '../../../../testing/panel.ts';
import { putOrders } from '../../../../testing/put-orders.ts';
import { HELPER, putOrder } from '../../../../testing/shop.ts';
import { ADMIN_REFUSALS, OPERATIONS, refusalWords } from '../../../i18n/ar/admin-operations.ts';
import {
  bulkTexts,
  courierStatementTexts as texts,
  orderListTexts,
} from '../../../i18n/ar/admin-orders.ts';
import { adminPartTexts } from '../../../i18n/ar/admin.ts';
import { formats } from '../../../i18n/ar/formats.ts';

const LIST = '/admin/orders?payment=to-collect';
const SENT = { ...ON_DELIVERY, status: 'delivered', shipped_at: new Date() } as const;
const sent = (tracking_number: string, fields: Partial<Order> = {}) => ({
  ...SENT,
  tracking_number,
  ...fields,
});
const paidOf = (ids: readonly string[]): boolean[] =>
  ids.map((id) => database.read(`orders/${id}`)!['payment_status'] === 'paid');
const linesOf = (kind: keyof typeof texts.kinds): string[] =>
  within(screen.getByRole('list', { name: new RegExp(`^${texts.kinds[kind]}`) }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function open(as?: typeof HELPER, address = LIST): Promise<UserEvent> {
  const user = await openPanel(address, as);
  await screen.findByLabelText(orderListTexts.label, { selector: 'section' });
  return user;
}
async function openStatement(): Promise<UserEvent> {
  const user = await open();
  await user.click(screen.getByText(texts.open));
  await dialog(texts.title);
  return user;
}
async function compare(user: UserEvent, text: string): Promise<void> {
  const field = screen.getByLabelText(texts.paste);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  await user.click(screen.getByText(texts.compare));
}

test('a statement says what matches and what does not, and all that match are collected at once', async () => {
  const ids = putOrders([
    sent('34529871206'),
    sent('34529871207', { total_amount: 500.5, status: 'shipped' }),
    sent('34529871208'),
    sent('34529871209', { payment_status: 'paid' }),
    sent('34529871210', { status: 'cancelled' }),
    sent('AE 34529-871', { payment_status: 'paid', refunded_amount: 309 }),
  ]);
  const known = putOrder({ ...sent('ZX-700'), payment_status: 'paid' }, 'orderOfA7K9MWPD');
  const user = await openStatement();
  await compare(
    user,
    [
      'AWB\tCOD',
      '34529871206\t309.00',
      '34529871207\t٥٠٠٫٥',
      '34529871208\t299',
      '34529871209\t309',
      '34529871210\t309',
      'AE34529871\t309',
      'A7K9MWPD\t309',
      '34529871206\t309',
      '34529871299\t100',
    ].join('\n'),
  );
  await screen.findByText(texts.matching(2, formats.charge(809.5)));
  expect(linesOf('match')).toHaveLength(2);
  expect(linesOf('differs')[0]).toContain(texts.stated(formats.charge(299)));
  expect(linesOf('differs')[0]).toContain(orderNumber(ids[2]!));
  expect(linesOf('collected')[0]).toContain(orderNumber(ids[3]!));
  expect(linesOf('collected')[1]).toContain(orderNumber(known));
  expect(linesOf('refunded')[0]).toContain(orderNumber(ids[5]!));
  expect(linesOf('cancelled')[0]).toContain(orderNumber(ids[4]!));
  expect(linesOf('duplicate')[0]).toContain('34529871206');
  expect(linesOf('unknown')).toEqual(['34529871299\t100']);
  expect(paidOf(ids)).toEqual([false, false, false, true, false, true]);
  await user.click(screen.getByText(texts.collect(2)));
  const told = await toast(bulkTexts.done.payment(2));
  expect(paidOf(ids)).toEqual([true, true, false, true, false, true]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(told.queryByText(adminPartTexts.undo)).toBeNull();
});

test('nothing is collected where one of the orders has changed meanwhile, and the statement stays', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const ids = putOrders([sent('34529871206'), sent('34529871207')]);
  const user = await openStatement();
  const text = '34529871206\t309\n34529871207\t309';
  await compare(user, text);
  await screen.findByText(texts.matching(2, formats.charge(618)));
  database.change(`orders/${ids[1]}`, { payment_status: 'paid' });
  await user.click(screen.getByText(texts.collect(2)));
  await screen.findByText(ADMIN_REFUSALS['order-changed'](null), { exact: false });
  expect(paidOf(ids)).toEqual([false, true]);
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.paste).value).toBe(text);
  // compared anew, it is right
  await user.click(screen.getByText(texts.compare));
  await user.click(await screen.findByText(texts.collect(1)));
  await waitFor(() => expect(paidOf(ids)).toEqual([true, true]));
  expect(logged).toHaveBeenCalledExactlyOnceWith('update-orders:', expect.any(Error));
});

test('a statement that cannot be compared says why, and stays', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  putOrders([sent('34529871206')]);
  const user = await openStatement();
  database.refuseQueries('unavailable');
  await compare(user, '34529871206\t309');
  await screen.findByText(refusalWords.offline, { exact: false });
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.paste).value).not.toBe('');
  expect(logged).toHaveBeenCalledExactlyOnceWith('compare-statement:', expect.any(Error));
  expect(OPERATIONS['compare-statement'].done).toBeNull();
});

test('what matches nothing ends without a write', async () => {
  const ids = putOrders([sent('34529871206')]);
  const user = await openStatement();
  await compare(user, '34529871206\t1');
  await screen.findByText(texts.noneMatch);
  await user.click(screen.getByText(texts.close));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(paidOf(ids)).toEqual([false]);
});

test.each([
  ['nothing', '', texts.empty],
  ['too much', '1\n'.repeat(501), texts.tooLong(500)],
])('of %s it says what to do', async (_, text, said) => {
  const user = await openStatement();
  fireEvent.change(screen.getByLabelText(texts.paste), { target: { value: text } });
  await user.click(screen.getByText(texts.compare));
  await screen.findByText(said);
  expect(screen.queryByText(texts.noneMatch)).toBeNull();
});

test('a file of Arabic Windows is read as one of the web is', async () => {
  putOrders([sent('34529871206')]);
  const user = await openStatement();
  // «المبلغ» in windows-1256
  const arabic = [0xc7, 0xe1, 0xe3, 0xc8, 0xe1, 0xdb];
  const rest = new TextEncoder().encode(',AWB\r\n"309.00","34529871206"\r\n');
  await user.upload(
    screen.getByLabelText(texts.choose, { selector: 'input' }),
    new File([new Uint8Array([...arabic, ...rest])], 'cod.csv', { type: 'text/csv' }),
  );
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>(texts.paste).value).toContain('المبلغ,AWB'),
  );
  await user.click(screen.getByText(texts.compare));
  await screen.findByText(texts.matching(1, formats.charge(309)));
});

test.for<[string, string, typeof HELPER | undefined]>([
  ['a helper', LIST, HELPER],
  ['an admin in another list', '/admin/orders', undefined],
])('%s is not offered it', async ([, address, as]) => {
  await open(as, address);
  expect(screen.queryByText(texts.open)).toBeNull();
});
