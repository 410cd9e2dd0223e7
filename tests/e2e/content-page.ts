import type { ContentSection } from '@ghar/domain/content/site-content';
import type { Locator, Page } from 'playwright-core';
import {
  contentTexts as texts,
  formerTextTexts,
  savingTexts,
} from '../../web/src/i18n/ar/admin-content.ts';
import { AdminPage } from './admin-page.ts';
import { expectVisible } from './shopper.ts';

/** Page object of the content section. */
export class ContentPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Signs in and waits for the first tab's texts. */
  static async open(page: Page): Promise<ContentPage> {
    await AdminPage.open(page, '/admin/content');
    const contentPage = new ContentPage(page);
    await expectVisible(page.getByRole('textbox'));
    return contentPage;
  }

  tab(section: ContentSection): Locator {
    return this.page.getByRole('tab', { name: texts.sections[section] });
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  list(label: string): Locator {
    return this.page.getByRole('list', { name: label, exact: true });
  }

  /** Opens what a text was before. */
  async history(label: string): Promise<Locator> {
    const name = formerTextTexts.open(label);
    await this.page.getByRole('button', { name, exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name });
    await expectVisible(dialog);
    return dialog;
  }

  /** Waits until something is saved. */
  saved = (): Promise<void> =>
    expectVisible(this.page.getByRole('tabpanel').getByText(savingTexts.saved, { exact: true }));
}
