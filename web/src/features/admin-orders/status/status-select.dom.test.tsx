import type { Order } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { database } from '../../../../testing/firestore.ts';
import { openPanel } from '../../../../testing/open-page.tsx';
import { choose, dialog, toast } from '../../../../testing/panel.ts';
import { putOrder } from '../../../../testing/shop.ts';
import { changeDialogTexts, visitChangesTexts } from '../../../i18n/ar/admin-order-changes.ts';
import { ADMIN_REFUSALS, ERROR_TITLE, OPERATIONS } from '../../../i18n/ar/admin-operations.ts';
import { orderListTexts } from '../../../i18n/ar/admin-orders.ts';
import { adminPartTexts } from '../../../i18n/ar/admin.ts';
import { orderStatusNames, paymentStatusNames } from '../../../i18n/ar/status.ts';

const LIST = '/admin/orders';
const WAITS = { status: 'pending', payment_status: 'pending', paid_at: null } as const;
const order = (id: string) => database.read(`orders/${id}`)!;
const menuOf = (id: string, field: 'status' | 'payment'): Promise<HTMLElement> =>
  screen.findByLabelText(orderListTexts[`${field}Of`](orderNumber(id)));
const shown = async (id: string, field: 'status' | 'payment'): Promise<string | null> =>
  (await menuOf(id, field)).textContent;

const FIELDS = [
  ['status', 'status', 'confirmed', 'shipped', 'update-order-status'],
  ['payment', 'payment_status', 'paid', 'failed', 'update-payment-status'],
] as const;
const NAMES: Readonly<Record<string, string>> = { ...orderStatusNames, ...paymentStatusNames };

test.for(FIELDS)(
  'a status of the %s is stored at once, told, and taken back',
  async ([menu, field, before, after, operation]) => {
    const id = putOrder();
    const user = await openPanel(LIST);
    await choose(user, await menuOf(id, menu), NAMES[after]!);
    const told = await toast(OPERATIONS[operation].done);
    expect(order(id)[field]).toBe(after);
    await user.click(told.getByText(adminPartTexts.undo));
    await toast(OPERATIONS['undo-order-change'].done);
    expect(order(id)[field]).toBe(before);
    expect(await shown(id, menu)).toBe(NAMES[before]);
  },
);

test.for(FIELDS)(
  'a status of the %s that the rules refuse is as it was, and the failure is told',
  async ([menu, field, before, after, operation]) => {
    const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
    const id = putOrder();
    const user = await openPanel(LIST);
    database.refuseCommits('permission-denied');
    await choose(user, await menuOf(id, menu), NAMES[after]!);
    (await toast(ERROR_TITLE)).getByText(new RegExp(`^${OPERATIONS[operation].failed}`));
    expect(failures.mock.calls.map(([what]) => String(what))).toEqual([`${operation}:`]);
    expect(order(id)[field]).toBe(before);
    await waitFor(async () => expect(await shown(id, menu)).toBe(NAMES[before]));
  },
);

test('a status is not taken back where somebody else has changed it since', async () => {
  const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
  const id = putOrder();
  const user = await openPanel(LIST);
  await choose(user, await menuOf(id, 'status'), orderStatusNames.shipped);
  const told = await toast(OPERATIONS['update-order-status'].done);
  act(() => database.change(`orders/${id}`, { status: 'delivered', updated_at: new Date() }));
  await user.click(told.getByText(adminPartTexts.undo));
  await toast(ERROR_TITLE);
  expect(failures.mock.calls.map(([what]) => String(what))).toEqual(['undo-order-change:']);
  expect(order(id)['status']).toBe('delivered');
  expect(await shown(id, 'status')).toBe(orderStatusNames.delivered);
});

test('a status that is chosen while another is on its way comes after it, and is taken back to it', async () => {
  const id = putOrder();
  const user = await openPanel(LIST);
  const release = database.holdCommits();
  await choose(user, await menuOf(id, 'status'), orderStatusNames.shipped);
  await choose(user, await menuOf(id, 'status'), orderStatusNames.delivered);
  expect(await shown(id, 'status')).toBe(orderStatusNames.delivered);
  expect(order(id)['status']).toBe('confirmed');
  release();
  await waitFor(() => expect(order(id)['status']).toBe('delivered'));
  await screen.findByText(new RegExp(`«${orderStatusNames.delivered}»`));
  await user.click(
    (await toast(OPERATIONS['update-order-status'].done)).getByText(adminPartTexts.undo),
  );
  await waitFor(() => expect(order(id)['status']).toBe('shipped'));
});

test('a status that the arrows only pass by is not stored, and Esc leaves all as it was', async () => {
  const id = putOrder();
  const user = await openPanel(LIST);
  (await menuOf(id, 'payment')).focus();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(await shown(id, 'payment')).toBe(paymentStatusNames.paid);
  // anything stored on leaving the menu would precede this
  await choose(user, await menuOf(id, 'status'), orderStatusNames.shipped);
  await toast(OPERATIONS['update-order-status'].done);
  expect(order(id)).toMatchObject({ status: 'shipped', payment_status: 'paid' });
});

const pressUndo = (): boolean =>
  fireEvent.keyDown(document.activeElement!, { code: 'KeyZ', key: 'ئ', ctrlKey: true });

test('a status is taken back by the keyboard, but not while a question is open', async () => {
  const id = putOrder();
  const user = await openPanel(LIST);
  await choose(user, await menuOf(id, 'status'), orderStatusNames.shipped);
  await toast(OPERATIONS['update-order-status'].done);
  await choose(user, await menuOf(id, 'status'), orderStatusNames.cancelled);
  await dialog();
  pressUndo();
  await user.click((await dialog()).getByText(changeDialogTexts.keep));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(order(id)['status']).toBe('shipped');
  pressUndo();
  await toast(OPERATIONS['undo-order-change'].done);
  expect(order(id)['status']).toBe('confirmed');
});

describe('where money is at stake', () => {
  const CONFIRMED: readonly (readonly [string, Partial<Order>, Order['status'], RegExp])[] = [
    ['a paid order is cancelled', {}, 'cancelled', /299 درهم من طلب مدفوع تصير مستحقة للرد/],
    ['an unpaid one is sent', WAITS, 'shipped', /لم يُدفع ثمن طلب واحد: 299 درهم/],
    ['one is sent whose money was given back', { refunded_amount: 299 }, 'shipped', /أُعيد ثمن/],
  ];
  test.for(CONFIRMED)('it asks before %s', async ([, fields, to, warning]) => {
    const id = putOrder(fields);
    const { status } = order(id);
    const user = await openPanel(LIST);
    await choose(user, await menuOf(id, 'status'), orderStatusNames[to]);
    const question = await dialog();
    question.getByText(warning);
    await user.click(question.getByText(changeDialogTexts.keep));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(order(id)['status']).toBe(status);
    expect(await shown(id, 'status')).toBe(orderStatusNames[status as Order['status']]);
    await choose(user, await menuOf(id, 'status'), orderStatusNames[to]);
    await user.click((await dialog()).getByText(changeDialogTexts.confirm));
    await waitFor(() => expect(order(id)['status']).toBe(to));
  });

  test('what was paid while it was asked about stays as it is, and says so', async () => {
    const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
    const id = putOrder();
    const user = await openPanel(LIST);
    await choose(user, await menuOf(id, 'status'), orderStatusNames.cancelled);
    const question = await dialog();
    act(() => database.change(`orders/${id}`, { status: 'delivered', updated_at: new Date() }));
    await user.click(question.getByText(changeDialogTexts.confirm));
    (await toast(ERROR_TITLE)).getByText(ADMIN_REFUSALS['order-changed'](null));
    expect(failures.mock.calls.map(([what]) => String(what))).toEqual(['update-order-status:']);
    expect(order(id)['status']).toBe('delivered');
  });
});

describe('a payment by hand with an invoice', () => {
  const BY_HAND = { paid_at: null, invoice_number: 73, refunded_amount: 99 } as const;
  const pending = paymentStatusNames.pending;

  test('is not taken back before its credit note was read', async () => {
    const id = putOrder(BY_HAND);
    const user = await openPanel(LIST);
    await choose(user, await menuOf(id, 'payment'), pending);
    const question = await dialog();
    question.getByText(/INV-000073.*200 درهم/);
    await user.click(question.getByText(changeDialogTexts.keep));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await shown(id, 'payment')).toBe(paymentStatusNames.paid);
    expect(order(id)['payment_status']).toBe('paid');
    await choose(user, await menuOf(id, 'payment'), pending);
    await user.click((await dialog()).getByText(changeDialogTexts.confirm));
    await waitFor(() => expect(order(id)['payment_status']).toBe('pending'));
    const told = await toast(OPERATIONS['update-payment-status'].done);
    await user.click(told.getByText(adminPartTexts.undo));
    await waitFor(() => expect(order(id)['payment_status']).toBe('paid'));
  });

  test('that was issued since is not reversed by undo', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const id = putOrder(WAITS);
    const user = await openPanel(LIST);
    await choose(user, await menuOf(id, 'payment'), paymentStatusNames.paid);
    const told = await toast(OPERATIONS['update-payment-status'].done);
    act(() => database.change(`orders/${id}`, { invoice_number: 73 }));
    await user.click(told.getByText(adminPartTexts.undo));
    (await toast(ERROR_TITLE)).getByText(ADMIN_REFUSALS['order-invoiced']);
    expect(order(id)['payment_status']).toBe('paid');
  });

  test('whose invoice was credited wholly is taken back at once', async () => {
    const id = putOrder({ ...BY_HAND, refunded_amount: 299 });
    const user = await openPanel(LIST);
    await choose(user, await menuOf(id, 'payment'), pending);
    await waitFor(() => expect(order(id)['payment_status']).toBe('pending'));
  });
});

test('a change is taken back long after its toast, on another page of the panel', async () => {
  const id = putOrder();
  const user = await openPanel(LIST);
  await choose(user, await menuOf(id, 'status'), orderStatusNames.shipped);
  await toast(OPERATIONS['update-order-status'].done);
  await user.click(screen.getByLabelText(orderListTexts.viewOrder(orderNumber(id))));
  await screen.findByText(`الطلب ${orderNumber(id)}`);
  await user.click(await screen.findByText(visitChangesTexts.open(1)));
  const changes = await dialog(visitChangesTexts.title);
  await user.click(changes.getByText(adminPartTexts.undo));
  await waitFor(() => expect(order(id)['status']).toBe('confirmed'));
  await waitFor(() => expect(screen.queryByText(visitChangesTexts.open(1))).toBeNull());
});

test('a shipped order is not cancelled before what becomes of its pieces was read', async () => {
  const id = putOrder({ ...WAITS, status: 'shipped', stock_reserved: true });
  const user = await openPanel(LIST);
  await choose(user, await menuOf(id, 'status'), orderStatusNames.cancelled);
  const asked = await dialog();
  asked.getByText(/وتُعرض للبيع من الآن/);
  expect(order(id)['status']).toBe('shipped');
  await user.click(asked.getByText(changeDialogTexts.confirm));
  await waitFor(() => expect(order(id)['status']).toBe('cancelled'));
});
