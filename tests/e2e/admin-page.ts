import type { Locator, Page } from 'playwright-core';
import { adminTexts as texts, unauthorisedTexts } from '../../web/src/i18n/ar/admin.ts';
import { ADMIN } from '../../tools/seed/accounts.ts';
import { storedSession } from '../support/accounts.ts';
import { AuthPage } from './auth-page.ts';
import { EMPTY_PAGE } from './kept-pages.ts';
import { expectVisible } from './shopper.ts';

type SectionName = keyof typeof texts.sections;
type Account = { email: string; password: string };

/** The panel's sections and their paths. */
export const SECTION_PATHS = {
  dashboard: '/admin',
  orders: '/admin/orders',
  books: '/admin/books',
  products: '/admin/products',
  images: '/admin/images',
  content: '/admin/content',
  settings: '/admin/settings',
} as const satisfies Record<SectionName, string>;
export const SECTION_NAMES = Object.keys(SECTION_PATHS) as SectionName[];

/** Page object of the admin panel's frame. */
export class AdminPage {
  readonly page: Page;
  readonly nav: Locator;
  readonly account: Locator;
  readonly signOutButton: Locator;
  /** Opens and closes the sidebar. */
  readonly toggle: Locator;
  /** Shown to users without a role. */
  readonly refusal: Locator;

  constructor(page: Page) {
    this.page = page;
    this.nav = page.getByRole('navigation', { name: texts.nav });
    this.account = page.getByRole('region', { name: texts.account });
    this.signOutButton = page.getByRole('button', { name: texts.signOut });
    this.toggle = page.getByRole('banner').locator('button[aria-keyshortcuts*=B]');
    this.refusal = page.getByRole('heading', { level: 1, name: unauthorisedTexts.heading });
  }

  /**
   * Waits for the section at that path as somebody who has signed in before, by default the merchant:
   * signing in at the form takes twice as long.
   */
  static async open(
    page: Page,
    path: string = SECTION_PATHS.dashboard,
    account: Account = ADMIN,
  ): Promise<AdminPage> {
    const session = await storedSession(account);
    // a page has this store only in the shop
    if (page.url() === 'about:blank') await page.goto(EMPTY_PAGE);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), session);
    await page.goto(path);
    const admin = new AdminPage(page);
    await admin.opened();
    return admin;
  }

  /** Signs in at the form, by default as the merchant, and waits for the section at that path. */
  static async signIn(
    page: Page,
    path: string = SECTION_PATHS.dashboard,
    account: Account = ADMIN,
  ): Promise<AdminPage> {
    const authPage = await AuthPage.open(page, path);
    await authPage.signIn(account);
    await page.waitForURL(`**${path}`);
    const admin = new AdminPage(page);
    await admin.opened();
    return admin;
  }

  opened = (): Promise<void> => this.toggle.waitFor();

  /** Opens the account's menu where it is in the drawer, on a phone. */
  async openAccount(): Promise<void> {
    if (!(await this.account.isVisible())) await this.toggle.click();
    await expectVisible(this.account);
  }

  heading(section: SectionName): Locator {
    return this.page.getByRole('heading', { level: 1, name: texts.sections[section] });
  }

  link(section: SectionName): Locator {
    return this.nav.getByRole('link', { name: texts.sections[section] });
  }

  /** Opens a section by its link. */
  async goTo(section: SectionName): Promise<void> {
    await this.link(section).click();
    await expectVisible(this.heading(section));
  }
}
