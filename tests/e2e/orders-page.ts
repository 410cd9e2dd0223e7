import { orderNumber } from '@ghar/domain/order-number';
import type { OrderStatus } from '@ghar/domain/status';
import type { Locator, Page } from 'playwright-core';
import { changeDialogTexts } from '../../web/src/i18n/ar/admin-order-changes.ts';
import {
  bulkTexts,
  orderFilterTexts as filters,
  orderListTexts as texts,
} from '../../web/src/i18n/ar/admin-orders.ts';
import { AdminPage } from './admin-page.ts';
import { expectVisible } from './shopper.ts';

/** Page object of the list of orders. */
export class OrdersPage {
  readonly page: Page;
  readonly table: Locator;
  readonly search: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly bulk: Locator;
  readonly selectAll: Locator;
  readonly exportButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: texts.label });
    this.search = page.getByRole('searchbox', { name: filters.search });
    const pager = page.getByRole('navigation', { name: texts.pager });
    this.next = pager.getByRole('link', { name: texts.nextPage });
    this.previous = pager.getByRole('link', { name: texts.previousPage });
    this.bulk = page.getByRole('region', { name: bulkTexts.name });
    this.selectAll = page.getByRole('checkbox', { name: bulkTexts.selectAll });
    this.exportButton = page.getByRole('button', { name: texts.export });
  }

  /** Signs in and waits for the panel. */
  static async open(page: Page, address = ''): Promise<OrdersPage> {
    await AdminPage.open(page, `/admin/orders${address}`);
    return new OrdersPage(page);
  }

  row(id: string): Locator {
    return this.table.getByRole('row').filter({ has: this.view(id) });
  }
  view = (id: string): Locator =>
    this.page.getByRole('link', { name: texts.viewOrder(orderNumber(id)) });
  status = (id: string): Locator =>
    this.page.getByRole('combobox', { name: texts.statusOf(orderNumber(id)), exact: true });
  payment = (id: string): Locator =>
    this.page.getByRole('combobox', { name: texts.paymentOf(orderNumber(id)), exact: true });
  choice = (id: string): Locator =>
    this.page.getByRole('checkbox', { name: texts.select(orderNumber(id)) });

  /** Sets the selected orders to a status, and confirms. */
  async setAll(status: OrderStatus): Promise<void> {
    await this.bulk.getByRole('combobox', { name: bulkTexts.status }).selectOption(status);
    await this.bulk.getByRole('button', { name: bulkTexts.apply }).click();
    await this.confirm();
  }
  /** Confirms the dialog. */
  confirm = (): Promise<void> =>
    this.page.getByRole('button', { name: changeDialogTexts.confirm }).click();

  filter(name: 'status' | 'payment' | 'country' | 'from' | 'to' | 'sort'): Locator {
    return this.page.getByRole('search').getByLabel(filters[name], { exact: true });
  }

  /** Submits a search. */
  async find(words: string): Promise<void> {
    await this.search.fill(words);
    await this.search.press('Enter');
  }

  /** The numbers of the listed orders, from the top. */
  async numbers(): Promise<string[]> {
    const cells = await this.table.locator('tbody td:first-of-type bdi').allInnerTexts();
    return cells.map((text) => text.replace(/…$/, ''));
  }

  /** Waits until the list has loaded. */
  listed = (): Promise<void> => expectVisible(this.table);
}

/** The order numbers of those ids. */
export const numbersOf = (ids: readonly string[]): string[] => ids.map(orderNumber);
