import type { Refund } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { refundPath } from '@ghar/domain/paths';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { backend, noAnswer, refusal, result } from '../../../../testing/backend.ts';
import { database } from '../../../../testing/firestore.ts';
import { openPanel } from '../../../../testing/open-page.tsx';
import { choose, dialog, toast } from '../../../../testing/panel.ts';
import { putOrders } from '../../../../testing/put-orders.ts';
import { ADMIN } from '../../../../testing/shop.ts';
import { changeDialogTexts } from '../../../i18n/ar/admin-order-changes.ts';
import { ADMIN_REFUSALS, ERROR_TITLE } from '../../../i18n/ar/admin-operations.ts';
import {
  orderPageTexts,
  refundDialogTexts as texts,
  refundTexts,
} from '../../../i18n/ar/admin-order.ts';
import { orderListTexts } from '../../../i18n/ar/admin-orders.ts';
import { adminPartTexts, leaveTexts } from '../../../i18n/ar/admin.ts';
import { orderStatusNames, refundStatusNames } from '../../../i18n/ar/status.ts';
import type { Order } from '@ghar/domain/order/order';

/** Paid with money at the provider. */
const PAID = { payment_intent_id: 'intent' } as const;
const put = (fields: Partial<Order> = {}): string => putOrders([{ ...PAID, ...fields }])[0]!;
const titleOf = (id: string): string => texts.title(orderNumber(id));
const requests = () => backend.inputs('refundOrder');
const answer = (status: 'pending' | 'completed' | 'failed') => () => result({ status });

/** Opens an order's page and its refund. */
async function refunding(id: string, button: string = refundTexts.give) {
  const user = await openPanel(`/admin/orders/${id}`);
  await user.click(await screen.findByText(button));
  const asked = await dialog(titleOf(id));
  return { user, asked, amount: asked.getByLabelText(texts.amount) };
}

async function type(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}

const REFUND: Refund = {
  amount: 100,
  reason: null,
  restock: false,
  status: 'completed',
  actor: 'other',
  actor_email: 'other@ghar.example',
  actor_name: ADMIN.email,
  error: null,
  sent_at: null,
  looked_at: null,
  created_at: new Date('2026-11-01T08:00:00Z'),
};

const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('what is given back', () => {
  test('is all that is left, with which the order is cancelled, by one request', async () => {
    backend.on('refundOrder', answer('completed'));
    const id = put();
    const { user, asked, amount } = await refunding(id);
    expect(amount).toHaveProperty('value', '299');
    expect(asked.getByLabelText(texts.cancels)).toHaveProperty('checked', true);
    await user.click(asked.getByText(texts.give('299 درهم')));
    await toast(texts.completed('299 درهم'));
    await gone();
    expect(requests()).toEqual([
      {
        order_id_param: id,
        amount: 299,
        reason: '',
        restock: true,
        way: 'provider',
        cancel: true,
        refundKey: expect.any(String),
      },
    ]);
  });

  test('is a part, with which the order stays, for a reason', async () => {
    backend.on('refundOrder', answer('pending'));
    const id = put({ refunded_amount: 50 });
    const { user, asked, amount } = await refunding(id);
    expect(amount).toHaveProperty('value', '249');
    await type(user, amount, '١٠٠٫٥٠');
    expect(asked.getByLabelText(texts.cancels)).toHaveProperty('checked', false);
    await user.click(asked.getByText(texts.reasons[1]!));
    await user.click(asked.getByText(texts.give('100.50 درهم')));
    await toast(texts.requested('100.50 درهم'));
    expect(requests()).toMatchObject([
      { amount: 100.5, reason: texts.reasons[1], restock: false, cancel: false },
    ]);
  });

  test('is not forgotten unasked, though it was chosen and not typed', async () => {
    const { user, asked } = await refunding(put());
    await user.click(asked.getByText(texts.reasons[1]!));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByText(leaveTexts.stay));
    expect(asked.getByLabelText(new RegExp(`^${texts.reason}`))).toHaveProperty(
      'value',
      texts.reasons[1],
    );
  });

  test('is asked for once by a double press', async () => {
    const id = put();
    const release = backend.hold('refundOrder', result({ status: 'completed' }));
    const { user, asked } = await refunding(id);
    await user.dblClick(asked.getByText(texts.give('299 درهم')));
    release();
    await gone();
    expect(requests()).toHaveLength(1);
  });

  test.for([
    ['٤٠٠', 'too-much'],
    ['0', 'positive'],
    ['1.005', 'decimals'],
    ['مئة', 'number'],
  ] as const)('is not %s, which is said, and nothing is sent', async ([text, problem]) => {
    const { user, asked, amount } = await refunding(put());
    await type(user, amount, text);
    await user.click(asked.getByText(texts.submit));
    asked.getByText(texts.problems[problem]);
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(requests()).toEqual([]);
  });

  test('puts the pieces of a parcel back on the shelf only where it is said', async () => {
    backend.on('refundOrder', answer('completed'));
    const { user, asked } = await refunding(put({ status: 'delivered', quantity: 2 }));
    const restocks = asked.getByLabelText(texts.restocks(2));
    expect(restocks).toHaveProperty('checked', false);
    await user.click(restocks);
    await user.click(asked.getByText(texts.give('299 درهم')));
    await gone();
    expect(requests()).toMatchObject([{ restock: true, cancel: false }]);
  });

  test('was paid another way, and is only noted', async () => {
    backend.on('refundOrder', answer('completed'));
    const { user, asked } = await refunding(
      put({ paid_at: null, payment_intent_id: null }),
      refundTexts.note,
    );
    asked.getByText(texts.byHand);
    await user.click(asked.getByText(texts.note('299 درهم')));
    await gone();
    expect(requests()).toHaveLength(1);
  });
});

describe('a refund in doubt', () => {
  const unanswered = async (id: string) => {
    const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
    backend.on('refundOrder', noAnswer);
    const opened = await refunding(id);
    await type(opened.user, opened.amount, '100');
    await opened.user.click(opened.asked.getByText(texts.give('100 درهم')));
    await opened.asked.findByText(texts.inDoubt);
    expect(failures.mock.calls.map(([what]) => String(what))).toEqual(['refund-order:']);
    return opened;
  };

  test('is asked for again as it was, under the same key, also once its dialog was closed', async () => {
    const id = put();
    const { user, asked } = await unanswered(id);
    asked.getByText(ADMIN_REFUSALS['refund-unknown']);
    await user.click(asked.getByText(adminPartTexts.cancel));
    await user.click(await screen.findByText(leaveTexts.discard));
    await gone();
    await user.click(screen.getByText(refundTexts.give));
    const again = await dialog(titleOf(id));
    again.getByText(texts.inDoubt);
    backend.on('refundOrder', answer('completed'));
    await user.click(again.getByText(texts.again));
    await gone();
    const [first, second, ...others] = requests();
    expect(second).toEqual(first);
    expect(second).toMatchObject({ order_id_param: id, amount: 100 });
    expect(others).toEqual([]);

    // the next one is another refund
    await user.click(screen.getByText(refundTexts.give));
    const next = await dialog(titleOf(id));
    expect(next.queryByText(texts.inDoubt)).toBeNull();
    await user.click(next.getByText(texts.give('299 درهم')));
    await gone();
    expect(requests()[2]!.refundKey).not.toBe(first!.refundKey);
  });

  test('that is refused after all is in doubt no more, and another has its own key', async () => {
    const id = put();
    const { user, asked, amount } = await unanswered(id);
    backend.on('refundOrder', () => refusal('refund-too-much'));
    await user.click(asked.getByText(texts.again));
    await waitFor(() => expect(asked.queryByText(texts.inDoubt)).toBeNull());
    backend.on('refundOrder', answer('completed'));
    await type(user, amount, '50');
    await user.click(asked.getByText(texts.give('50 درهم')));
    await gone();
    const [first, second, third] = requests();
    expect(second!.refundKey).toBe(first!.refundKey);
    expect(third!.refundKey).not.toBe(first!.refundKey);
  });
});

test('a refund that the provider refuses is told as failed, and is tried anew under another key', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend.on('refundOrder', answer('failed'));
  const { user, asked } = await refunding(put());
  await user.click(asked.getByText(texts.give('299 درهم')));
  (await toast(ERROR_TITLE)).getByText(ADMIN_REFUSALS['refund-failed']);
  backend.on('refundOrder', answer('completed'));
  await user.click(asked.getByText(texts.give('299 درهم')));
  await gone();
  const [first, second] = requests();
  expect(second!.refundKey).not.toBe(first!.refundKey);
});

test.for([
  ['its page', (id: string) => `/admin/orders/${id}`],
  ['the list, though it leaves it', () => '/admin/orders?status=confirmed'],
] as const)('cancelling a paid order offers its money too, on %s', async ([, addressOf]) => {
  backend.on('refundOrder', answer('completed'));
  const id = put({ refunded_amount: 100 });
  const user = await openPanel(addressOf(id));
  const menu = await screen.findByLabelText(orderListTexts.statusOf(orderNumber(id)));
  await choose(user, menu, orderStatusNames.cancelled);
  await user.click((await dialog()).getByText(changeDialogTexts.confirm));
  const asked = await dialog(titleOf(id));
  expect(asked.getByLabelText(texts.amount)).toHaveProperty('value', '199');
  expect(asked.queryByRole('checkbox')).toBeNull();
  await user.click(asked.getByText(texts.give('199 درهم')));
  await gone();
  expect(requests()).toMatchObject([{ order_id_param: id, amount: 199, cancel: false }]);
});

test.for([
  ['a test', { payment_test: true }],
  ['an unpaid one', { payment_status: 'pending', paid_at: null }],
  ['one whose money was given back', { refunded_amount: 299 }],
] as const)('cancelling %s offers no money', async ([, fields]) => {
  const id = put(fields);
  const user = await openPanel(`/admin/orders/${id}`);
  const menu = await screen.findByLabelText(orderListTexts.statusOf(orderNumber(id)));
  await choose(user, menu, orderStatusNames.cancelled);
  const question = screen.queryByText(changeDialogTexts.confirm);
  if (question) await user.click(question);
  await waitFor(() => expect(database.read(`orders/${id}`)!['status']).toBe('cancelled'));
  await gone();
});

describe('the refunds of an order', () => {
  const listOf = async (id: string): Promise<HTMLElement[]> => {
    await openPanel(`/admin/orders/${id}`);
    const region = await screen.findByRole('region', { name: refundTexts.heading });
    return within(region).findAllByRole('listitem');
  };

  test('say how much and what has become of it, in their order', async () => {
    const id = put({ refunded_amount: 99.5 });
    const later = { ...REFUND, created_at: new Date('2026-11-02T08:00:00Z') };
    database.put(refundPath(id, 'one'), { ...REFUND, amount: 99.5 });
    database.put(refundPath(id, 'two'), { ...later, status: 'pending', reason: 'تالف' });
    const [completed, pending] = await listOf(id);
    for (const text of ['100 درهم', refundStatusNames.pending, 'تالف', refundTexts.pending])
      within(pending!).getByText(text);
    for (const text of ['99.50 درهم', refundStatusNames.completed])
      within(completed!).getByText(text);
    expect(within(completed!).queryByText(refundTexts.look)).toBeNull();
  });

  test('tell who gave it by the address, too, since a name is anybody’s', async () => {
    const id = put({ refunded_amount: 100 });
    database.put(refundPath(id, 'one'), REFUND);
    const [refund] = await listOf(id);
    within(refund!).getByText(refundTexts.by(ADMIN.email));
    expect(within(refund!).getByText('other@ghar.example').tagName).toBe('BDI');
  });

  test('are looked up at the provider by the same request', async () => {
    const id = put({ refunding_amount: 100 });
    backend.on('refundOrder', answer('pending'));
    database.put(refundPath(id, 'key'), { ...REFUND, status: 'pending' });
    const user = await openPanel(`/admin/orders/${id}`);
    await user.click(await screen.findByText(refundTexts.look));
    await toast(refundTexts.stillPending);
    expect(requests()).toMatchObject([{ order_id_param: id, refundKey: 'key', amount: 100 }]);
  });
});

describe('a payment that does not count for its order', () => {
  const EXTRA: Partial<Order> = {
    payment_test: false,
    payment_needs_review: true,
    uncounted_payments: [{ id: 'extra', amount: 498.5 }],
  };

  test('is named with its amount, and given back by itself', async () => {
    backend.on('refundOrder', answer('completed'));
    const id = put(EXTRA);
    const button = orderPageTexts.giveBackOf('498.50 درهم');
    const user = await openPanel(`/admin/orders/${id}`);
    await user.click(await screen.findByLabelText(button));
    const asked = await dialog(titleOf(id));
    asked.getByText('extra');
    expect(asked.queryByLabelText(texts.cancels)).toBeNull();
    const amount = asked.getByLabelText(texts.amount);
    expect(amount).toHaveProperty('value', '498.5');
    await type(user, amount, '499');
    await user.click(asked.getByText(texts.submit));
    asked.getByText(texts.problems['too-much']);
    await type(user, amount, '498.5');
    await user.click(asked.getByText(texts.give('498.50 درهم')));
    await toast(texts.completed('498.50 درهم'));
    await gone();
    expect(requests()).toMatchObject([
      { payment_intent_id: 'extra', amount: 498.5, way: 'provider', cancel: false, restock: false },
    ]);
  });

  test('stands as owed in the list', async () => {
    put(EXTRA);
    await openPanel('/admin/orders');
    expect(await screen.findAllByText(orderListTexts.owed('498.50 درهم'))).toHaveLength(1);
  });
});

describe('a card refund that the provider refused', () => {
  const refused = (id: string, fields: Partial<Refund> = {}): void =>
    database.put(refundPath(id, 'refused'), {
      ...REFUND,
      status: 'failed',
      error: 'refund-refused',
      ...fields,
    });

  test('is noted as given back by hand', async () => {
    backend.on('refundOrder', answer('completed'));
    const id = put();
    refused(id, { payment_intent_id: 'intent', amount: 299 });
    const { user, asked } = await refunding(id, refundTexts.noteByHand);
    asked.getByText(texts.byHandInstead);
    await user.click(asked.getByText(texts.note('299 درهم')));
    await gone();
    expect(requests()).toMatchObject([{ amount: 299, way: 'by-hand' }]);
    expect(requests()[0]).not.toHaveProperty('payment_intent_id');
  });

  test('is noted as it was asked for: a part, for a reason, of an order that stays', async () => {
    backend.on('refundOrder', answer('completed'));
    const id = put();
    refused(id, { payment_intent_id: 'intent', amount: 100.5, reason: 'تالف' });
    const { user, asked, amount } = await refunding(id, refundTexts.noteByHand);
    expect(amount).toHaveProperty('value', '100.5');
    expect(asked.getByLabelText(texts.cancels)).toHaveProperty('checked', false);
    await user.click(asked.getByText(texts.note('100.50 درهم')));
    await gone();
    expect(requests()).toMatchObject([
      { amount: 100.5, reason: 'تالف', way: 'by-hand', cancel: false, restock: false },
    ]);
  });

  test('is noted wholly without cancelling, where that was not chosen', async () => {
    const id = put();
    refused(id, { payment_intent_id: 'intent', amount: 299 });
    const { asked, amount } = await refunding(id, refundTexts.noteByHand);
    expect(amount).toHaveProperty('value', '299');
    expect(asked.getByLabelText(texts.cancels)).toHaveProperty('checked', false);
  });

  test('is noted with no more than what is left', async () => {
    const id = put({ refunded_amount: 200 });
    refused(id, { payment_intent_id: 'intent', amount: 299 });
    const { amount } = await refunding(id, refundTexts.noteByHand);
    expect(amount).toHaveProperty('value', '99');
  });

  test('can only be asked for again where the provider was not reached', async () => {
    const id = put();
    refused(id, { payment_intent_id: 'intent', error: 'refund-not-reached' });
    await openPanel(`/admin/orders/${id}`);
    await screen.findByText(refundStatusNames.failed);
    expect(screen.queryByText(refundTexts.noteByHand)).toBeNull();
  });
});
