import type { PublicPaymentFailure } from '@ghar/domain/callables';
import type { Locator, Page } from 'playwright-core';
import { confirmationTexts as texts } from '../../web/src/i18n/ar/confirmation.ts';
import { orderTexts } from '../../web/src/i18n/ar/order-page.ts';
import { expectVisible } from './shopper.ts';

/** The label of a paid order, as the specification has it. */
export const PAID = 'مؤكد ومدفوع';

/** Page object of the confirmation page. */
export class ConfirmationPage {
  readonly page: Page;
  readonly payAgain: Locator;
  readonly pay: Locator;
  /** Leads from an order to the one that took its place. */
  readonly openLater: Locator;
  readonly slip: Locator;
  /** Confirms an order to be paid in cash. */
  readonly confirm: Locator;

  constructor(page: Page) {
    this.page = page;
    this.payAgain = page.getByRole('button', { name: texts.failed.pay });
    this.pay = page
      .getByRole('button', { name: texts.pending.pay })
      .or(page.getByRole('button', { name: texts.unpaid.pay, exact: true }));
    this.openLater = page.getByRole('link', { name: texts.replaced.open });
    this.confirm = page.getByRole('button', { name: texts.cash.question.confirm });
    this.slip = page.getByRole('region', { name: orderTexts.summary });
  }

  /** As whoever was sent the link, or has found the order. */
  static async open(page: Page, orderId: string): Promise<ConfirmationPage> {
    await page.goto(`/payment-success?order_id=${orderId}`);
    return new ConfirmationPage(page);
  }

  /** As whoever comes from the payment page. */
  static async returnTo(page: Page, orderId: string): Promise<ConfirmationPage> {
    await page.addInitScript(() => sessionStorage.setItem('ghar-left-to-pay', '1'));
    await page.goto(`/payment-success?order_id=${orderId}`);
    return new ConfirmationPage(page);
  }

  expectPaid = (): Promise<void> => expectVisible(this.page.getByText(PAID, { exact: true }));
  expectPending = (): Promise<void> => this.#expectHeading(texts.pending.heading);
  expectUnderReview = (): Promise<void> => this.#expectHeading(texts.underReview.heading);
  /** `total` in dirhams. */
  expectUnpaid = (total: number): Promise<void> => this.#expectHeading(texts.unpaid.heading(total));
  expectReplaced = (): Promise<void> => this.#expectHeading(texts.replaced.heading);
  expectFailed = (why: PublicPaymentFailure = 'declined'): Promise<void> =>
    this.#expectHeading(texts.failed.heading(why));

  #expectHeading(name: string): Promise<void> {
    return expectVisible(this.page.getByRole('heading', { level: 1, name }));
  }

  /** A line of the order's summary. */
  line(name: string): Promise<string> {
    return this.slip
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::dd')
      .innerText();
  }
}
