import type { Page } from 'playwright-core';
import { stack } from '../stack.ts';
import { intentOf } from '../support/provider.ts';

/** Page object of the provider's payment page. */
export class PaymentPage {
  readonly page: Page;
  readonly intentId: string;

  private constructor(page: Page) {
    this.page = page;
    this.intentId = intentOf(page.url());
  }

  /** Waits until the shopper has been redirected here. */
  static async reached(page: Page): Promise<PaymentPage> {
    await page.waitForURL(`${stack.urls.sandbox}/pay/*`);
    return new PaymentPage(page);
  }

  pay = (): Promise<void> => this.#click('ادفع الآن');
  decline = (): Promise<void> => this.#click('رفض البطاقة');
  cancel = (): Promise<void> => this.#click('إلغاء');

  async #click(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
    await this.page.waitForURL(/\/payment-success\?order_id=/);
  }
}
