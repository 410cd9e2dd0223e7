import { messageId, type Message, type MessageKind } from '@ghar/domain/messages/message';
import type { Order } from '@ghar/domain/order/order';
import type { HandPayment } from '@ghar/domain/money/hand-payment';
import { orderNumber } from '@ghar/domain/order/order-number';
import { handPaymentPath, messagePath, orderPath, SETTINGS_PATHS } from '@ghar/domain/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '../../../testing/firestore.ts';
import { openPanel } from '../../../testing/open-page.tsx';
import { ON_DELIVERY } from '../../../testing/orders.ts';
import { putOrder, putProduct, putRefund } from '../../../testing/shop.ts';
import { adminPartTexts, adminTexts } from '../../i18n/ar/admin.ts';
import {
  comparisonTexts,
  dashboardTexts as texts,
  takingsTexts,
  waitingTexts,
} from '../../i18n/ar/admin-dashboard.ts';
import { messageKindNames } from '../../i18n/ar/admin-messages.ts';
import { OPERATIONS } from '../../i18n/ar/admin-operations.ts';
import { formats } from '../../i18n/ar/formats.ts';
import { testPaymentTexts } from '../../i18n/ar/status.ts';

const NOW = new Date('2026-11-25T12:00:00+04:00');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const daysAgo = (days: number, minutes = 0): Date =>
  new Date(NOW.getTime() - days * DAY_MS + minutes * MINUTE_MS);

const WAITS = { status: 'pending', payment_status: 'pending' } as const;
const ARRIVED = { status: 'delivered', payment_status: 'paid' } as const;
const many = <Value,>(count: number, value: Value): Value[] =>
  Array.from({ length: count }, () => value);

/** Puts orders, each a minute older than the one before; returns their ids. */
const putOrders = (orders: readonly Partial<Order>[], name = 'order'): string[] =>
  orders.map((fields, index) => {
    const created_at = fields.created_at ?? daysAgo(0, -(index + 1));
    return putOrder({ created_at, updated_at: created_at, ...fields }, `${name}${index}`);
  });
const putMessage = (subject: string, kind: MessageKind, fields: Partial<Message>): void =>
  database.put(messagePath(messageId(subject, kind, 'whatsapp')), {
    order_id: subject,
    kind,
    channel: 'whatsapp',
    to: '+971501234567',
    locale: 'ar',
    params: {},
    state: 'failed',
    needs_merchant: true,
    attempts: 1,
    next_attempt_at: null,
    provider_id: null,
    error: null,
    created_at: NOW,
    ...fields,
  });

/** What is read, with common spaces. */
const wordsOf = (element: Element): string => element.textContent.replaceAll('\u00a0', ' ');
const unbroken = (words: string): string => words.replaceAll('\u00a0', ' ');
const region = (heading: string): HTMLElement =>
  screen.getByText(heading, { selector: 'h2' }).closest('section')!;
const card = (name: string): HTMLElement =>
  within(screen.getByLabelText(texts.figures)).getByText(name).closest('a')!;
/** The figure of a card. */
const value = (name: string): string => wordsOf(card(name).querySelector('bdi')!);
/** The further figures, by name. */
const figures = (): Record<string, string> =>
  Object.fromEntries(
    [...region(texts.summary).querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')!.firstChild!.textContent,
      wordsOf(row.querySelector('dd')!),
    ]),
  );
const task = (name: string): HTMLElement | null =>
  within(region(waitingTexts.heading)).queryAllByText(name)[0]?.closest('a') ?? null;
const rowsOf = (heading: string): HTMLElement[] => [
  ...region(heading).querySelectorAll<HTMLElement>('li'),
];

/** The rows of the list of orders. */
const listedOrders = (): Element[] => [...document.querySelectorAll('main tbody tr')];

async function openDashboard() {
  const user = await openPanel('/admin');
  await screen.findByLabelText(texts.figures);
  await waitFor(() => expect(value(texts.cards.total)).not.toBe('—'));
  await waitFor(() => expect(figures()[texts.successRate]).toMatch(/%$/));
  return user;
}

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the figures', () => {
  test('are those of all orders, and the revenue is what the shop may keep', async () => {
    putOrders([
      { status: 'cancelled', total_amount: 450, refunded_amount: 100 },
      { status: 'cancelled', total_amount: 299, refunded_amount: 299 },
      { status: 'cancelled', total_amount: 299, refunding_amount: 299 },
      { payment_test: true, total_amount: 7000 },
      ...many(2, WAITS),
      { total_amount: 598.5 },
      ...many(2, { ...ARRIVED, total_amount: 1000 }),
      { status: 'cancelled', payment_status: 'failed', total_amount: 5000 },
      {
        status: 'shipped',
        refunded_amount: 97.5,
        overpaid: true,
        uncounted_payments: [{ id: 'extra', amount: 498.5 }],
      },
    ]);
    await openDashboard();
    await waitFor(() => expect(value(texts.cards.total)).toBe('11'));
    expect(Object.values(texts.cards).map(value)).toEqual(['11', '2,800 درهم', '1', '2']);
    expect(wordsOf(card(texts.cards.total))).toContain(texts.tests(1));
    expect(wordsOf(card(texts.cards.revenue))).toContain(texts.paidOnly);
    expect(card(texts.cards.pending).getAttribute('href')).toBe('/admin/orders?status=pending');
    expect(figures()).toEqual({
      [texts.completed]: '2',
      [texts.pending]: '2',
      [texts.successRate]: '18%',
      [texts.averageValue]: '700 درهم',
      [texts.owed]: '848.50 درهم',
      [texts.refunded]: '496.50 درهم',
    });
    expect(wordsOf(region(texts.summary))).toContain(unbroken(texts.successNote('2', '11')));
    expect(wordsOf(region(texts.latest))).toContain(testPaymentTexts.mark);
    expect(wordsOf(task(waitingTexts.toShip)!)).toBe(`${waitingTexts.toShip}1`);
    const owed = task(waitingTexts.owed)!;
    expect(wordsOf(owed)).toContain('848.50 درهم');
    expect(owed.getAttribute('href')).toBe('/admin/orders?payment=owed&sort=oldest');
  });

  test('have what couriers collected or will, with the list of it, and only where they have any', async () => {
    const sent = { ...ON_DELIVERY, status: 'shipped', shipped_at: NOW } as const;
    const ids = putOrders([
      sent,
      { ...sent, status: 'delivered', total_amount: 500.5 },
      { ...sent, status: 'delivered', payment_status: 'paid' },
      { ...sent, status: 'cancelled' },
      { ...ON_DELIVERY, status: 'confirmed' },
      { status: 'shipped', payment_status: 'pending', paid_at: null },
    ]);
    const user = await openDashboard();
    expect(figures()[texts.withCouriers]).toBe('809.50 درهم');
    expect(wordsOf(region(texts.summary))).toContain(texts.withCouriersNote(2));
    await user.click(within(region(texts.summary)).getByText(texts.withCouriers));
    await waitFor(() => expect(listedOrders()).toHaveLength(2));
    expect(location.search).toBe('?payment=to-collect&sort=oldest');
    // the delivered one first: its cash is at the courier for certain
    expect(listedOrders()[0]!.textContent).toContain(orderNumber(ids[1]!));
  });

  test('say what the pending orders are, and lead to exactly those', async () => {
    putOrders([
      WAITS,
      { ...WAITS, created_at: daysAgo(1) },
      { status: 'pending', payment_status: 'failed', created_at: daysAgo(40) },
      { status: 'pending' },
      { status: 'pending', payment_test: true },
      { status: 'pending', payment_needs_review: true },
      { status: 'cancelled', payment_status: 'failed' },
      { ...ON_DELIVERY, payment_status: 'failed' },
      { ...ON_DELIVERY, payment_status: 'failed' },
    ]);
    const user = await openDashboard();
    expect(value(texts.cards.pending)).toBe('8');
    const { pending, failed, paid, ended } = texts.pendingParts;
    const parts = [...screen.getByLabelText(texts.cards.pending).querySelectorAll('a')];
    expect(parts.map((part) => [wordsOf(part), part.getAttribute('href')])).toEqual([
      [`${pending} 2`, '/admin/orders?status=pending&payment=pending'],
      [`${paid} 3`, '/admin/orders?status=pending&payment=paid'],
      [`${failed} 1`, '/admin/orders?status=pending&payment=declined'],
      [`${ended} 2`, '/admin/orders?status=pending&payment=ended'],
    ]);
    expect(wordsOf(region(texts.summary))).toContain(`${failed}: 1`);
    expect(wordsOf(card(texts.cards.total))).toContain(texts.tests(1));
    await user.click(parts[1]!);
    await waitFor(() => expect(listedOrders()).toHaveLength(3));
  });

  test('have today beside them, and the same day last week up to this time, live', async () => {
    putOrders([
      {},
      { total_amount: 598 },
      WAITS,
      ...many(3, { created_at: daysAgo(7, -1), total_amount: 400 }),
      { created_at: daysAgo(7, -1), total_amount: 500, refunded_amount: 100 },
      { created_at: daysAgo(7, 10), total_amount: 9000 },
    ]);
    putRefund('order6', { completed_at: daysAgo(7, -1) });
    await openDashboard();
    const { today, weekBefore, more, less } = comparisonTexts;
    const weekday = formats.weekday(daysAgo(7));
    const says = (name: string, ...words: string[]) =>
      waitFor(() => {
        for (const one of words) expect(wordsOf(card(name))).toContain(unbroken(one));
      });
    await says(texts.cards.total, today('3'), less('1'), weekBefore(weekday, '4'));
    await says(
      texts.cards.revenue,
      today('897 درهم'),
      less('703 درهم'),
      weekBefore(weekday, '1,600 درهم'),
    );
    putOrders([{ created_at: NOW, total_amount: 1000 }, { created_at: NOW }], 'later');
    await says(texts.cards.total, more('1'));
    await says(texts.cards.revenue, more('596 درهم'));
  });

  test('of a shop without orders are zero, and the lists say so', async () => {
    await openDashboard();
    expect(figures()[texts.successRate]).toBe('0%');
    expect(wordsOf(region(texts.latest))).toContain(texts.noOrders);
    await waitFor(() => expect(wordsOf(region(takingsTexts.heading))).toContain(takingsTexts.none));
    await waitFor(() =>
      expect(wordsOf(region(waitingTexts.heading))).toContain(waitingTexts.nothing),
    );
  });

  test('that cannot be read are said and logged, and one press reads all of them again', async () => {
    putOrders([{}]);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    database.refuseCounts('unavailable');
    const user = await openPanel('/admin');
    await screen.findAllByText(OPERATIONS['load-order-figures'].failed, { exact: false });
    await screen.findAllByText(OPERATIONS['load-product-figures'].failed, { exact: false });
    expect([value(texts.cards.total), figures()[texts.successRate]]).toEqual(['—', '—']);
    expect(logged.mock.calls.map(([what]) => what as unknown)).toEqual(
      expect.arrayContaining(['load-order-figures:', 'load-product-figures:']),
    );
    expect(rowsOf(texts.latest)).toHaveLength(1);
    database.refuseCounts(null);
    await user.click(screen.getAllByText(adminPartTexts.retry)[0]!);
    await waitFor(() => expect(value(texts.cards.total)).toBe('1'));
    expect(value(texts.cards.products)).toBe('1');
  });
});

test('the five latest orders are listed, and a new one comes by itself', async () => {
  const [first] = putOrders(
    ['ليلى', 'بدور', 'نورة', 'علي', 'منيرة', 'سعاد'].map((customer_name) => ({ customer_name })),
  );
  await openDashboard();
  await waitFor(() => expect(rowsOf(texts.latest)).toHaveLength(5));
  const rows = rowsOf(texts.latest);
  for (const words of ['ليلى', '299 درهم', 'مؤكد']) expect(wordsOf(rows[0]!)).toContain(words);
  expect(wordsOf(rows[4]!)).toContain('منيرة');
  expect(rows[0]!.querySelector('a')!.getAttribute('href')).toBe(`/admin/orders/${first}`);
  expect(value(texts.cards.total)).toBe('6');
  putOrders([{ customer_name: 'الجديدة', created_at: NOW }], 'later');
  await waitFor(() => expect(wordsOf(rowsOf(texts.latest)[0]!)).toContain('الجديدة'));
  await waitFor(() => expect(value(texts.cards.total)).toBe('7'));
});

test('days in which money was only given back are figures, too', async () => {
  putOrders([{ created_at: daysAgo(200), refunded_amount: 100 }]);
  putRefund('order0', { completed_at: daysAgo(1) });
  await openDashboard();
  await waitFor(() => expect(wordsOf(region(takingsTexts.heading))).toContain('-100 درهم'));
  expect(wordsOf(region(takingsTexts.heading))).not.toContain(takingsTexts.none);
});

test('each revenue says what it is: the total what may be kept, a day what came in less what went out', async () => {
  putOrders([{ total_amount: 450, status: 'cancelled' }]);
  await openDashboard();
  await waitFor(() =>
    expect(wordsOf(card(texts.cards.revenue))).toContain(
      unbroken(comparisonTexts.today('450 درهم')),
    ),
  );
  expect(value(texts.cards.revenue)).toBe('0 درهم');
  // no break between a number and its currency
  const today = card(texts.cards.revenue).querySelector('strong')!.parentElement!;
  expect(today.textContent.match(/.درهم/g)).toEqual(many(2, '\u00a0درهم'));
  const words = wordsOf(card(texts.cards.revenue));
  for (const note of [texts.paidOnly, comparisonTexts.revenueNote]) expect(words).toContain(note);
  const chart = region(takingsTexts.heading);
  await waitFor(() => expect(wordsOf(chart)).toContain(takingsTexts.revenueNote));
  expect(wordsOf(chart)).not.toContain(texts.paidOnly);
});

test('what was taken in is told with the time before for a week, a month and a quarter', async () => {
  putOrders([
    {},
    { created_at: daysAgo(2), total_amount: 598 },
    { created_at: daysAgo(2), payment_status: 'failed' },
    // cancelled and given back since: the days in between stay as they were
    {
      created_at: daysAgo(9),
      total_amount: 600,
      status: 'cancelled',
      refunded_amount: 100,
    },
    { created_at: daysAgo(20), total_amount: 1000 },
    { created_at: daysAgo(40), total_amount: 1500 },
    { created_at: daysAgo(80), total_amount: 2000 },
    { created_at: daysAgo(95), total_amount: 4000 },
    // placed before, and paid in this week
    { created_at: daysAgo(8), paid_at: daysAgo(3), total_amount: 50 },
    { total_amount: 70, paid_at: null },
  ]);
  putRefund('order3', { completed_at: daysAgo(2) });
  putRefund('order4', { completed_at: daysAgo(1), counted: false });
  const putHandPayment = (kind: HandPayment['kind'], amount: number, at: Date): void =>
    database.put(handPaymentPath('order9', kind), { kind, amount, at, actor: 'admin' });
  putHandPayment('received', 70, daysAgo(8));
  putHandPayment('undone', 70, daysAgo(1));
  const user = await openDashboard();
  const panel = within(region(takingsTexts.heading));
  const says = (span: 7 | 30 | 90, now: [string, string], before: [string, string]) =>
    waitFor(() =>
      expect(
        unbroken(
          region(takingsTexts.heading)
            .querySelector('figure, [role=figure], [role=img]')!
            .getAttribute('aria-label')!,
        ),
      ).toBe(
        takingsTexts.summary(
          [takingsTexts.spans[span], takingsTexts.total(...now)],
          [takingsTexts.spansBefore[span], takingsTexts.total(...before)],
        ),
      ),
    );
  await says(7, ['777 درهم', '2'], ['670 درهم', '2']);
  expect(wordsOf(region(takingsTexts.heading))).toContain(
    `${unbroken(comparisonTexts.more('107 درهم'))} (16%)`,
  );
  await user.click(panel.getByText(takingsTexts.table));
  const rows = () =>
    [...region(takingsTexts.heading).querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].slice(1).map(wordsOf),
    );
  const row = (now: [string, string], before: [string, string]) =>
    now.map((figure, column) => unbroken(`${figure}${takingsTexts.earlier(before[column]!)}`));
  const none: [string, string] = ['0 درهم', '0'];
  expect(rows()).toEqual([
    ...many(3, row(none, none)),
    row(['50 درهم', '1'], none),
    row(['498 درهم', '1'], ['600 درهم', '1']),
    row(['\u200e-70 درهم', '\u200e-1'], ['70 درهم', '1']),
    row(['299 درهم', '1'], none),
  ]);
  // the day with more returned than paid is below the axis, in both charts
  const bars = [...region(takingsTexts.heading).querySelectorAll('figure [data-below]')];
  expect(bars.map((bar) => bar.textContent || bar.getAttribute('style')!.split(';')[0])).toEqual([
    'height: 100%',
    '\u200e-70 درهم',
    'height: 100%',
    '\u200e-1',
  ]);
  panel.getByText(takingsTexts.below);
  await user.click(panel.getByText(takingsTexts.spans[30]));
  await says(30, ['2,447 درهم', '5'], ['1,500 درهم', '1']);
  expect(rows()).toHaveLength(10);
  await user.click(panel.getByText(takingsTexts.spans[90]));
  await says(90, ['5,947 درهم', '7'], ['4,000 درهم', '1']);
  expect(rows()).toHaveLength(13);
  expect(panel.getByText(takingsTexts.spans[90]).getAttribute('aria-pressed')).toBe('true');
});

describe('what waits for the merchant', () => {
  const figureOf = (name: string): string | undefined =>
    task(name)?.querySelector('strong')?.textContent;

  test('leads to it, and goes once it is done', async () => {
    const [toReview] = putOrders([
      { payment_needs_review: true, customer_name: 'سالم', ...WAITS },
      ...many(2, { status: 'confirmed' } as const),
      { status: 'pending', payment_status: 'paid' },
      { ...WAITS, created_at: daysAgo(3) },
    ]);
    putProduct({ stock_quantity: 3 });
    await openDashboard();
    await waitFor(() => expect(figureOf(waitingTexts.toShip)).toBe('2'));
    expect(figureOf(waitingTexts.unconfirmed)).toBe('1');
    expect(figureOf(waitingTexts.unpaid)).toBe('1');
    await waitFor(() => expect(figureOf(waitingTexts.lowStock)).toBe(waitingTexts.left(3)));
    const leadsTo = (name: string) => task(name)!.getAttribute('href');
    expect(leadsTo(waitingTexts.review)).toBe(`/admin/orders/${toReview}`);
    expect(wordsOf(task(waitingTexts.review)!)).toContain('سالم');
    database.change(orderPath(toReview!), { payment_needs_review: false });
    await waitFor(() => expect(task(waitingTexts.review)).toBeNull());
    putProduct({ stock_quantity: -2 });
    await waitFor(() => expect(figureOf(waitingTexts.lowStock)).toBe(waitingTexts.left(-2)));
  });

  test.each([
    ['toShip', 'confirmed'],
    ['unconfirmed', 'pending'],
  ] as const)(
    '%s: the orders of its list, without what is not to be sent',
    async (name, status) => {
      const [, toReview] = putOrders([
        { status },
        { status, payment_needs_review: true },
        { status, payment_test: true },
        { status, created_at: daysAgo(30) },
        { status, payment_status: 'pending' },
        { status, refunded_amount: 299, refunding_amount: 0 },
        { status, refunded_amount: 0, refunding_amount: 299 },
        { status, refunded_amount: 299, payment_needs_review: true },
      ]);
      const user = await openDashboard();
      await waitFor(() => expect(figureOf(waitingTexts[name])).toBe('2'));
      database.change(orderPath(toReview!), { payment_needs_review: false, updated_at: NOW });
      await waitFor(() => expect(figureOf(waitingTexts[name])).toBe('3'));
      expect(task(waitingTexts[name])!.getAttribute('href')).toBe(
        `/admin/orders?status=${status}&payment=cleared&sort=oldest`,
      );
      await user.click(task(waitingTexts[name])!);
      await waitFor(() => expect(listedOrders()).toHaveLength(3));
    },
  );

  test('is a cash order to confirm, and one to ship; neither is an unpaid one', async () => {
    const yesterday = { created_at: daysAgo(1) };
    putOrders([
      { ...ON_DELIVERY, ...yesterday },
      { ...ON_DELIVERY, status: 'confirmed', ...yesterday },
      { ...ON_DELIVERY, status: 'confirmed' },
      { ...ON_DELIVERY, status: 'shipped', shipped_at: NOW, ...yesterday },
      { ...ON_DELIVERY, payment_status: 'failed', payment_failure: 'cash-unconfirmed' },
      { ...WAITS, ...yesterday },
    ]);
    const user = await openDashboard();
    await waitFor(() => expect(task(waitingTexts.cashToShip)).not.toBeNull());
    expect(wordsOf(task(waitingTexts.cashToShip)!)).toBe(`${waitingTexts.cashToShip}2`);
    expect(wordsOf(task(waitingTexts.cashUnconfirmed)!)).toMatch(/1$/);
    expect(wordsOf(task(waitingTexts.unpaid)!)).toMatch(/1$/);
    expect(task(waitingTexts.toShip)).toBeNull();
    await user.click(task(waitingTexts.unpaid)!);
    await waitFor(() => expect(listedOrders()).toHaveLength(1));
    await user.click(
      within(screen.getByLabelText(adminTexts.nav)).getByText(adminTexts.sections.dashboard),
    );
    await waitFor(() => expect(task(waitingTexts.cashToShip)).not.toBeNull());
    await user.click(task(waitingTexts.cashToShip)!);
    await waitFor(() => expect(listedOrders()).toHaveLength(2));
  });

  test('is cash that a courier has for long, and a parcel that comes back', async () => {
    const sent = { ...ON_DELIVERY, shipped_at: NOW } as const;
    const placed = (created_at: string) => ({ created_at: new Date(created_at) });
    const [late, delivered] = putOrders([
      { ...sent, status: 'shipped', ...placed('2026-11-11T23:59:00+04:00') },
      { ...sent, status: 'delivered', ...placed('2026-10-01T12:00:00+04:00') },
      { ...sent, status: 'shipped', ...placed('2026-11-12T00:00:00+04:00') },
      { ...sent, status: 'delivered', payment_status: 'paid', ...placed('2026-10-01T12:00:00Z') },
      { ...ON_DELIVERY, status: 'cancelled' },
      { ...sent, status: 'cancelled' },
      { ...sent, status: 'cancelled', returned_at: NOW },
    ]);
    const user = await openDashboard();
    await waitFor(() => expect(figureOf(waitingTexts.cashLate)).toBe('2'));
    expect(figureOf(waitingTexts.comingBack)).toBe('1');
    await user.click(task(waitingTexts.cashLate)!);
    await waitFor(() =>
      expect(listedOrders().map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining(orderNumber(delivered!)),
        expect.stringContaining(orderNumber(late!)),
      ]),
    );
    expect(location.search).toBe('?payment=to-collect&to=2026-11-11&sort=oldest');
    await user.click(
      within(screen.getByLabelText(adminTexts.nav)).getByText(adminTexts.sections.dashboard),
    );
    await waitFor(() => expect(task(waitingTexts.comingBack)).not.toBeNull());
    await user.click(task(waitingTexts.comingBack)!);
    await waitFor(() => expect(listedOrders()).toHaveLength(1));
  });

  test('is an order unpaid since yesterday, for as many days as the settings say', async () => {
    const unpaid = (created_at: Date) => ({ ...WAITS, created_at });
    putOrders([
      WAITS,
      unpaid(new Date('2026-11-24T23:59:00+04:00')),
      unpaid(new Date('2026-11-18T00:00:00+04:00')),
      unpaid(new Date('2026-11-17T23:59:00+04:00')),
      unpaid(new Date('2026-11-11T00:00:00+04:00')),
    ]);
    const user = await openDashboard();
    const says = (count: string, from: string) =>
      waitFor(() => {
        expect(figureOf(waitingTexts.unpaid)).toBe(count);
        expect(task(waitingTexts.unpaid)!.getAttribute('href')).toBe(
          `/admin/orders?payment=awaited&from=${from}&to=2026-11-24&sort=oldest`,
        );
      });
    await says('2', '2026-11-18');
    expect(wordsOf(task(waitingTexts.unpaid)!)).toContain(waitingTexts.unpaidNote(7));
    database.put(SETTINGS_PATHS.private, { unpaid_task_days: 1 });
    await says('1', '2026-11-24');
    database.put(SETTINGS_PATHS.private, { unpaid_task_days: 14 });
    await says('4', '2026-11-11');
    // invalid settings count as unset
    database.put(SETTINGS_PATHS.private, { unpaid_task_days: 0 });
    await says('2', '2026-11-18');
    database.put(SETTINGS_PATHS.private, { unpaid_task_days: 14 });
    await says('4', '2026-11-11');
    await user.click(task(waitingTexts.unpaid)!);
    await waitFor(() => expect(listedOrders()).toHaveLength(4));
  });

  test('is a stock as low as the settings have it', async () => {
    database.put(SETTINGS_PATHS.private, { few_left: 3 });
    putProduct({ stock_quantity: 4 });
    await openDashboard();
    await waitFor(() =>
      expect(wordsOf(region(waitingTexts.heading))).toContain(waitingTexts.nothing),
    );
    putProduct({ stock_quantity: 3 });
    await waitFor(() => expect(figureOf(waitingTexts.lowStock)).toBe(waitingTexts.left(3)));
  });

  test('is what could not be sent, the newest five', async () => {
    const [order] = putOrders([{}]);
    putMessage(order!, 'shipped', {});
    putMessage('a', 'test', { order_id: null });
    for (let day = 1; day <= 6; day++)
      putMessage(`day-${day}`, 'morning-summary', {
        order_id: null,
        created_at: daysAgo(0, -day),
      });
    await openDashboard();
    const panel = () => within(region(waitingTexts.heading));
    await waitFor(() => expect(panel().getAllByText(waitingTexts.unsent)).toHaveLength(5));
    const links = panel()
      .getAllByText(waitingTexts.unsent)
      .map((one) => one.closest('a')!.getAttribute('href'));
    expect(links).toEqual([`/admin/orders/${order}`, ...many(4, '/admin/settings')]);
    panel().getByText(waitingTexts.moreUnsent(2));
    expect(panel().getAllByText(messageKindNames['morning-summary'])).toHaveLength(4);
    expect(panel().queryByText(messageKindNames.test)).toBeNull();
  });

  test('is an order that is paid while nothing waits, however old it is', async () => {
    const ids = putOrders([...many(5, ARRIVED), WAITS]);
    await openDashboard();
    await waitFor(() =>
      expect(wordsOf(region(waitingTexts.heading))).toContain(waitingTexts.nothing),
    );
    database.change(orderPath(ids.at(-1)!), {
      status: 'confirmed',
      payment_status: 'paid',
      updated_at: daysAgo(0, 1),
    });
    await waitFor(() => expect(figureOf(waitingTexts.toShip)).toBe('1'));
    await waitFor(() => expect(value(texts.cards.pending)).toBe('0'));
  });
});
