import type { Order } from '@ghar/domain/order/order';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { database } from '../../../../testing/firestore.ts';
import { openPanel } from '../../../../testing/open-page.tsx';
import { ON_DELIVERY } from '../../../../testing/orders.ts';
import { dialog, toast } from '../../../../testing/panel.ts';
import { putOrders } from '../../../../testing/put-orders.ts';
import { HELPER } from '../../../../testing/shop.ts';
import { chooseSlipFormat } from '../../../components/admin/slip-format.ts';
import { changeDialogTexts, collectionTexts } from '../../../i18n/ar/admin-order-changes.ts';
import { payLinkTexts } from '../../../i18n/ar/admin-order-entry.ts';
import {
  cashEndTexts,
  orderPageTexts as texts,
  orderStateTexts,
} from '../../../i18n/ar/admin-order.ts';
import { ADMIN_REFUSALS, ERROR_TITLE, OPERATIONS } from '../../../i18n/ar/admin-operations.ts';
import { adminPartTexts } from '../../../i18n/ar/admin.ts';
import { formats } from '../../../i18n/ar/formats.ts';
import { invoiceTexts } from '../../../i18n/ar/invoice.ts';
import { orderTexts } from '../../../i18n/ar/order-page.ts';
import { paperTexts } from '../../../i18n/ar/order-papers.ts';
import { paymentMethodNames } from '../../../i18n/ar/status.ts';

const NOW = new Date();
const READY = { ...ON_DELIVERY, status: 'confirmed' } as const;
const SENT = { ...ON_DELIVERY, status: 'shipped', shipped_at: NOW } as const;
/** Its customer chose a card after all. */
const TURNED = {
  ...READY,
  payment_method: 'card',
  fee_if_cash: 10,
  cash_fee: 0,
  total_amount: 299,
} as const;
const DELIVERED = { ...SENT, status: 'delivered', delivered_at: NOW } as const;
const REFUSED = { ...SENT, status: 'cancelled' } as const;

const put = (fields: Partial<Order>): string => putOrders([fields])[0]!;
const order = (id: string) => database.read(`orders/${id}`)!;
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const factOf = (name: string): string | null =>
  screen.queryByText(name)?.parentElement?.textContent ?? null;

async function open(id: string, as?: typeof HELPER): Promise<UserEvent> {
  const user = await openPanel(`/admin/orders/${id}`, as);
  await screen.findByText(texts.items);
  return user;
}

describe('what the page says of an order that is paid on delivery', () => {
  test('the method, the fee and what is to be collected, and no payment link', async () => {
    await open(put(READY));
    expect(factOf(texts.method)).toContain(paymentMethodNames.cash);
    expect(factOf(texts.cashFee)).toContain(formats.charge(10));
    expect(factOf(texts.collect)).toContain(formats.charge(309));
    screen.getByText(orderStateTexts['cash-ready']);
    screen.getByText(payLinkTexts.copyPage);
    expect(screen.queryByText(payLinkTexts.copy)).toBeNull();
  });

  test.for<[string, Partial<Order>, string | null]>([
    [
      'nobody yet, and until when',
      { ...ON_DELIVERY, confirm_by: NOW },
      texts.confirmBy(formats.minute(NOW)),
    ],
    [
      'the customer',
      { ...READY, confirmed_by_customer_at: NOW },
      texts.confirmedBy.customer(formats.minute(NOW)),
    ],
    ['the merchant', READY, texts.confirmedBy.shop],
    ['the merchant, of a sent one', SENT, texts.confirmedBy.shop],
    ['nobody at all', { ...ON_DELIVERY, status: 'cancelled' }, null],
  ])('who confirmed it: %s', async ([, fields, said]) => {
    await open(put(fields));
    expect(factOf(texts.confirmation)).toBe(said && texts.confirmation + said);
  });

  test.for<[number | undefined, string | null]>([
    [2, texts.refusals + texts.refusedBefore(2)],
    [undefined, null],
  ])('how many parcels its phone has refused before: %s', async ([earlier_refusals, said]) => {
    await open(put({ ...ON_DELIVERY, ...(earlier_refusals && { earlier_refusals }) }));
    expect(factOf(texts.refusals)).toBe(said);
  });

  test.for(['cash-unconfirmed', 'cash-not-collected'] as const)(
    'why it ended: %s',
    async (payment_failure) => {
      await open(put({ ...ON_DELIVERY, payment_status: 'failed', payment_failure }));
      screen.getByText(cashEndTexts[payment_failure]);
      expect(factOf(texts.collect)).toBeNull();
    },
  );

  test.for<[string, Partial<Order>, boolean]>([
    ['paid by card instead', { ...TURNED, payment_status: 'paid', paid_at: NOW }, true],
    ['paid another way', { ...READY, payment_status: 'paid' }, true],
    ['being paid by card', TURNED, false],
    ['that is on its way', { ...TURNED, status: 'shipped', payment_status: 'paid' }, false],
    ['to be paid at the door', READY, false],
    ['of a card from the start', { status: 'confirmed' }, false],
  ])('a label that was printed before is printed again: of one %s', async ([, fields, isSaid]) => {
    await open(put(fields));
    expect(screen.queryByText(texts.printAgain) !== null).toBe(isSaid);
  });

  test('nothing is to be collected of a refused one, or once it was', async () => {
    await open(put(REFUSED));
    screen.getByText(orderStateTexts['coming-back']);
    expect(factOf(texts.collect)).toBeNull();
  });
});

describe('the next step of an order that is paid on delivery', () => {
  test('from its confirmation by phone to its delivery', async () => {
    const id = put(ON_DELIVERY);
    const user = await open(id);
    await user.click(button(texts.nextStep.confirmed));
    await waitFor(() => expect(order(id)['status']).toBe('confirmed'));
    await screen.findByText(texts.nextStep.shipped);
    // without a word about an unpaid parcel
    act(() => database.change(`orders/${id}`, { ...SENT, updated_at: new Date() }));
    await user.click(await screen.findByText(texts.nextStep.delivered));
    await waitFor(() => expect(order(id)['status']).toBe('delivered'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(order(id)['payment_status']).toBe('pending');
  });

  test('that its cash came is recorded once its amount is agreed to, which only a credit note takes back', async () => {
    const id = put(DELIVERED);
    const user = await open(id);
    screen.getByText(orderStateTexts['to-collect']);
    // said once
    expect(screen.queryByText(texts.received)).toBeNull();
    await user.click(button(texts.nextStep.collected));
    const asked = await dialog();
    asked.getByText(collectionTexts.title(formats.charge(309)));
    expect(order(id)['payment_status']).toBe('pending');
    await user.click(asked.getByText(texts.nextStep.collected));
    const told = await toast(OPERATIONS['update-payment-status'].done);
    expect(order(id)).toMatchObject({ payment_status: 'paid', status: 'delivered' });
    expect(told.queryByText(adminPartTexts.undo)).toBeNull();
  });

  test('the cash of one on its way can be recorded too: the merchant may deliver herself', async () => {
    const id = put(SENT);
    const user = await open(id);
    await user.click(button(texts.received));
    await user.click((await dialog()).getByText(texts.nextStep.collected));
    await waitFor(() => expect(order(id)['payment_status']).toBe('paid'));
    // who has paid at the door has it
    expect(order(id)['status']).toBe('delivered');
  });

  test('a parcel refused at the door is cancelled once its consequences are agreed to', async () => {
    const id = put(SENT);
    const user = await open(id);
    await user.click(button(texts.refusedAtDoor));
    const asked = await dialog();
    asked.getByText(/^لن يُقبض ثمن/);
    asked.getByText(/خارج المخزون حتى يعود الطرد/);
    expect(order(id)['status']).toBe('shipped');
    await user.click(asked.getByText(changeDialogTexts.confirm));
    await waitFor(() => expect(order(id)['status']).toBe('cancelled'));
    // nobody has paid: nothing to give back
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText(orderStateTexts['coming-back']);
  });

  test('its return is recorded with the time of the write', async () => {
    const id = put(REFUSED);
    const user = await open(id);
    const before = Date.now();
    await user.click(button(texts.nextStep.returned));
    await toast(OPERATIONS['return-parcel'].done);
    expect(Number(order(id)['returned_at'])).toBeGreaterThanOrEqual(before);
    await screen.findByText(orderStateTexts.cancelled);
  });

  test('a return is refused of an order that was sent on meanwhile', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const id = put(REFUSED);
    const user = await open(id);
    database.beforeNextCommit(() => database.change(`orders/${id}`, { status: 'shipped' }));
    await user.click(button(texts.nextStep.returned));
    (await toast(ERROR_TITLE)).getByText(ADMIN_REFUSALS['order-changed'](null), { exact: false });
    expect(order(id)).not.toHaveProperty('returned_at');
    expect(logged).toHaveBeenCalledExactlyOnceWith('return-parcel:', expect.any(Error));
  });

  test('a helper records no cash, and cancels nothing', async () => {
    const id = put(DELIVERED);
    await open(id, HELPER);
    const page = within(screen.getByRole('main'));
    expect(page.queryByText(texts.nextStep.collected)).toBeNull();
    act(() => database.change(`orders/${id}`, { status: 'shipped', updated_at: new Date() }));
    await page.findByText(texts.nextStep.delivered);
    expect(page.queryByText(texts.refusedAtDoor)).toBeNull();
    expect(page.queryByText(texts.received)).toBeNull();
  });

  test('a helper in the shop takes a parcel back', async () => {
    const id = put(REFUSED);
    const user = await open(id, HELPER);
    await user.click(button(texts.nextStep.returned));
    await waitFor(() => expect(order(id)['returned_at']).toBeInstanceOf(Date));
  });
});

test.for<[string, Partial<Order>, string | null]>([
  ['to be collected', READY, paperTexts.collect + ' ' + formats.charge(309)],
  ['paid', { ...READY, payment_status: 'paid' }, paperTexts.paid],
  ['cancelled', { ...READY, status: 'cancelled' }, null],
])('its label says what the courier collects: %s', async ([, fields, said]) => {
  chooseSlipFormat('label');
  onTestFinished(() => chooseSlipFormat('page'));
  const id = put(fields);
  let collected: string | null | undefined;
  vi.stubGlobal('print', () => {
    const label = screen.getByLabelText(paperTexts.slip);
    collected = label.querySelector('.collect')?.textContent ?? null;
  });
  const user = await open(id);
  await user.click(screen.getByLabelText(texts.printSlip));
  await waitFor(() => expect(collected).toBe(said));
});

test.for<[string, Partial<Order>, string]>([
  ['to be collected', READY, invoiceTexts.payment['on-delivery']],
  ['collected', { ...DELIVERED, payment_status: 'paid' }, invoiceTexts.paidInCash],
])('its invoice has the fee in a line of its own: %s', async ([, fields, said]) => {
  const id = put({ ...fields, quantity: 1, unit_price: 299 });
  let paper: HTMLElement | null = null;
  vi.stubGlobal('print', () => {
    paper = screen.getByLabelText(invoiceTexts.titles.proforma);
  });
  const user = await open(id);
  await user.click(screen.getByLabelText(texts.printInvoice));
  await waitFor(() => expect(paper).not.toBeNull());
  const cells = [...paper!.querySelectorAll('tr')].map((row) => row.lastChild?.textContent);
  const [, soap, shipping, fee, total] = cells;
  expect([soap, shipping, fee, total]).toEqual([
    formats.exact(299),
    `${orderTexts.free}Free`,
    formats.exact(10),
    formats.exact(309),
  ]);
  expect(paper!.textContent).toContain(said);
});
