import type { Locator, Page } from 'playwright-core';
import { booksTexts } from '../../../web/src/i18n/ar/admin-books.ts';
import { settled } from '../../screens/merchant.ts';
import type { AskedQueries } from './asked-queries.ts';

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
const SEARCHED = 'سارة';

/** The time of each step until all of it is shown, and until the emulator alone has answered its questions, in ms. */
type Measured = { readonly panel: Times; readonly database: Times };

/** Measures each step from the merchant's click. Run once before, so that all scripts are loaded. */
export async function measurePanel(page: Page, asked: AskedQueries): Promise<Measured> {
  const panel: Partial<Record<Step, number>> = {};
  const database: Partial<Record<Step, number>> = {};
  // a reload clears all caches in memory
  const begin = async (path: string): Promise<void> => {
    await page.goto(path);
    await settled(page);
  };
  const measure = async (step: Step, run: () => Promise<number>): Promise<void> => {
    asked.forget();
    panel[step] = await run();
    database[step] = await asked.again();
  };
  const open = (path: string, isThere: () => boolean) => () =>
    timed(page, () => link(page, path).click(), isThere);
  await begin('/admin/products');
  await measure('dashboard', open('/admin', dashboardIsThere));
  await measure('orders', open('/admin/orders', listIsThere));
  const next = page.getByRole('link', { name: 'التالي' });
  await measure('next page', () => timed(page, () => next.click(), listIsThere));
  await begin('/admin/orders');
  const status = page.getByRole('search').getByLabel('حالة الطلب');
  const choose = () => status.selectOption('delivered');
  await measure('filter', () => timed(page, choose, listIsThere));
  await begin('/admin/orders');
  const field = page.getByRole('searchbox');
  await field.fill(SEARCHED);
  await measure('search', () => timed(page, () => field.press('Enter'), listIsThere));
  await begin('/admin/products');
  await measure('books', open('/admin/books', booksAreThere));
  await measure('books file', () => timedFile(page));
  return { panel: panel as Times, database: database as Times };
}

async function timedFile(page: Page): Promise<number> {
  const start = performance.now();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: booksTexts.export }).click();
  await saved;
  return performance.now() - start;
}

const link = (page: Page, path: string): Locator => page.locator(`nav a[href="${path}"]`);

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

const dashboardIsThere = (): boolean =>
  document.querySelector('main .MuiSkeleton-root') === null &&
  document.querySelector('main dl dd') !== null &&
  document.querySelector('main figure') !== null &&
  document.querySelectorAll('main li time').length === 5;

const booksAreThere = (): boolean =>
  document.querySelector('main .MuiSkeleton-root') === null &&
  document.querySelectorAll('main dl').length === 3;

const listIsThere = (): boolean =>
  document.querySelector('main search') !== null &&
  document.querySelectorAll('main tbody:not([data-old]) tr').length > 1;
