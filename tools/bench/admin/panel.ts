import type { Locator, Page } from 'playwright-core';
import { booksTexts } from '../../../web/src/i18n/ar/admin-books.ts';
import { settled, signIn } from '../../screens/merchant.ts';
import { BilledReads } from '../billed-reads.ts';

/** The merchant's steps, in the order of measurement. */
export const STEPS = [
  'dashboard',
  'orders',
  'next page',
  'filter',
  'search',
  'books',
  'books file',
] as const;
export type Step = (typeof STEPS)[number];
export type Times = Readonly<Record<Step, number>>;

/** A name that every eighteenth order has. */
export const SEARCHED = 'سارة';

/** Signs in and opens each section once, so that all scripts are loaded before the measurement. */
export async function enterPanel(page: Page): Promise<void> {
  await signIn(page);
  await measurePanel(page);
}

/** The time of each step from the merchant's click until all of it is shown, in ms. */
export async function measurePanel(page: Page): Promise<Times> {
  // a reload clears all caches in memory
  const begin = async (path: string): Promise<void> => {
    await page.goto(path);
    await settled(page);
  };
  await begin('/admin/products');
  const dashboard = await timed(page, () => link(page, '/admin').click(), dashboardIsThere);
  const orders = await timed(page, () => link(page, '/admin/orders').click(), listIsThere);
  const next = page.getByRole('link', { name: 'التالي' });
  const nextPage = await timed(page, () => next.click(), listIsThere);
  await begin('/admin/orders');
  const status = page.getByRole('search').getByLabel('حالة الطلب');
  const filter = await timed(page, () => status.selectOption('delivered'), listIsThere);
  await begin('/admin/orders');
  const field = page.getByRole('searchbox');
  await field.fill(SEARCHED);
  const search = await timed(page, () => field.press('Enter'), listIsThere);
  await begin('/admin/products');
  const books = await timed(page, () => link(page, '/admin/books').click(), booksAreThere);
  const file = await timedFile(page);
  return { dashboard, orders, 'next page': nextPage, filter, search, books, 'books file': file };
}

/** The reads that Firestore bills for the books' page, and for its file. */
export async function countReads(page: Page): Promise<Readonly<Record<string, number>>> {
  // before the page opens its stream of documents
  const reads = await BilledReads.of(page);
  await page.goto('/admin/products');
  await settled(page);
  const counted = async (act: () => Promise<unknown>): Promise<number> => {
    reads.forget();
    await act();
    await page.waitForTimeout(TRAILING_MS);
    return reads.total;
  };
  return {
    books: await counted(() =>
      timed(page, () => link(page, '/admin/books').click(), booksAreThere),
    ),
    'books file': await counted(() => timedFile(page)),
  };
}

/** Answers that are shown may not be counted yet. */
const TRAILING_MS = 2000;

/** The time until the file of the month's invoices and credit notes is saved, in ms. */
async function timedFile(page: Page): Promise<number> {
  const start = performance.now();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: booksTexts.export }).click();
  await saved;
  return performance.now() - start;
}

const link = (page: Page, path: string): Locator => page.locator(`nav a[href="${path}"]`);

/** The time from the action until `isThere` holds. */
async function timed(
  page: Page,
  act: () => Promise<unknown>,
  isThere: () => boolean,
): Promise<number> {
  await page.evaluate(() => document.querySelector('main tbody')?.setAttribute('data-old', ''));
  const start = performance.now();
  await act();
  await page.waitForFunction(isThere);
  return performance.now() - start;
}

/** The figures, the chart and the five latest orders, with nothing loading. */
const dashboardIsThere = (): boolean =>
  document.querySelector('main .MuiSkeleton-root') === null &&
  document.querySelector('main dl dd') !== null &&
  document.querySelector('main figure') !== null &&
  document.querySelectorAll('main li time').length === 5;

/** The three statements, with nothing loading. */
const booksAreThere = (): boolean =>
  document.querySelector('main .MuiSkeleton-root') === null &&
  document.querySelectorAll('main dl').length === 3;

const listIsThere = (): boolean =>
  document.querySelector('main search') !== null &&
  document.querySelectorAll('main tbody:not([data-old]) tr').length > 1;
