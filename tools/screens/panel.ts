import type { Page } from 'playwright-core';
import { ADMIN } from '../seed/accounts.ts';
import type { Camera } from './camera.ts';

/** The sections, each ready when this is seen in it. */
const SECTIONS = {
  dashboard: '/admin',
  orders: '/admin/orders',
  products: '/admin/products',
  images: '/admin/images',
  content: '/admin/content',
} as const;

/** Walks through the admin panel as the merchant. */
export async function walkThroughPanel(page: Page, take: Camera): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take('auth');
  await page.getByLabel('البريد الإلكتروني').fill(ADMIN.email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(ADMIN.password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/admin');
  for (const [name, path] of Object.entries(SECTIONS)) {
    await page.goto(path);
    await settled(page);
    if (name === 'dashboard') await take('panel', 'window');
    await take(`admin-${name}`);
  }
  await page.goto(SECTIONS.orders);
  await page.locator('main a[href^="/admin/orders/"]').first().click();
  await settled(page);
  await take('admin-order');
}

/** Waits until nothing in the section is being loaded. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
}
