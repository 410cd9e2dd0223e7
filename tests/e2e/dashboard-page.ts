import type { Locator, Page } from 'playwright-core';
import {
  dashboardTexts as texts,
  takingsTexts,
  waitingTexts,
} from '../../web/src/i18n/ar/admin-dashboard.ts';
import { AdminPage } from './admin-page.ts';
import { expectVisible } from './shopper.ts';

/** Page object of the dashboard. */
export class DashboardPage {
  readonly page: Page;
  readonly cards: Locator;
  readonly summary: Locator;
  readonly latest: Locator;
  readonly takings: Locator;
  readonly waiting: Locator;
  readonly refresh: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.getByRole('list', { name: texts.figures });
    this.summary = page.getByRole('region', { name: texts.summary });
    this.latest = page.getByRole('region', { name: texts.latest });
    this.takings = page.getByRole('region', { name: takingsTexts.heading });
    this.waiting = page.getByRole('region', { name: waitingTexts.heading });
    this.refresh = page.getByRole('button', { name: texts.refresh });
  }

  /** Signs in and waits for the page, not for its figures. */
  static async open(page: Page): Promise<DashboardPage> {
    await AdminPage.open(page);
    return new DashboardPage(page);
  }

  /** Waits until all figures have loaded. */
  async loaded(): Promise<void> {
    await expectVisible(this.summary.locator('dd').first());
    await expectVisible(this.takings.locator('dd').first());
    await expectVisible(this.latest.locator('ul, p').first());
    await expectVisible(this.waiting.getByRole('link').first());
  }

  card(name: string): Locator {
    return this.cards.getByRole('link').filter({ hasText: name });
  }

  /** The figures of the summary, by name. */
  async figures(): Promise<Record<string, string>> {
    const rows = await this.summary.locator('dl > div').allInnerTexts();
    return Object.fromEntries(
      rows.map((row) => {
        const lines = row.split('\n').filter((line) => line.trim() !== '');
        return [lines[0], lines.at(-1)] as const;
      }),
    );
  }

  /** The rows of the chart's table, without the header. */
  async takingRows(): Promise<string[][]> {
    const table = this.takings.getByRole('table');
    if (!(await table.isVisible())) await this.takings.getByText(takingsTexts.table).click();
    const rows = table.locator('tbody tr');
    return Promise.all((await rows.all()).map((row) => row.getByRole('cell').allInnerTexts()));
  }

  span(days: 7 | 30 | 90): Locator {
    return this.takings.getByRole('button', { name: takingsTexts.spans[days] });
  }
}
