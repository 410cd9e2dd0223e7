import { orderNumber } from '@ghar/domain/order/order-number';
import type { OrderStatus } from '@ghar/domain/order/status';
import type { Download, Locator, Page } from 'playwright-core';
import { bulkShipTexts } from '../../web/src/i18n/ar/admin-order.ts';
import { changeDialogTexts } from '../../web/src/i18n/ar/admin-order-changes.ts';
import {
  bulkTexts,
  exportTexts,
  orderFilterTexts as filters,
  orderListTexts as texts,
} from '../../web/src/i18n/ar/admin-orders.ts';
import { orderStatusNames, paymentStatusNames } from '../../web/src/i18n/ar/status.ts';
import { AdminPage } from './admin-page.ts';
import { expectVisible } from './shopper.ts';

/** A menu of statuses, in the list or on an order's page. */
export class StatusMenu {
  readonly button: Locator;
  readonly #page: Page;
  readonly #names: Readonly<Record<string, string>>;

  constructor(page: Page, name: string, names: Readonly<Record<string, string>>) {
    this.button = page.getByRole('combobox', { name, exact: true });
    this.#page = page;
    this.#names = names;
  }

  /** The status that is shown. */
  async value(): Promise<string | undefined> {
    const shown = await this.button.innerText();
    return Object.keys(this.#names).find((status) => this.#names[status] === shown);
  }

  async choose(status: string): Promise<void> {
    await this.button.click();
    await this.#page.getByRole('option', { name: this.#names[status]!, exact: true }).click();
  }
}

/** Page object of the list of orders. */
export class OrdersPage {
  readonly page: Page;
  /** A table, or on a phone a list. */
  readonly table: Locator;
  readonly search: Locator;
  readonly pager: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly bulk: Locator;
  readonly selectAll: Locator;
  readonly exportButton: Locator;

  constructor(page: Page) {
    this.page = page;
    const named = { name: texts.label };
    this.table = page.getByRole('table', named).or(page.getByRole('list', named));
    this.search = page.getByRole('searchbox', { name: filters.search });
    this.pager = page.getByRole('navigation', { name: texts.pager });
    this.next = this.pager.getByRole('link', { name: texts.nextPage });
    // a button where the page's place has to be found
    this.previous = this.pager
      .getByRole('link', { name: texts.previousPage })
      .or(this.pager.getByRole('button', { name: texts.previousPage }));
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
    const rows = this.table.getByRole('row').or(this.table.getByRole('listitem'));
    return rows.filter({ has: this.view(id) });
  }
  view = (id: string): Locator =>
    this.page.getByRole('link', { name: texts.viewOrder(orderNumber(id)) });
  status = (id: string): StatusMenu =>
    new StatusMenu(this.page, texts.statusOf(orderNumber(id)), orderStatusNames);
  payment = (id: string): StatusMenu =>
    new StatusMenu(this.page, texts.paymentOf(orderNumber(id)), paymentStatusNames);
  choice = (id: string): Locator =>
    this.page.getByRole('checkbox', { name: texts.select(orderNumber(id)) });

  /** Asks for a status of the selected orders. */
  async chooseForAll(status: OrderStatus): Promise<void> {
    await this.bulk.getByRole('combobox', { name: bulkTexts.status }).selectOption(status);
    await this.bulk.getByRole('button', { name: bulkTexts.apply }).click();
  }
  /** The dialog in which several orders are shipped. */
  shipping = (): Locator => this.page.getByRole('dialog').filter({ hasText: bulkShipTexts.rows });
  /** Submits it. */
  shipAll = (): Promise<void> => this.shipping().locator('button[type=submit]').click();

  /** Saves a file by the button that offers both. */
  async download(button: Locator, as: keyof typeof exportTexts): Promise<Download> {
    const downloading = this.page.waitForEvent('download');
    await button.click();
    await this.page.getByRole('menuitem', { name: exportTexts[as].name }).click();
    // the page does not scroll before the menu is gone
    await this.page.waitForFunction(() => getComputedStyle(document.body).overflow !== 'hidden');
    return downloading;
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
    const cells = await this.table.locator('.number').allInnerTexts();
    return cells.map((text) => text.replace(/…$/, ''));
  }

  /** Waits until the list has loaded. */
  listed = (): Promise<void> => expectVisible(this.table);
}

/** The order numbers of those ids. */
export const numbersOf = (ids: readonly string[]): string[] => ids.map(orderNumber);
