import type { Page } from 'playwright-core';
import { ADMIN } from '../seed/accounts.ts';

/** Signs in as the merchant; `before` runs while the form is shown. */
export async function signIn(page: Page, before?: () => Promise<void>): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await before?.();
  await page.getByLabel('البريد الإلكتروني').fill(ADMIN.email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(ADMIN.password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/admin');
}

export async function settled(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => {
    // those below the window too, since the whole page is captured
    for (const image of document.images) image.loading = 'eager';
    return (
      document.querySelector('main .MuiSkeleton-root') === null &&
      [...document.images].every((image) => image.complete)
    );
  });
}
