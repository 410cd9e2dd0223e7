import { carrierNames } from '@ghar/domain/i18n/ar/carriers';
import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { creditNoteOf, invoiceOf } from '@ghar/domain/money/invoice';
import type { Message } from '@ghar/domain/messages/message';
import { SERVER_ACTOR, type Order, type OrderEvent } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { creditNotePath, invoicePath } from '@ghar/domain/paths';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { backend, result } from '../../../../testing/backend.ts';
import { database } from '../../../../testing/firestore.ts';
import { expectListed } from '../../../../testing/listed-orders.ts';
import { openPanel } from '../../../../testing/open-page.tsx';
import { choose, dialog, toast } from '../../../../testing/panel.ts';
import { putOrders } from '../../../../testing/put-orders.ts';
import { ADMIN, STAFF } from '../../../../testing/shop.ts';
import { visitChangesTexts } from '../../../i18n/ar/admin-order-changes.ts';
import { payLinkTexts } from '../../../i18n/ar/admin-order-entry.ts';
import { byName } from '../../../i18n/ar/admin-order-history.ts';
import {
  carrierTexts,
  checkPaymentTexts,
  orderInvoiceTexts,
  orderPageTexts as texts,
  orderStateTexts,
  putBackTexts,
  reviewReasonTexts,
  refundTexts,
  reviewTexts,
  savedTextTexts,
  shipDialogTexts,
} from '../../../i18n/ar/admin-order.ts';
import { messageStateNames, messageTexts } from '../../../i18n/ar/admin-messages.ts';
import { ADMIN_REFUSALS, ERROR_TITLE, OPERATIONS } from '../../../i18n/ar/admin-operations.ts';
import { orderListTexts } from '../../../i18n/ar/admin-orders.ts';
import { adminPartTexts, adminTexts, leaveTexts } from '../../../i18n/ar/admin.ts';
import { invoiceTexts } from '../../../i18n/ar/invoice.ts';
import { paperTexts } from '../../../i18n/ar/order-papers.ts';
import { orderStatusNames } from '../../../i18n/ar/status.ts';

const UNPAID = { status: 'pending', payment_status: 'pending', paid_at: null } as const;
const put = (fields: Partial<Order> = {}): string => putOrders([fields])[0]!;
const order = (id: string) => database.read(`orders/${id}`)!;
const colleague = (id: string, fields: Partial<Order>): void =>
  act(() => database.change(`orders/${id}`, { ...fields, updated_at: new Date() }));

let events = 0;
/** Adds to the history of an order what somebody did a minute after what is there. */
function putEvent(id: string, fields: Partial<OrderEvent>): void {
  const at = Date.now() - 600_000 + ++events * 1000;
  database.put(`orders/${id}/events/event${String(events).padStart(6, '0')}-0`, {
    from: null,
    to: null,
    actor: SERVER_ACTOR,
    note: null,
    created_at: new Date(at),
    ...fields,
  });
}

async function open(id: string): Promise<UserEvent> {
  const user = await openPanel(`/admin/orders/${id}`);
  await screen.findByText(texts.title(orderNumber(id)));
  await screen.findByText(texts.items);
  return user;
}

const note = (): HTMLElement => screen.getByLabelText(new RegExp(`^${texts.note}`));
const tracking = (): HTMLElement => screen.getByLabelText(new RegExp(`^${texts.tracking}`));
async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
const noDialog = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const printedAs = (spy: { mock: { calls: unknown[][] } }): string[] =>
  spy.mock.calls.map(([what]) => String(what));
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});

test('everything about an order stands on its page, as text', async () => {
  const name = '<b onclick="alert(1)">مريم</b>';
  const id = put({
    customer_name: name,
    customer_email: 'mariam@example.com',
    quantity: 2,
    total_amount: 598,
    payment_intent_id: 'intent-1',
  });
  await open(id);
  const main = within(screen.getByRole('main'));
  for (const text of [
    '+971501234567',
    'mariam@example.com',
    'الإمارات العربية المتحدة',
    'دبي',
    'شارع الوصل، فيلا 12',
    'صابون غار الطبيعي للشعر',
    '598 درهم',
    'intent-1',
    orderStateTexts.ready,
  ])
    main.getByText(text);
  expect(main.getByText(name).children).toHaveLength(0);
});

test.for(['.', ')', '،', '\u200f', '?x='])(
  'a link with %j behind it is the order’s',
  async (behind) => {
    const id = put();
    await openPanel(`/admin/orders/${id}${encodeURIComponent(behind)}`);
    await screen.findByText(texts.items);
    expect(screen.queryByText(texts.title(orderNumber(id)))).not.toBeNull();
  },
);

test.for(['unheardof', 'a%2Fb', '%20', 'a'.repeat(200)])(
  'there is no order %s, which is said, with a way to the list',
  async (id) => {
    const user = await openPanel(`/admin/orders/${id}`);
    await screen.findByText(texts.missingText);
    await user.click(screen.getByText(texts.toList));
    await waitFor(() => expect(location.pathname).toBe('/admin/orders'));
  },
);

test('its history says in sentences what happened, who did it, and keeps the details folded', async () => {
  const id = put();
  putEvent(id, { type: 'created', to: 'pending' });
  putEvent(id, { type: 'payment-opened', to: 'intent-1' });
  putEvent(id, {
    type: 'status-changed',
    from: 'confirmed',
    to: 'cancelled',
    actor: 'other',
    actor_email: STAFF.email,
  });
  putEvent(id, {
    type: 'status-changed',
    from: 'cancelled',
    to: 'confirmed',
    actor: ADMIN.uid,
    actor_email: ADMIN.email,
  });
  const user = await open(id);
  const history = screen.getByLabelText(texts.history);
  const entries = (): (string | null)[] =>
    within(history)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(entries()).toHaveLength(3));
  const [mine, theirs, placed] = entries();
  expect(mine).toContain('أعدت الطلب');
  expect(mine).not.toContain(ADMIN.email);
  expect(theirs).toContain(`أُلغي الطلب ${byName(STAFF.email.split('@')[0]!)}`);
  expect(theirs).toContain(STAFF.email);
  expect(placed).toContain('وصل الطلب');
  const details = within(history).getByText(texts.historyDetails, { exact: false });
  await user.click(details);
  expect(details.getAttribute('aria-expanded')).toBe('true');
  within(history).getByText('فُتحت صفحة الدفع للعميل');
  await user.click(details);
  expect(entries()).toHaveLength(3);
});

describe('what the merchant writes on it', () => {
  test('is saved where it is left, by its button and by the return key', async () => {
    const id = put();
    const user = await open(id);
    await write(user, note(), 'هدية، دون فاتورة');
    screen.getByText(savedTextTexts.unsaved);
    await user.tab();
    await screen.findByText(savedTextTexts.saved);
    expect(order(id)).toMatchObject({ merchant_note: 'هدية، دون فاتورة' });
    await write(user, tracking(), ' AE-00123 ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(order(id)['tracking_number']).toBe('AE-00123'));
    await user.clear(tracking());
    await user.click(await screen.findByText(savedTextTexts.save));
    await waitFor(() => expect(order(id)['tracking_number']).toBeNull());
  });

  test('is saved where it is left while what was written before is still on its way', async () => {
    const id = put();
    const user = await open(id);
    const arrive = database.holdCommits();
    await write(user, note(), 'هدية');
    await user.tab();
    await write(user, note(), 'هدية لأمي');
    await user.tab();
    expect(order(id)['merchant_note']).toBeNull();
    arrive();
    await waitFor(() => expect(order(id)['merchant_note']).toBe('هدية لأمي'));
    await screen.findByText(savedTextTexts.saved);
  });

  test('stays where it cannot be saved, and is saved by another try', async () => {
    const failures = silence();
    const id = put();
    const user = await open(id);
    database.refuseCommits('permission-denied');
    await write(user, tracking(), 'AE-1');
    await user.tab();
    await screen.findByText(savedTextTexts.failed);
    (await toast(ERROR_TITLE)).getByText(new RegExp(OPERATIONS['save-tracking-number'].failed));
    expect(printedAs(failures)).toEqual(['save-tracking-number:']);
    expect(tracking()).toHaveProperty('value', 'AE-1');
    database.refuseCommits(null);
    await user.click(screen.getByText(savedTextTexts.save));
    await screen.findByText(savedTextTexts.saved);
    expect(order(id)).toMatchObject({ tracking_number: 'AE-1' });
  });

  test('does not go over what somebody else has written meanwhile, unless it is meant to', async () => {
    const id = put({ merchant_note: 'قديم' });
    const user = await open(id);
    await write(user, note(), 'نصّي');
    colleague(id, { merchant_note: 'نص زميلي' });
    await screen.findByText(savedTextTexts.stored('نص زميلي'));
    await user.tab();
    // anything stored on leaving the field would precede this
    await write(user, tracking(), 'AE-1');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(order(id)['tracking_number']).toBe('AE-1'));
    expect(note()).toHaveProperty('value', 'نصّي');
    expect(order(id)).toMatchObject({ merchant_note: 'نص زميلي' });
    await user.click(screen.getByText(savedTextTexts.save));
    await waitFor(() => expect(order(id)['merchant_note']).toBe('نصّي'));
  });

  test('is refused where somebody else writes in the same moment, who is named', async () => {
    const failures = silence();
    const id = put({ merchant_note: 'قديم' });
    putEvent(id, {
      type: 'note-changed',
      actor: 'other',
      actor_email: STAFF.email,
      to: 'نص زميلي',
    });
    const user = await open(id);
    database.beforeNextCommit(() =>
      database.change(`orders/${id}`, { merchant_note: 'نص زميلي', updated_by: 'other' }),
    );
    await write(user, note(), 'نصّي');
    await user.tab();
    (await toast(ERROR_TITLE)).getByText(
      ADMIN_REFUSALS['order-text-changed'](STAFF.email.split('@')[0]!),
    );
    expect(printedAs(failures)).toEqual(['save-order-note:']);
    expect(order(id)).toMatchObject({ merchant_note: 'نص زميلي' });
    expect(note()).toHaveProperty('value', 'نصّي');
  });

  test('is saved before its page is left', async () => {
    const id = put();
    const user = await open(id);
    await write(user, note(), 'هدية');
    await user.click(
      within(screen.getByLabelText(adminTexts.nav)).getByText(adminTexts.sections.products),
    );
    await waitFor(() => expect(location.pathname).toBe('/admin/products'));
    expect(order(id)).toMatchObject({ merchant_note: 'هدية' });
  });

  test('is asked about where it cannot be saved as its page is left', async () => {
    silence();
    const id = put();
    const user = await open(id);
    database.refuseCommits('permission-denied');
    await write(user, tracking(), 'AE-1');
    const leave = (): Promise<void> =>
      user.click(
        within(screen.getByLabelText(adminTexts.nav)).getByText(adminTexts.sections.products),
      );
    await leave();
    await user.click((await dialog(leaveTexts.title)).getByText(leaveTexts.stay));
    await noDialog();
    expect(tracking()).toHaveProperty('value', 'AE-1');
    screen.getByText(texts.title(orderNumber(id)));
    await leave();
    await user.click((await dialog(leaveTexts.title)).getByText(leaveTexts.leave));
    await waitFor(() => expect(screen.queryByText(texts.title(orderNumber(id)))).toBeNull());
  });
});

test('the customer is a step away on WhatsApp, with words that fit', async () => {
  const id = put({ status: 'shipped', tracking_number: 'AE-00123' });
  await open(id);
  const chat = (): HTMLAnchorElement => screen.getByLabelText(texts.whatsapp);
  const address = new URL(chat().href);
  expect(address.origin + address.pathname).toBe('https://wa.me/971501234567');
  expect(address.searchParams.get('text')).toContain('AE-00123');
  expect(address.searchParams.get('text')).toContain(orderNumber(id));
  expect(chat().rel).toContain('noopener');
  colleague(id, { status: 'delivered' });
  await waitFor(() => expect(decodeURIComponent(chat().href)).toContain('نتمنى أن يعجبك'));
});

test('of a customer who has ordered before, all orders are a step away', async () => {
  const customer_phone = '+966512345678';
  const [id, earlier] = putOrders([{ customer_phone }, { customer_phone }, {}]) as [string, string];
  const user = await open(id);
  await user.click(await screen.findByText('طلبان'));
  await expectListed([id, earlier]);
  expect(location.pathname).toBe('/admin/orders');
});

describe('an order that needs a person', () => {
  test('is told of before all else, until somebody has looked at it', async () => {
    const id = put({ payment_needs_review: true, payment_status: 'pending' });
    const user = await open(id);
    await screen.findByText(texts.review);
    await user.click(screen.getByText(texts.reviewed));
    await user.click((await dialog(reviewTexts.title)).getByText(adminPartTexts.cancel));
    await noDialog();
    expect(order(id)).toMatchObject({ payment_needs_review: true });
    await user.click(screen.getByText(texts.reviewed));
    await user.click((await dialog(reviewTexts.title)).getByText(reviewTexts.confirm));
    await toast(OPERATIONS['review-payment'].done);
    expect(screen.queryByText(texts.review)).toBeNull();
    expect(order(id)).toMatchObject({
      payment_needs_review: false,
      payment_status: 'pending',
      updated_by: ADMIN.uid,
    });
  });

  test.for(['stock-short', 'paid-though-cancelled'] as const)('says why: %s', async (reason) => {
    const id = put({ payment_needs_review: true });
    putEvent(id, { type: reason, to: 'payment' });
    await open(id);
    const alert = (await screen.findByText(texts.review)).closest('[role=alert]')!;
    await waitFor(() => expect(alert.textContent).toContain(reviewReasonTexts[reason]));
  });

  test('tells that a card payment replaced the one by hand, and how much, and offers no refund of it', async () => {
    const id = put({ payment_needs_review: true });
    const note = `20000 ${CHARGE_CURRENCY}`;
    putEvent(id, { type: 'payment-by-hand-replaced', to: 'pi_card', note });
    await open(id);
    const alert = (await screen.findByText(texts.review)).closest('[role=alert]')!;
    await waitFor(() =>
      expect(alert.textContent).toContain(reviewReasonTexts['payment-by-hand-replaced']),
    );
    expect(alert.textContent).toContain('200 درهم');
    expect(alert.textContent).not.toContain('pi_card');
    expect(alert.textContent).not.toContain(texts.items);
  });

  test('tells a payment of another amount with the number to look it up by', async () => {
    const id = put({ payment_needs_review: true });
    putEvent(id, {
      type: 'payment-mismatch',
      to: 'pi_other_amount',
      note: `12000 ${CHARGE_CURRENCY}`,
    });
    await open(id);
    const alert = (await screen.findByText(texts.review)).closest('[role=alert]')!;
    await waitFor(() => expect(alert.textContent).toContain('pi_other_amount'));
    expect(alert.textContent).toContain('(120 درهم)');
  });

  test('is put back to what the provider says with one tap', async () => {
    const paid_at = new Date();
    const id = put({ payment_status: 'failed', payment_needs_review: true, paid_at });
    const user = await open(id);
    await user.click(await screen.findByText(putBackTexts['unpaid-by-hand']));
    await toast(OPERATIONS['update-payment-status'].done);
    expect(order(id)).toMatchObject({ payment_status: 'paid', payment_needs_review: false });
    expect(screen.queryByText(texts.review)).toBeNull();
  });
});

test.for(['pending', 'paid', 'failed'] as const)(
  'the provider is asked about a payment, which is %s',
  async (payment_status) => {
    const id = put({ ...UNPAID, payment_intent_id: 'intent' });
    backend.on('updateOrderPaymentStatus', () => result({ success: true, payment_status }));
    const user = await open(id);
    await user.click(screen.getByText(checkPaymentTexts.look));
    await screen.findByText(checkPaymentTexts.found[payment_status]);
    expect(backend.inputs('updateOrderPaymentStatus')).toEqual([{ order_id_param: id }]);
    colleague(id, { payment_status: 'paid', paid_at: new Date() });
    await waitFor(() => expect(screen.queryByText(checkPaymentTexts.look)).toBeNull());
  },
);

test('an unpaid order leads to the one that took its place, and asks nobody to pay', async () => {
  const unpaid = { ...UNPAID, payment_status: 'failed' } as const;
  const later = put(unpaid);
  const former = put({ ...unpaid, replaced_by: later });
  const user = await open(former);
  screen.getByText(orderStateTexts.replaced, { exact: false });
  expect(screen.queryByText(payLinkTexts.copy)).toBeNull();
  await user.click(screen.getByText(orderNumber(later)));
  await screen.findByText(texts.title(orderNumber(later)));
  await screen.findByText(payLinkTexts.copy);
});

test('of two paid orders of one form it says what to do, and leads to the other', async () => {
  const other = put({});
  const id = put({ payment_needs_review: true, replaced_by: other });
  database.put(`orders/${id}/events/twice`, {
    type: 'paid-though-replaced',
    actor: 'server',
    created_at: new Date(),
  });
  const user = await open(id);
  const alert = (await screen.findByText(texts.review)).closest('[role=alert]')!;
  await waitFor(() =>
    expect(alert.textContent).toContain(reviewReasonTexts['paid-though-replaced']),
  );
  await user.click(screen.getByText(orderNumber(other)));
  await screen.findByText(texts.title(orderNumber(other)));
});

test('a cancelled order is owed only what is not at the provider yet', async () => {
  const id = put({ status: 'cancelled', refunding_amount: 199 });
  await open(id);
  const amountOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  screen.getByText(orderStateTexts.owed);
  expect([amountOf(refundTexts.refunding), amountOf(refundTexts.owed)]).toEqual([
    '199 درهم',
    '100 درهم',
  ]);
  colleague(id, { refunding_amount: 299 });
  await screen.findByText(orderStateTexts.refunding);
  expect(amountOf(refundTexts.refunding)).toBe('299 درهم');
  for (const text of [orderStateTexts.owed, refundTexts.owed, refundTexts.owedText])
    expect(screen.queryByText(text)).toBeNull();
});

describe('a message about it', () => {
  const putMessage = (id: string, fields: Partial<Message>): void =>
    database.put(`messages/${id}`, {
      order_id: id,
      channel: 'whatsapp',
      to: '+971501234567',
      locale: 'ar',
      params: {},
      state: 'queued',
      attempts: 0,
      next_attempt_at: null,
      provider_id: null,
      error: null,
      created_at: new Date(),
      ...fields,
    });

  test('that is no longer true is told as one that will not be sent', async () => {
    const id = put({ status: 'delivered' });
    putMessage(id, { kind: 'delivered', next_attempt_at: new Date(Date.now() + 60_000_000) });
    await open(id);
    const messages = within(await screen.findByRole('region', { name: messageTexts.heading }));
    messages.getByText(messageStateNames.queued);
    colleague(id, { status: 'shipped' });
    await messages.findByText(messageStateNames.withdrawn);
    expect(messages.queryByText(messageStateNames.queued)).toBeNull();
  });

  test('that went to a phone that was corrected since is sent to the new one', async () => {
    const id = put({ customer_phone: '+971501112244' });
    putMessage(id, {
      kind: 'payment-confirmed',
      state: 'delivered',
      params: { name: 'مريم', order_number: orderNumber(id), amount: '299 درهم' },
    });
    backend.on('resendMessage', () => {
      database.change(`messages/${id}`, { to: '+971501112244', state: 'sent' });
      return result({ success: true });
    });
    const user = await open(id);
    await screen.findByText(messageTexts.sentElsewhere);
    await user.click(screen.getByText(messageTexts.resend));
    await user.click((await dialog()).getByText(messageTexts.resend));
    await noDialog();
    expect(backend.inputs('resendMessage')).toEqual([{ message_id: id }]);
    await waitFor(() => expect(screen.queryByText(messageTexts.sentElsewhere)).toBeNull());
    expect(screen.queryByText(messageTexts.resend)).toBeNull();
  });
});

describe('the next step', () => {
  const step = (status: keyof typeof texts.nextStep): HTMLElement =>
    screen.getByText(texts.nextStep[status], { selector: 'button' });
  const anyStep = (): HTMLElement | null =>
    screen.queryByText((text) => Object.values(texts.nextStep).includes(text), {
      selector: 'button',
    });
  const ship = async (user: UserEvent) => {
    await user.click(step('shipped'));
    const asked = await dialog(shipDialogTexts.title);
    const carrier = (): HTMLElement => asked.getByRole('combobox');
    return { asked, field: asked.getByRole('textbox'), carrier };
  };
  const ARAMEX = carrierNames.aramex;

  test('is one button, and ships with the tracking number, which is one change', async () => {
    const id = put({ status: 'pending' });
    const user = await open(id);
    await user.click(step('confirmed'));
    await waitFor(() => step('shipped'));
    const { asked, field, carrier } = await ship(user);
    await choose(user, carrier(), ARAMEX);
    await user.type(field, ' AE-00123 ');
    await user.click(asked.getByText(shipDialogTexts.ship));
    const told = await toast(OPERATIONS['update-order-status'].done);
    await noDialog();
    expect(order(id)).toMatchObject({
      status: 'shipped',
      tracking_number: 'AE-00123',
      carrier: 'aramex',
    });
    await user.click(told.getByText(adminPartTexts.undo));
    await toast(OPERATIONS['undo-order-change'].done);
    expect(order(id)).toMatchObject({ status: 'confirmed', tracking_number: null });
    const again = await ship(user);
    again.asked.getByText(shipDialogTexts.told(false));
    await user.click(again.asked.getByText(shipDialogTexts.shipWithout));
    await waitFor(() => expect(order(id)['status']).toBe('shipped'));
    await user.click(await screen.findByText(texts.nextStep.delivered));
    await waitFor(() => expect(order(id)['status']).toBe('delivered'));
    await waitFor(() => expect(anyStep()).toBeNull());
  });

  test.for([
    ['waits for its payment', UNPAID],
    ['is a test', { payment_test: true }],
    ['needs a person', { payment_needs_review: true }],
    ['is cancelled', { status: 'cancelled' }],
    ['was given back', { refunded_amount: 299 }],
  ] as const)('is none for an order that %s', async ([, fields]) => {
    await open(put(fields));
    screen.getByLabelText(texts.printSlip);
    expect(anyStep()).toBeNull();
  });

  test('is taken once by a double press', async () => {
    const id = put({ status: 'pending' });
    const user = await open(id);
    const confirm = step('confirmed');
    // two presses before the next render
    act(() => {
      confirm.click();
      confirm.click();
    });
    await screen.findByText(visitChangesTexts.open(1));
    await waitFor(() => step('shipped'));
    expect(order(id)['status']).toBe('confirmed');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.dblClick(step('shipped'));
    const asked = await dialog(shipDialogTexts.title);
    await user.dblClick(asked.getByText(shipDialogTexts.shipWithout));
    await screen.findByText(visitChangesTexts.open(2));
    expect(order(id)['status']).toBe('shipped');
  });

  test('keeps what was typed where it fails, says so there, and asks before it is lost', async () => {
    const failures = silence();
    const id = put();
    const user = await open(id);
    const { asked, field, carrier } = await ship(user);
    await choose(user, carrier(), carrierTexts.none);
    await user.type(field, 'AE-1');
    database.refuseCommits('unavailable');
    await user.click(asked.getByText(shipDialogTexts.ship));
    const alert = await asked.findByRole('alert');
    expect(alert.textContent).toContain(OPERATIONS['update-order-status'].failed);
    expect(printedAs(failures)).toEqual(['update-order-status:']);
    for (const leave of [
      () => user.keyboard('{Escape}'),
      () => user.click(asked.getByLabelText(adminPartTexts.close)),
    ]) {
      await leave();
      await user.click((await dialog(leaveTexts.title)).getByText(leaveTexts.stay));
      await waitFor(() => expect(screen.queryByText(leaveTexts.title)).toBeNull());
    }
    expect(field).toHaveProperty('value', 'AE-1');
    database.refuseCommits(null);
    await user.click(asked.getByText(shipDialogTexts.ship));
    await noDialog();
    expect(order(id)).toMatchObject({ status: 'shipped', tracking_number: 'AE-1' });
  });

  test('asks for the carrier of a number, which may be none', async () => {
    const id = put();
    const user = await open(id);
    const { asked, field, carrier } = await ship(user);
    await user.type(field, 'AE-1');
    await user.click(asked.getByText(shipDialogTexts.ship));
    asked.getByText(carrierTexts.missing);
    expect(document.activeElement).toBe(carrier());
    expect(order(id)).toMatchObject({ status: 'confirmed' });
    await choose(user, carrier(), carrierTexts.none);
    await user.click(asked.getByText(shipDialogTexts.ship));
    await noDialog();
    expect(order(id)).toMatchObject({ status: 'shipped', tracking_number: 'AE-1', carrier: null });
  });

  test.for([{}, { status: 'shipped' }] as const)(
    'says which parcel a colleague has stored before it is replaced: %j',
    async (theirs) => {
      const id = put();
      const user = await open(id);
      const { asked, field, carrier } = await ship(user);
      await choose(user, carrier(), ARAMEX);
      await user.type(field, 'MINE-1');
      colleague(id, { ...theirs, tracking_number: 'THEIRS-2', carrier: 'dhl' });
      await asked.findByText(shipDialogTexts.overtaken('THEIRS-2'));
      asked.getByText(shipDialogTexts.carrierOvertaken('dhl'));
      const { ship: ships, save } = shipDialogTexts;
      await user.click(asked.getByText('status' in theirs ? save : ships));
      await noDialog();
      expect(order(id)).toMatchObject({
        status: 'shipped',
        tracking_number: 'MINE-1',
        carrier: 'aramex',
      });
    },
  );

  test('leaves a parcel that a colleague has shipped as it is where nothing was entered', async () => {
    const id = put();
    const user = await open(id);
    const { asked } = await ship(user);
    colleague(id, { status: 'shipped', tracking_number: 'THEIRS-2', carrier: 'dhl' });
    await asked.findByText(shipDialogTexts.shipped);
    await user.click(asked.getByText(shipDialogTexts.save));
    await noDialog();
    expect(order(id)).toMatchObject({ tracking_number: 'THEIRS-2', carrier: 'dhl' });
  });

  test('is refused where a colleague was faster, who is named', async () => {
    const failures = silence();
    const id = put();
    const user = await open(id);
    const { asked } = await ship(user);
    putEvent(id, {
      type: 'status-changed',
      from: 'confirmed',
      to: 'delivered',
      actor: 'other',
      actor_email: STAFF.email,
    });
    colleague(id, { status: 'delivered', updated_by: 'other' });
    await user.click(asked.getByText(shipDialogTexts.shipWithout));
    const alert = await asked.findByRole('alert');
    expect(alert.textContent).toBe(ADMIN_REFUSALS['order-changed'](STAFF.email.split('@')[0]!));
    expect(printedAs(failures)).toEqual(['update-order-status:']);
    expect(order(id)).toMatchObject({ status: 'delivered' });
  });
});

test('a sent order that was not paid is paid by one tap, which is taken back by another', async () => {
  const id = put({ ...UNPAID, status: 'shipped' });
  const user = await open(id);
  screen.getByText(texts.unpaidText);
  await user.click(screen.getByText(texts.received));
  const told = await toast(OPERATIONS['update-payment-status'].done);
  expect(order(id)).toMatchObject({ status: 'shipped', payment_status: 'paid' });
  await waitFor(() => expect(screen.queryByText(texts.received)).toBeNull());
  await user.click(told.getByText(adminPartTexts.undo));
  await screen.findByText(texts.received);
  expect(order(id)).toMatchObject({ payment_status: 'pending' });
});

test('an order paid by hand has no number until its invoice is asked for', async () => {
  const id = put({ paid_at: null, invoice_number: null });
  backend.on('issueInvoice', () => {
    database.change(`orders/${id}`, { invoice_number: 7, updated_at: new Date() });
    return result({ invoice_number: 'INV-000007' });
  });
  const user = await open(id);
  await user.click(screen.getByText(orderInvoiceTexts.issue));
  const asked = await dialog(orderInvoiceTexts.title);
  expect(backend.inputs('issueInvoice')).toEqual([]);
  await user.click(asked.getByText(orderInvoiceTexts.issue));
  await toast(OPERATIONS['issue-invoice'].done);
  await noDialog();
  expect(backend.inputs('issueInvoice')).toEqual([{ order_id_param: id }]);
  await screen.findByText('INV-000007');
  expect(screen.queryByText(orderInvoiceTexts.issue)).toBeNull();
});

describe('what is printed', () => {
  const SELLER = {
    legal_name: 'غار للتجارة',
    address: 'شارع الوصل، دبي',
    licence: 'CN-1',
    tax_number: '100123456700003',
    country: 'ae',
  } as const;
  const SOLD = { quantity: 2, total_amount: 598 } as const;
  const at = new Date('2026-11-01T08:00:00Z');

  /** Prints a paper of an order; answers what each sheet says. */
  async function printed(id: string, paper: 'printInvoice' | 'printSlip'): Promise<string[]> {
    let sheets: string[] = [];
    vi.stubGlobal('print', () => {
      sheets = [...document.querySelectorAll('article')].map((sheet) => sheet.textContent);
    });
    const user = await open(id);
    await user.click(screen.getByLabelText(texts[paper]));
    await waitFor(() => expect(sheets).not.toEqual([]));
    return sheets;
  }
  const expectParts = (text: string | undefined, parts: readonly string[]): void => {
    for (const part of parts) expect(text).toContain(part);
  };
  const { titles, payment } = invoiceTexts;

  test('is a tax invoice with its credit note, as the books have it', async () => {
    const id = put({ ...SOLD, invoice_number: 7 });
    const invoice = invoiceOf({ id, country: 'ae', total_amount: 598 }, SELLER, at);
    const credit = creditNoteOf({ ...invoice, number: 7 }, { id: 'refund', amount: 100 }, at)!;
    database.put(invoicePath(7), { ...invoice, credited: 100 });
    database.put(creditNotePath(3), credit);
    const [bill, note, ...others] = await printed(id, 'printInvoice');
    expect(others).toEqual([]);
    expectParts(bill, [titles.tax, 'INV-000007', 'غار للتجارة', 'CN-1', SELLER.tax_number]);
    expectParts(bill, [
      'مريم الهاشمي',
      '299.00',
      '569.52',
      '28.48',
      '598.00',
      'CN-000003',
      '498.00',
    ]);
    expectParts(bill, ['بالبطاقة', 'Tax invoice', 'VAT 5%', 'Total including VAT', 'Paid by card']);
    expectParts(note, ['Tax credit note']);
    expectParts(note, [titles.taxCreditNote, 'CN-000003', 'INV-000007', '100.00', '4.77']);
  });

  test('names no tax of a seller without a number, nor a card of what was cancelled', async () => {
    const id = put({ ...SOLD, invoice_number: 8, status: 'cancelled' });
    const seller = { ...SELLER, tax_number: '' };
    database.put(invoicePath(8), invoiceOf({ id, country: 'ae', total_amount: 598 }, seller, at));
    const [bill] = await printed(id, 'printInvoice');
    expectParts(bill, [titles.invoice, 'INV-000008', '598.00', payment.cancelled]);
    for (const part of ['ضريب', 'VAT', 'Tax', 'بالبطاقة', 'by card'])
      expect(bill).not.toContain(part);
  });

  test('is a proforma by what the shop says now where there is no invoice', async () => {
    database.change('site_content/about', { content: { legal_name: 'الاسم الجديد' } });
    const [bill] = await printed(
      put({ ...SOLD, payment_test: true, paid_at: null }),
      'printInvoice',
    );
    expectParts(bill, [titles.proforma, 'الاسم الجديد', payment['paid-by-hand']]);
    for (const part of ['INV', 'بالبطاقة']) expect(bill).not.toContain(part);
  });

  test('has the tax of a seller abroad in its currency too', async () => {
    const id = put({ ...SOLD, country: 'sa', invoice_number: 9 });
    const seller = { ...SELLER, country: 'sa' } as const;
    database.put(invoicePath(9), invoiceOf({ id, country: 'sa', total_amount: 598 }, seller, at));
    const [bill] = await printed(id, 'printInvoice');
    expectParts(bill, ['78.00', 'الريال السعودي', '1.02110', '79.65']);
    expect(bill).not.toContain(titles.tax);
  });

  test('goes with the parcel, with no price', async () => {
    const id = put({
      ...SOLD,
      tracking_number: '34529871206',
      carrier: 'aramex',
      country: 'sa',
      national_address: 'RRRD2929',
      merchant_note: 'اتصل أولاً',
    });
    const [slip] = await printed(id, 'printSlip');
    expectParts(slip, ['مريم الهاشمي', 'شارع الوصل، فيلا 12', '+971501234567', '34529871206']);
    expectParts(slip, ['أرامكس', 'RRRD2929', 'اتصل أولاً']);
    expect(slip).not.toContain('598');
    screen.getByLabelText(paperTexts.barcode);
  });
});

test('a status is chosen on it too, and the courier, and both are taken back', async () => {
  const id = put({ status: 'shipped', tracking_number: '34529871206', carrier: 'aramex' });
  const user = await open(id);
  expect(screen.getByText(texts.track)).toHaveProperty(
    'href',
    'https://www.aramex.com/track/results?ShipmentNumber=34529871206',
  );
  const parcel = within(screen.getByLabelText(texts.parcel));
  await choose(user, parcel.getByRole('combobox'), 'شركة أخرى…');
  const naming = await dialog('شركة شحن أخرى');
  await user.click(naming.getByText('اخترها'));
  naming.getByText('اكتب اسم الشركة');
  await user.type(naming.getByRole('textbox'), 'ناقل الحي');
  await user.click(naming.getByText('اخترها'));
  await waitFor(() => expect(order(id)).toMatchObject({ carrier: 'ناقل الحي' }));
  await waitFor(() => expect(screen.queryByText(texts.track)).toBeNull());
  await user.click((await toast(OPERATIONS['save-parcel'].done)).getByText(adminPartTexts.undo));
  await waitFor(() => expect(order(id)).toMatchObject({ carrier: 'aramex' }));
  const status = screen.getByLabelText(orderListTexts.statusOf(orderNumber(id)));
  await choose(user, status, orderStatusNames.delivered);
  await waitFor(() => expect(order(id)).toMatchObject({ status: 'delivered' }));
});

describe('what a spreadsheet has made of a tracking number', () => {
  test('is not stored on the page of its order, which says why', async () => {
    const id = put({ status: 'shipped', tracking_number: 'AE-00123' });
    const user = await open(id);
    await write(user, tracking(), '3.45299E+10');
    expect(tracking().getAttribute('aria-invalid')).toBe('true');
    screen.getByText(carrierTexts.reasons.rounded);
    await user.tab();
    screen.getByText(savedTextTexts.unsaved);
    expect(order(id)).toMatchObject({ tracking_number: 'AE-00123' });

    await write(user, tracking(), '="0034529"');
    await user.tab();
    await waitFor(() => expect(order(id)).toMatchObject({ tracking_number: '0034529' }));
  });

  test('is typed on while it is being stored in another spelling, and is no conflict with oneself', async () => {
    const id = put({ status: 'shipped' });
    const user = await open(id);
    const arrive = database.holdCommits();
    await write(user, tracking(), '="0034529"');
    await user.keyboard('{Enter}');
    await write(user, tracking(), '="00345291"');
    arrive();
    await waitFor(() => expect(order(id)).toMatchObject({ tracking_number: '0034529' }));
    await user.tab();
    await waitFor(() => expect(order(id)).toMatchObject({ tracking_number: '00345291' }));
  });

  test('is not sent with a parcel', async () => {
    const id = put({ status: 'confirmed' });
    const user = await open(id);
    await user.click(screen.getByText(texts.nextStep.shipped, { selector: 'button' }));
    const asked = await dialog(shipDialogTexts.title);
    const field = asked.getByLabelText(new RegExp(`^${texts.tracking}`));
    await write(user, field, '#N/A');
    asked.getByText(carrierTexts.reasons.formula);
    await user.click(asked.getByText(shipDialogTexts.ship));
    expect(document.activeElement).toBe(field);
    expect(order(id)).toMatchObject({ status: 'confirmed' });
  });
});
