import type { CountryCode } from '@ghar/domain/contact/country';
import { MESSAGE_KINDS } from '@ghar/domain/messages/message';
import { isStillTrue } from '@ghar/domain/messages/is-message-true';
import { REVIEW_REASONS, type Order } from '@ghar/domain/order/order';
import { privateSettingsSchema } from '@ghar/domain/content/settings';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { order as placed } from '../orders/one-order-test-shop.ts';
import type { NewOrderEvent, StoredOrder } from '../orders/order-store.ts';
import { messagesOf, draftsFor, sendingTime, upToDate, type MessageCause } from './messages-due.ts';

/** Noon in Dubai. */
const NOON = new Date('2026-11-20T08:00:00Z');
const NIGHT = new Date('2026-11-20T20:30:00Z');
const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

const orderOf = (change: Partial<Order> = {}): StoredOrder => ({
  ...placed,
  id: 'k3TnXw7pQz4Ra7K9MWPD',
  payment_test: false,
  ...change,
});
const PAID = { payment_status: 'paid', status: 'confirmed', paid_at: NOON } as const;
const CASH = {
  payment_method: 'cash',
  payment_intent_id: null,
  former_payment_intent_ids: [],
  payment_url: null,
  cash_fee: 10,
  total_amount: 907,
  created_at: NOON,
  confirm_by: minutesAfter(NOON, 24 * 60),
  confirm_token: 'p8RtYh2mVb6Nc4Jx1ZsQ',
} satisfies Partial<Order>;
const SETTINGS = { notify_email: 'merchant@ghar.example', notify_whatsapp: '+971500000001' };

const due = (
  cause: MessageCause | NewOrderEvent,
  order: StoredOrder,
  {
    channels = { whatsapp: true, email: true },
    settings = SETTINGS,
    now = NOON,
  }: { channels?: { whatsapp: boolean; email: boolean }; settings?: object; now?: Date } = {},
) => {
  const happened: MessageCause =
    cause.type === 'placed' || cause.type === 'refund-completed' || cause.type === 'event'
      ? cause
      : { type: 'event', event: cause, key: 'key' };
  const context = { settings: v.parse(privateSettingsSchema, settings), channels, now };
  return draftsFor(happened, order).flatMap((draft) => messagesOf(draft, order, context));
};
const idsOf = (...given: Parameters<typeof due>): string[] =>
  due(...given).map(({ id }) => id.replace('k3TnXw7pQz4Ra7K9MWPD-', ''));

const becomes = (to: string, actor = 'admin-uid'): NewOrderEvent => ({
  type: 'status-changed',
  to,
  actor,
});
const pays = (to: string, actor?: string): NewOrderEvent => ({
  type: 'payment-status-changed',
  to,
  ...(actor !== undefined && { actor }),
});

describe('what is said', () => {
  test.each<[string, MessageCause | NewOrderEvent, Partial<Order>, string[]]>([
    ['of a new order', { type: 'placed' }, {}, ['order-received-whatsapp']],
    [
      'of a paid one',
      pays('paid'),
      PAID,
      ['payment-confirmed-whatsapp', 'new-order-whatsapp', 'new-order-email'],
    ],
    [
      'of one that the merchant set to paid, who knows it',
      pays('paid', 'admin-uid'),
      { ...PAID, paid_at: null },
      ['payment-confirmed-whatsapp'],
    ],
    [
      'of one paid though cancelled, which its customer learns now',
      pays('paid'),
      { ...PAID, status: 'cancelled' },
      ['cancelled-whatsapp', 'new-order-whatsapp', 'new-order-email'],
    ],
    [
      'of a failed payment',
      pays('failed'),
      { payment_status: 'failed' },
      ['payment-failed-whatsapp'],
    ],
    [
      'of one that the merchant set to failed',
      pays('failed', 'a'),
      { payment_status: 'failed' },
      [],
    ],
    [
      'of one that was sent, to be paid another way',
      pays('failed'),
      { payment_status: 'failed', status: 'shipped' },
      [],
    ],
    [
      'of one under review: nobody is asked to pay',
      pays('failed'),
      { payment_status: 'failed', payment_needs_review: true },
      [],
    ],
    [
      'of a parcel',
      becomes('shipped'),
      { ...PAID, status: 'shipped', tracking_number: '34529871206', carrier: 'aramex' },
      ['shipped-whatsapp'],
    ],
    [
      'of a parcel without a number',
      becomes('shipped'),
      { ...PAID, status: 'shipped' },
      ['shipped-untracked-whatsapp'],
    ],
    [
      'of a number that came later',
      { type: 'tracking-number-changed', to: '345' },
      { ...PAID, status: 'shipped', tracking_number: '345' },
      ['shipped-whatsapp'],
    ],
    [
      'of a status that is no more',
      becomes('shipped'),
      { ...PAID, status: 'confirmed', tracking_number: '345' },
      [],
    ],
    [
      'of a delivery',
      becomes('delivered'),
      { ...PAID, status: 'delivered' },
      ['delivered-whatsapp'],
    ],
    [
      'of a cancellation, whose money is owed',
      becomes('cancelled'),
      { ...PAID, status: 'cancelled' },
      ['cancelled-whatsapp', 'owed-needs-you-whatsapp', 'owed-needs-you-email'],
    ],
    [
      'of a cancellation whose refund is pending, which may fail',
      becomes('cancelled'),
      { ...PAID, status: 'cancelled', refunding_amount: 897 },
      ['cancelled-whatsapp', 'owed-needs-you-whatsapp', 'owed-needs-you-email'],
    ],
    ...(['pending', 'failed'] as const).map(
      (payment_status): [string, NewOrderEvent, Partial<Order>, string[]] => [
        `of a cancelled order that was not paid, ${payment_status}`,
        becomes('cancelled'),
        { payment_status, status: 'cancelled' },
        [],
      ],
    ),
    [
      'of a cancelled order that the merchant set to paid',
      becomes('cancelled'),
      { ...PAID, paid_at: null, status: 'cancelled' },
      ['cancelled-whatsapp', 'owed-needs-you-whatsapp', 'owed-needs-you-email'],
    ],
    [
      'of a refund',
      {
        type: 'refund-completed',
        id: 'r1',
        refund: {
          amount: 100,
          reason: null,
          restock: false,
          status: 'completed',
          actor: 'server',
          actor_email: null,
          actor_name: null,
          error: null,
          sent_at: null,
          looked_at: null,
          created_at: NOON,
        },
      },
      PAID,
      ['r1-refunded-whatsapp'],
    ],
    [
      'of a new order to be paid in cash',
      { type: 'placed' },
      CASH,
      ['cash-received-whatsapp', 'cash-reminder-whatsapp'],
    ],
    [
      'of a cash order that its customer has confirmed',
      { type: 'confirmed-by-customer' },
      { ...CASH, status: 'confirmed' },
      ['new-cash-order-whatsapp', 'new-cash-order-email'],
    ],
    [
      'of a cash order that the merchant has confirmed, who knows it',
      becomes('confirmed'),
      { ...CASH, status: 'confirmed' },
      [],
    ],
    [
      'of a cash order that nobody confirmed: nobody is asked to pay',
      pays('failed'),
      { ...CASH, payment_status: 'failed', payment_failure: 'cash-unconfirmed' },
      [],
    ],
    ...(
      [
        ['confirmed by its customer', 'pending', { confirmed_by_customer_at: NOON }, true],
        ['confirmed by the merchant', 'confirmed', {}, true],
        ['that nobody confirmed', 'pending', {}, false],
        [
          'refused at the door',
          'shipped',
          { shipped_at: NOON, confirmed_by_customer_at: NOON },
          false,
        ],
        ['replaced by another', 'confirmed', { replaced_by: 'another' }, false],
        ['turned to card', 'confirmed', { payment_method: 'card', fee_if_cash: 10 }, false],
      ] as const
    ).map(([what, from, fields, isTold]): [string, NewOrderEvent, Partial<Order>, string[]] => [
      `of a cancelled cash order ${what}`,
      { type: 'status-changed', from, to: 'cancelled', actor: 'admin-uid' },
      { ...CASH, ...fields, status: 'cancelled' },
      isTold ? ['cash-cancelled-whatsapp'] : [],
    ]),
    [
      'of a parcel to be paid at the door',
      becomes('shipped'),
      { ...CASH, status: 'shipped', tracking_number: '34529871206', carrier: 'aramex' },
      ['cash-shipped-whatsapp'],
    ],
    [
      'of a parcel of a cash order that was paid before it was sent',
      becomes('shipped'),
      { ...CASH, status: 'shipped', payment_status: 'paid' },
      ['shipped-untracked-whatsapp'],
    ],
    [
      'of a parcel on its way that is to be paid at the door after all',
      pays('pending', 'admin-uid'),
      { ...CASH, status: 'shipped' },
      ['cash-shipped-whatsapp'],
    ],
    [
      'of a parcel that arrived, its cash with the courier',
      becomes('delivered'),
      { ...CASH, status: 'delivered' },
      ['delivered-whatsapp'],
    ],
    [
      'of collected cash, whose customer has the parcel',
      pays('paid', 'admin-uid'),
      { ...CASH, status: 'delivered', payment_status: 'paid' },
      [],
    ],
    [
      'of a cash order that was paid another way before it is sent',
      pays('paid', 'admin-uid'),
      { ...CASH, status: 'confirmed', payment_status: 'paid' },
      ['payment-confirmed-whatsapp'],
    ],
    [
      'of a cash order that was paid by card instead',
      pays('paid'),
      { ...CASH, ...PAID, payment_method: 'card' },
      ['payment-confirmed-whatsapp', 'new-order-whatsapp', 'new-order-email'],
    ],
    [
      'of a cash order paid by card instead, whose card was declined',
      pays('failed'),
      { ...CASH, payment_method: 'card', payment_status: 'failed' },
      ['payment-failed-whatsapp'],
    ],
    ['of a note', { type: 'note-changed', to: 'a' }, PAID, []],
  ])('%s', (_, cause, change, expected) => {
    expect(idsOf(cause, orderOf(change))).toEqual(expected);
  });

  test.each(REVIEW_REASONS)('to the merchant of %s', (type) => {
    const [message] = due({ type }, orderOf(PAID));
    expect(message!.id).toBe('k3TnXw7pQz4Ra7K9MWPD-key-needs-you-whatsapp');
    expect(message!.message.params['reason']).toMatch(/\p{Script=Arabic}/u);
  });
});

describe('by which channels', () => {
  const ADDRESS = { customer_email: 'm@ghar.example' };
  test.each<[string, Partial<Order>, { whatsapp: boolean; email: boolean }, string[]]>([
    ['WhatsApp and a receipt', ADDRESS, { whatsapp: true, email: true }, ['whatsapp', 'email']],
    ['e-mail in a shop without WhatsApp', ADDRESS, { whatsapp: false, email: true }, ['email']],
    ['none in a shop without any', ADDRESS, { whatsapp: false, email: false }, []],
    [
      'e-mail where messages are refused',
      { ...ADDRESS, consent_messages: false },
      { whatsapp: true, email: true },
      ['email'],
    ],
    [
      'none then without an address',
      { consent_messages: false },
      { whatsapp: true, email: true },
      [],
    ],
  ])('%s', (_, change, channels, expected) => {
    const order = orderOf({ ...PAID, ...change });
    const told = due(pays('paid'), order, { channels, settings: {} });
    expect(told.map(({ message }) => message.channel)).toEqual(expected);
  });

  test('who refuses messages hears nothing of the parcel', () => {
    const change = { ...PAID, ...ADDRESS, status: 'shipped', consent_messages: false } as const;
    expect(idsOf(becomes('shipped'), orderOf(change))).toEqual([]);
  });

  test('the merchant chooses what he is told', () => {
    const settings = { ...SETTINGS, notify: { new_order: false } };
    expect(idsOf(pays('paid'), orderOf(PAID), { settings })).toEqual([
      'payment-confirmed-whatsapp',
    ]);
  });
});

test('only what is about an unpaid order is counted, by the recipient however he is spelt', () => {
  const order = orderOf({ customer_email: 'Maryam+1@Example.net', consent_messages: false });
  const [received] = due({ type: 'placed' }, order);
  expect(received!.message).toMatchObject({
    to: 'Maryam+1@Example.net',
    recipient: 'maryam@example.net',
  });
  const corrected = { ...order, customer_email: 'Noura@example.net' };
  expect(upToDate(received!.message, corrected)).toMatchObject({
    to: 'Noura@example.net',
    recipient: 'noura@example.net',
  });
  for (const { message } of due(pays('paid'), { ...order, ...PAID }))
    expect(message).not.toHaveProperty('recipient');
});

describe('when it is due', () => {
  test('who pays within five minutes reads one message', () => {
    const [received] = due({ type: 'placed' }, orderOf());
    expect(received!.message.next_attempt_at).toEqual(minutesAfter(NOON, 5));
    const holds = (change: Partial<Order>): boolean =>
      isStillTrue({ ...received!, kind: 'order-received' }, orderOf(change));
    expect(holds({})).toBe(true);
    expect(holds(PAID)).toBe(false);
    expect(holds({ payment_url: null })).toBe(false);
  });

  test('a cash order is to be confirmed at once, and again at half of the time', () => {
    const [received, reminder] = due({ type: 'placed' }, orderOf(CASH));
    expect(received!.message.next_attempt_at).toEqual(NOON);
    // midnight in Dubai: the next morning
    expect(reminder!.message.next_attempt_at).toEqual(minutesAfter(NOON, 24 * 60 - 4 * 60));
    const short = { ...CASH, confirm_by: minutesAfter(NOON, 8 * 60) };
    const [, soon] = due({ type: 'placed' }, orderOf(short));
    expect(soon!.message.next_attempt_at).toEqual(minutesAfter(NOON, 4 * 60));
    expect(soon!.isRepeatable).toBe(false);
  });

  test.each<[boolean, Partial<Order>]>([
    [true, {}],
    [false, { status: 'confirmed' }],
    [false, { status: 'cancelled' }],
    [false, { payment_status: 'failed' }],
    [false, { payment_status: 'failed', replaced_by: 'next' }],
    [false, { payment_method: 'card' }],
    [false, { payment_needs_review: true }],
    [false, { payment_status: 'paid' }],
  ])('whoever has placed a cash order is asked to confirm it: %s for %j', (expected, change) => {
    for (const { id, message } of due({ type: 'placed' }, orderOf(CASH)))
      expect(isStillTrue({ id, kind: message.kind }, orderOf({ ...CASH, ...change }))).toBe(
        expected,
      );
  });

  test('a failed payment is mentioned half an hour later, if it still is one', () => {
    const [failed] = due(pays('failed'), orderOf({ payment_status: 'failed' }));
    expect(failed!.message.next_attempt_at).toEqual(minutesAfter(NOON, 30));
    expect(failed!.isRepeatable).toBe(false);
    const holds = (change: Partial<Order>): boolean =>
      isStillTrue({ ...failed!, kind: 'payment-failed' }, orderOf(change));
    expect(holds({ payment_status: 'failed' })).toBe(true);
    expect(holds({ payment_status: 'pending' })).toBe(false);
    expect(holds(PAID)).toBe(false);
    expect(holds({ payment_status: 'failed', payment_needs_review: true })).toBe(false);
    expect(holds({ payment_status: 'failed', status: 'cancelled' })).toBe(false);
    expect(holds({ payment_status: 'failed', replaced_by: 'next' })).toBe(false);
  });

  test('only payment draft goes at night, by the clock of the order’s country', () => {
    const at = (kind: (typeof MESSAGE_KINDS)[number], country: 'ae' | 'sa', iso: string): string =>
      sendingTime(kind, orderOf({ country }), new Date(iso)).toISOString();
    // half past midnight in Dubai
    for (const kind of MESSAGE_KINDS) {
      const isSentAtOnce = sendingTime(kind, orderOf(), NIGHT).getTime() === NIGHT.getTime();
      // somebody waits for the test
      const isAboutPayment = [
        'order-received',
        'cash-received',
        'payment-confirmed',
        'payment-failed',
        'refunded',
        'test',
      ];
      expect([kind, isSentAtOnce]).toEqual([kind, isAboutPayment.includes(kind)]);
    }
    expect(at('shipped', 'ae', '2026-11-20T17:59:59Z')).toBe('2026-11-20T17:59:59.000Z');
    expect(at('shipped', 'ae', '2026-11-20T18:00:30Z')).toBe('2026-11-21T04:00:00.000Z');
    expect(at('shipped', 'sa', '2026-11-20T18:00:30Z')).toBe('2026-11-20T18:00:30.000Z');
    expect(at('shipped', 'sa', '2026-11-20T19:00:00Z')).toBe('2026-11-21T05:00:00.000Z');
    expect(at('shipped', 'ae', '2026-11-21T03:59:59Z')).toBe('2026-11-21T04:00:00.000Z');
    // the merchant's is the shop's, wherever the parcel goes
    expect(at('new-order', 'sa', '2026-11-20T18:30:00Z')).toBe('2026-11-21T04:00:00.000Z');
  });

  test('a payment of a cancelled order is told at once, and again in days unless it was given back', () => {
    const cancelled = orderOf({ ...PAID, status: 'cancelled' });
    const told = due({ type: 'paid-though-cancelled' }, cancelled);
    expect(
      told.map(({ id, message }) => [
        id.replace('k3TnXw7pQz4Ra7K9MWPD-', ''),
        message.next_attempt_at,
      ]),
    ).toEqual([
      ['key-needs-you-whatsapp', NOON],
      ['key-needs-you-email', NOON],
      ['owed-late-needs-you-whatsapp', minutesAfter(NOON, 3 * 24 * 60)],
      ['owed-late-needs-you-email', minutesAfter(NOON, 3 * 24 * 60)],
    ]);
    const late = { ...told[2]!.message, id: told[2]!.id };
    expect(isStillTrue(late, cancelled)).toBe(true);
    expect(isStillTrue(late, { ...cancelled, refunded_amount: 897 })).toBe(false);
    expect(isStillTrue(late, { ...cancelled, status: 'confirmed' })).toBe(false);
  });

  test('a reminder of owed money falls away once it is given back', () => {
    const cancelled = orderOf({ ...PAID, status: 'cancelled' });
    const [, owed] = due(becomes('cancelled'), cancelled);
    expect(owed!.message.next_attempt_at).toEqual(minutesAfter(NOON, 60));
    expect(isStillTrue({ ...owed!.message, id: owed!.id }, cancelled)).toBe(true);
    for (const given of [{ refunded_amount: 897 }, { refunding_amount: 897 }])
      expect(isStillTrue({ ...owed!.message, id: owed!.id }, { ...cancelled, ...given })).toBe(
        false,
      );
  });
});

test('a customer is greeted by the first name; the merchant reads all of it', () => {
  const order = orderOf({ ...PAID, customer_name: 'عبد الله بن سالم الشامسي' });
  const names = due(pays('paid'), order).map(({ message: { kind, params } }) => [
    kind,
    params['name'],
  ]);
  expect(new Map(names as [string, string][])).toEqual(
    new Map([
      ['payment-confirmed', 'عبد الله'],
      ['new-order', 'عبد الله بن سالم الشامسي'],
    ]),
  );
});

test('a message is filled in with the order’s facts, and says that a test was one', () => {
  const shipped = orderOf({
    ...PAID,
    status: 'shipped',
    tracking_number: '345',
    carrier: 'aramex',
    payment_test: true,
  });
  const [message] = due(becomes('shipped'), shipped);
  expect(message!.message.params).toEqual({
    name: 'مريم',
    order_number: 'Ra7K9MWPD'.slice(-8) + ' (تجربة)',
    carrier: 'أرامكس',
    tracking_number: '345',
  });
  const delivered = orderOf({ ...PAID, status: 'delivered', delivered_at: NOON });
  expect(due(becomes('delivered'), delivered)[0]!.message.params['guarantee_until']).toBe(
    '20 ديسمبر 2026',
  );
});

test.each([
  ['أرامكس، ورقم التتبع 345', { carrier: 'aramex', tracking_number: '345' }],
  ['أرامكس', { carrier: 'aramex' }],
  ['شركة الشحن', {}],
])('a parcel to be paid at the door names the amount and %s', (carrier, parcel) => {
  const [shipped] = due(becomes('shipped'), orderOf({ ...CASH, ...parcel, status: 'shipped' }));
  const params = { name: 'مريم', order_number: 'a7K9MWPD', carrier, amount: '907 درهم' };
  expect(shipped!.message.params).toEqual(params);
});

test('a cash order is confirmed by whoever gets the message, who need not have placed it', () => {
  const order = orderOf({
    ...CASH,
    customer_name: 'اضغط هنا لتربح',
    customer_email: 'M@x.example',
  });
  for (const { message } of due({ type: 'placed' }, { ...order, consent_messages: false })) {
    expect(message).toMatchObject({ channel: 'email', recipient: 'm@x.example' });
    expect(message.params).toMatchObject({ name: 'بك', amount: '907 درهم' });
    expect(JSON.stringify(message)).not.toMatch(/لتربح|p8RtYh2mVb6Nc4Jx1ZsQ/);
  }
});

test('the guarantee’s last day is that of the order’s country, as on the order’s page', () => {
  // half past midnight in Dubai
  const delivered_at = new Date('2026-11-20T20:30:00Z');
  const lastDay = (country: CountryCode) =>
    due(becomes('delivered'), orderOf({ ...PAID, status: 'delivered', delivered_at, country }))[0]!
      .message.params['guarantee_until'];
  expect(lastDay('sa')).toBe('20 ديسمبر 2026');
  expect(lastDay('ae')).toBe('21 ديسمبر 2026');
});
