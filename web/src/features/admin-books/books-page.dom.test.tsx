import {
  creditNotePath,
  handPaymentPath,
  invoicePath,
  reconciliationPath,
} from '@ghar/domain/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '../../../testing/firestore.ts';
import { openPanel } from '../../../testing/open-page.tsx';
import { ON_DELIVERY } from '../../../testing/orders.ts';
import { collectFiles } from '../../../testing/saved-files.ts';
import { putOrder, putRefund } from '../../../testing/shop.ts';
import { booksTexts as texts } from '../../i18n/ar/admin-books.ts';
import { OPERATIONS } from '../../i18n/ar/admin-operations.ts';
import { adminPartTexts } from '../../i18n/ar/admin.ts';
import { orderStatusNames, paymentMethodNames } from '../../i18n/ar/status.ts';

/** In the shop it is December already. */
const NOW = new Date('2026-11-30T21:00:00Z');
const NOVEMBER = '/admin/books?from=2026-11-01&to=2026-11-30';
const IN_NOVEMBER = new Date('2026-11-15T10:00:00Z');
const IN_DECEMBER = new Date('2026-11-30T20:30:00Z');

const SELLER = {
  legal_name: 'غار',
  address: 'دبي',
  licence: '1',
  tax_number: '100123456700003',
  country: 'ae',
};
const issued = (order_id: string, issued_at: Date, vat: number) => ({
  order_id,
  issued_at,
  seller: SELLER,
  vat_percent: 5,
  vat,
});

/** On the screen: the printed sheet has the same words. */
const H2 = { selector: 'h2' };

/** What is read, with common spaces and without marks of direction. */
const wordsOf = (element: Element): string =>
  element.textContent.replaceAll('\u00a0', ' ').replaceAll('\u200e', '');
const region = (heading: string): HTMLElement => screen.getByText(heading, H2).closest('section')!;
/** The figures of a section, by name. */
const figures = (heading: string): Record<string, string> =>
  Object.fromEntries(
    [...region(heading).querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')!.firstChild!.textContent,
      wordsOf(row.querySelector('dd')!),
    ]),
  );
const money = (): Record<string, string> => figures(texts.money);

/** An order of November, cancelled and given back in December; and payments by hand. */
function putBooks(): void {
  putOrder(
    {
      status: 'cancelled',
      total_amount: 897,
      refunded_amount: 897,
      paid_at: IN_NOVEMBER,
      payment_fee: 27.01,
      payment_fee_at: IN_NOVEMBER,
      created_at: IN_NOVEMBER,
    },
    'bought000001',
  );
  putRefund('bought000001', { amount: 897, completed_at: IN_DECEMBER });
  putOrder({ paid_at: IN_DECEMBER, created_at: IN_NOVEMBER, status: 'shipped' }, 'later0000002');
  putOrder({ payment_test: true, total_amount: 7000, paid_at: IN_NOVEMBER }, 'tested000003');
  for (const [kind, at] of [
    ['received', IN_NOVEMBER],
    ['undone', IN_DECEMBER],
  ] as const)
    database.put(handPaymentPath('byhand000004', kind), { kind, at, amount: 299, actor: 'admin' });
  database.put(invoicePath(1), {
    ...issued('bought000001', IN_NOVEMBER, 42.71),
    total: 897,
    credited: 897,
  });
  database.put(creditNotePath(1), {
    ...issued('bought000001', IN_DECEMBER, 42.71),
    invoice_number: 1,
    refund_id: 'refund',
    amount: 897,
  });
}

async function openBooks(address: string) {
  const user = await openPanel(address);
  await screen.findByText(texts.money, H2);
  return user;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  putBooks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('cash on delivery is told apart from cards and other ways, and what couriers still have', async () => {
  for (const [id, amount, payment_method] of [
    ['oncash000005', 309, 'cash'],
    ['oncash000006', 500.5, 'cash'],
  ] as const)
    database.put(handPaymentPath(id, 'received'), {
      kind: 'received',
      at: IN_NOVEMBER,
      amount,
      actor: 'admin',
      payment_method,
    });
  putOrder({ ...ON_DELIVERY, status: 'shipped', shipped_at: IN_NOVEMBER }, 'onitsway0007');
  await openBooks(NOVEMBER);
  expect(money()[texts.sales]).toBe('2,005.50 درهم');
  const said = wordsOf(region(texts.money));
  for (const words of [
    texts.byCard('897 درهم', 1),
    texts.cash('809.50 درهم', 2),
    texts.byHand('299 درهم', 1),
  ])
    expect(said).toContain(words);
  expect(figures(texts.orders)[texts.withCouriers]).toBe('309.00 درهم');
});

describe('a month', () => {
  const CLOSED = {
    [texts.sales]: '1,196.00 درهم',
    [texts.returned]: '0.00 درهم',
    [texts.fees]: '-27.01 درهم',
    [texts.net]: '1,168.99 درهم',
  };

  test('that is over stays as it was, whatever is cancelled, given back or taken back later', async () => {
    await openBooks(NOVEMBER);
    expect(money()).toEqual(CLOSED);
    expect(figures(texts.vat)).toEqual({
      [texts.invoices]: '42.71 درهم',
      [texts.creditNotes]: '0.00 درهم',
      [texts.vatDue]: '42.71 درهم',
    });
    expect(wordsOf(region(texts.money))).toContain(texts.byCard('897 درهم', 1));
    expect(wordsOf(region(texts.money))).toContain(texts.byHand('299 درهم', 1));
  });

  test('has what was given back and taken back in it', async () => {
    await openBooks('/admin/books');
    await screen.findByText(texts.month('2026-12-01'), H2);
    expect(money()).toEqual({
      [texts.sales]: '0.00 درهم',
      [texts.returned]: '-897.00 درهم',
      [texts.fees]: '0.00 درهم',
      [texts.net]: '-897.00 درهم',
    });
    expect(figures(texts.vat)[texts.vatDue]).toBe('-42.71 درهم');
    expect(wordsOf(region(texts.money))).toContain(texts.undone('-299 درهم'));
  });

  test('leads to the one before, and to none that has not begun', async () => {
    const user = await openBooks('/admin/books');
    expect(screen.getByLabelText<HTMLButtonElement>(texts.next).disabled).toBe(true);
    await user.click(screen.getByLabelText(texts.previous));
    await screen.findByText(texts.month('2026-11-01'), H2);
    await waitFor(() => expect(money()).toEqual(CLOSED));
    expect(location.search).toBe('?from=2026-11-01&to=2026-11-30');
    await user.click(screen.getByLabelText(texts.next));
    await screen.findByText(texts.month('2026-12-01'), H2);
  });
});

test('any days can be asked for, in either order', async () => {
  const user = await openBooks('/admin/books');
  const type = async (label: string, day: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, day);
  };
  await type(texts.from, '2026-12-01');
  await type(texts.to, '2026-11-15');
  await user.click(screen.getByText(texts.show));
  await waitFor(() => expect(location.search).toBe('?from=2026-11-15&to=2026-12-01'));
  await waitFor(() => expect(money()[texts.net]).toBe('271.99 درهم'));
});

test('the orders that came are counted by their status, each with its list', async () => {
  await openBooks(NOVEMBER);
  expect(figures(texts.orders)).toMatchObject({
    [orderStatusNames.shipped]: '1',
    [orderStatusNames.cancelled]: '1',
  });
  const link = within(region(texts.orders)).getByText(orderStatusNames.shipped);
  expect(link.getAttribute('href')).toBe(
    '/admin/orders?from=2026-11-01&to=2026-11-30&status=shipped',
  );
});

test('invoices and credit notes are the rows of a file', async () => {
  const files = collectFiles();
  database.change(invoicePath(1), { payment_method: 'cash' });
  const user = await openBooks('/admin/books?from=2026-11-01&to=2026-12-31');
  await user.click(screen.getByText(texts.export));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]!.name).toBe('books-2026-11-01-2026-12-31.csv');
  const [head, ...rows] = await files[0]!.lines();
  const separator = head!.includes(';') ? ';' : ',';
  expect(rows.map((row) => row.split(separator))).toEqual([
    [
      `"${texts.kinds.invoice}"`,
      '"INV-000001"',
      '2026-11-15',
      '"ht000001"',
      '',
      `"${paymentMethodNames.cash}"`,
      '897',
      '5',
      '42.71',
      '"AED"',
      '"\'100123456700003"',
    ],
    [
      `"${texts.kinds.creditNote}"`,
      '"CN-000001"',
      '2026-12-01',
      '"ht000001"',
      '"INV-000001"',
      '',
      '-897',
      '5',
      '-42.71',
      '"AED"',
      '"\'100123456700003"',
    ],
  ]);
});

describe('the comparison with the provider', () => {
  const run = (change: object) =>
    database.put(reconciliationPath('run'), {
      started_at: IN_NOVEMBER,
      ended_at: IN_NOVEMBER,
      payments: 12,
      refunds: 0,
      differences: 0,
      unanswered: 0,
      continues_at: null,
      ...change,
    });

  test.each([
    [{}, texts.agreed(12, 0)],
    [{ refunds: 2 }, texts.agreed(12, 2)],
    [{ differences: 2 }, texts.differences(2)],
    [{ unanswered: 3 }, texts.unanswered(3)],
    [{ payments: 0 }, texts.nothingToCompare],
    [{ continues_at: IN_NOVEMBER }, texts.continues],
  ])('%j is a line of its month', async (change, words) => {
    run(change);
    await openBooks(NOVEMBER);
    await waitFor(() => expect(wordsOf(region(texts.reconciliation))).toContain(words));
  });

  test('of another month is not in it', async () => {
    run({});
    await openBooks('/admin/books');
    expect(await screen.findByText(texts.neverReconciled)).toBeTruthy();
  });
});

test('books that cannot be read are said, and read again on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  database.refuseCounts('unavailable');
  const user = await openPanel(NOVEMBER);
  await screen.findAllByText(OPERATIONS['load-books'].failed, { exact: false });
  database.refuseCounts(null);
  await user.click(screen.getByText(adminPartTexts.retry));
  await screen.findByText(texts.money, H2);
  expect(money()[texts.sales]).toBe('1,196.00 درهم');
});
