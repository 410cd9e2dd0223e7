import type { Locator, Page } from 'playwright-core';
import type { SeedAccount } from '../../tools/seed/accounts.ts';
import {
  orderPageTexts as texts,
  savedTextTexts,
  shipDialogTexts,
} from '../../web/src/i18n/ar/admin-order.ts';
import { AdminPage } from './admin-page.ts';
import { expectVisible } from './shopper.ts';

export const orderAddress = (id: string): string => `/admin/orders/${id}`;

/** Page object of an order in the panel. */
export class AdminOrderPage {
  readonly page: Page;
  readonly note: Locator;
  readonly tracking: Locator;
  readonly history: Locator;
  readonly shipping: Locator;

  constructor(page: Page) {
    this.page = page;
    this.note = page.getByRole('textbox', { name: texts.note });
    this.tracking = page.getByRole('textbox', { name: texts.tracking });
    this.history = page.getByRole('region', { name: texts.history }).getByRole('listitem');
    this.shipping = page.getByRole('dialog', { name: shipDialogTexts.title });
  }

  static async open(page: Page, id: string, account?: SeedAccount): Promise<AdminOrderPage> {
    await AdminPage.open(page, orderAddress(id), account);
    await expectVisible(page.getByRole('heading', { level: 1, name: texts.title(id.slice(-8)) }));
    return new AdminOrderPage(page);
  }

  step = (status: keyof typeof texts.nextStep): Locator =>
    this.page.getByRole('button', { name: texts.nextStep[status] });
  /** Opens the dialog of the shipping. */
  async ship(): Promise<void> {
    await this.step('shipped').click();
    await expectVisible(this.shipping);
  }
  /** Submits it, with a tracking number or without. */
  sent = (how: 'ship' | 'shipWithout'): Promise<void> =>
    this.shipping.getByRole('button', { name: shipDialogTexts[how], exact: true }).click();
  saved = (): Promise<void> => expectVisible(this.page.getByText(savedTextTexts.saved));
  saveButton = (): Locator => this.page.getByRole('button', { name: savedTextTexts.save });
}
