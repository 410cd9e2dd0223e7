import type { Locator, Page } from 'playwright-core';
import { authTexts as texts, resetTexts } from '../../web/src/i18n/ar/auth.ts';
import { expectVisible } from './shopper.ts';

/** Requests to the Auth emulator. */
export const AUTH_CALLS = '**/identitytoolkit.googleapis.com/**';

/** Page object of staff sign-in and sign-up. */
export class AuthPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly submitButton: Locator;
  readonly forgotten: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByRole('textbox', { name: texts.email });
    this.password = page.getByLabel(texts.password, { exact: true });
    this.submitButton = page.locator('form button[type=submit]');
    this.forgotten = page.getByRole('button', { name: texts.forgotten });
    this.alert = page.getByRole('alert');
  }

  static async open(page: Page, path = '/auth'): Promise<AuthPage> {
    await page.goto(path);
    return AuthPage.reached(page);
  }

  static async reached(page: Page): Promise<AuthPage> {
    await page.waitForURL('**/auth');
    await expectVisible(page.getByRole('heading', { level: 1, name: texts.heading }));
    return new AuthPage(page);
  }

  tab(name: 'signIn' | 'signUp'): Locator {
    return this.page.getByRole('tab', { name: texts[name] });
  }

  async fillIn(account: { email?: string; password?: string }): Promise<void> {
    if (account.email !== undefined) await this.email.fill(account.email);
    if (account.password !== undefined) await this.password.fill(account.password);
  }

  async signIn(account: { email: string; password: string }): Promise<void> {
    await this.fillIn(account);
    await this.submitButton.click();
  }

  async askForReset(email: string): Promise<void> {
    await this.forgotten.click();
    await expectVisible(this.page.getByRole('heading', { name: resetTexts.heading }));
    await this.email.fill(email);
    await this.submitButton.click();
  }
}
