import { COLLECTIONS } from '@ghar/domain/paths';
import { expect } from 'vitest';
import { extendTimeouts } from '../../tools/bench/admin/extend-timeouts.ts';
import { writeInvoices } from '../../tools/bench/admin/write-invoices.ts';
import { writeManyOrders } from '../../tools/seed/many-orders.ts';
import { dashboardTexts } from '../../web/src/i18n/ar/admin-dashboard.ts';
import { booksTexts } from '../../web/src/i18n/ar/admin-books.ts';
import { db } from '../support/database.ts';
import { AdminPage } from '../e2e/admin-page.ts';
import { BilledReads } from '../e2e/billed-reads.ts';
import { DashboardPage } from '../e2e/dashboard-page.ts';
import { OrdersPage } from '../e2e/orders-page.ts';
import { DESKTOP, NO_FIRESTORE, test } from '../e2e/shopper.ts';

const ORDERS = 4_000;
const PAGE = 25;
/** The emulator scans all orders for each count, which is slow on a busy machine. */
const SLOW = { timeout: 240_000 };
const PATIENT = { timeout: 60_000 };

test(
  'a shop with thousands of orders costs a bounded number of reads to look after',
  SLOW,
  async ({ newShopper }) => {
    await writeManyOrders(db, ORDERS);
    const shopper = await newShopper(DESKTOP);
    // the emulator answers no other question while it counts
    shopper.mayPrint(NO_FIRESTORE);
    const { page } = shopper;
    page.setDefaultTimeout(SLOW.timeout);
    await extendTimeouts(page);
    const reads = await BilledReads.of(page);
    const dashboard = await DashboardPage.open(page);
    await dashboard.loaded();
    expect(await dashboard.card(dashboardTexts.cards.total).innerText()).toContain(
      ORDERS.toLocaleString('en'),
    );
    // the last figures may still be on their way
    await expect.poll(() => reads.aggregations.length, PATIENT).toBe(44);
    const { documents, aggregations, total } = reads;
    console.log(
      `» the dashboard of ${ORDERS} orders: ${total} reads, ${documents} of them documents, ` +
        `the others ${aggregations.length} counts and sums`,
    );
    expect(documents).toBeGreaterThan(5);
    expect(total).toBeGreaterThan(ORDERS / 1000);
    // parcels that come back are read one by one: as many as there are, however many orders the shop has had
    const refused = await db
      .collection(COLLECTIONS.orders)
      .where('status', '==', 'cancelled')
      .where('payment_status', '==', 'pending')
      .where('payment_method', '==', 'cash')
      .get();
    expect(total - refused.size).toBeLessThanOrEqual(57);

    reads.forget();
    const list = new OrdersPage(page);
    await new AdminPage(page).goTo('orders');
    await expect.poll(async () => (await list.numbers()).length, PATIENT).toBe(PAGE);
    const counts = (): number => reads.aggregations.length;
    await expect.poll(counts, PATIENT).toBe(1);
    const opened = reads.total;
    const first = await list.numbers();
    reads.forget();
    await list.next.click();
    await expect
      .poll(async () => (await list.numbers())[0] ?? first[0], PATIENT)
      .not.toBe(first[0]);
    await expect.poll(counts, PATIENT).toBe(2);
    const nextPage = reads.total;
    const costOf = async (words: string, counted: number): Promise<number> => {
      reads.forget();
      const before = await list.numbers();
      await list.find(words);
      await expect
        .poll(async () => {
          const numbers = await list.numbers();
          return numbers.length > 0 && numbers.join() !== before.join();
        }, PATIENT)
        .toBe(true);
      await expect.poll(counts, PATIENT).toBe(counted);
      return reads.total;
    };
    const name = await costOf('سار', 1);
    const nameAndCity = await costOf('سارة الرياض', 0);
    console.log(
      `» the list of ${ORDERS} orders: ${opened} reads; the next page of it: ${nextPage}; ` +
        `a search of a name: ${name}, of a name in a city: ${nameAndCity}`,
    );
    // a page, then what is looked through at most
    expect(nameAndCity).toBeLessThanOrEqual(2 * PAGE + 200);
    for (const cost of [opened, nextPage, name]) {
      expect(cost).toBeGreaterThanOrEqual(PAGE);
      expect(cost).toBeLessThanOrEqual(2 * PAGE);
    }
  },
);

test('its books cost as many reads as they have figures', SLOW, async ({ newShopper }) => {
  await writeManyOrders(db, ORDERS);
  await writeInvoices(db, ORDERS);
  const shopper = await newShopper(DESKTOP);
  shopper.mayPrint(NO_FIRESTORE);
  const { page } = shopper;
  page.setDefaultTimeout(SLOW.timeout);
  await extendTimeouts(page);
  const reads = await BilledReads.of(page);
  await (await AdminPage.open(page, '/admin/products')).goTo('books');
  await expect.poll(() => reads.aggregations.length, PATIENT).toBeGreaterThanOrEqual(18);
  await page.getByRole('button', { name: booksTexts.export }).waitFor();
  const books = reads.total;
  reads.forget();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: booksTexts.export }).click();
  await saved;
  console.log(
    `» the books of ${ORDERS} orders: ${books} reads; their file: ${reads.total}, one for each of the month's papers`,
  );
  expect(books).toBeLessThanOrEqual(50);
});
