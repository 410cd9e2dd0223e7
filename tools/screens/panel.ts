import type { Page } from 'playwright-core';
import type { Camera } from './camera.ts';
import { settled, signIn } from './merchant.ts';

const SECTIONS = {
  dashboard: '/admin',
  orders: '/admin/orders',
  books: '/admin/books',
  products: '/admin/products',
  images: '/admin/images',
  content: '/admin/content',
  settings: '/admin/settings',
} as const;

/** Resizes the window to the page's height, so that fixed elements are at the picture's edges. */
async function takeWhole(page: Page, take: Camera, name: string): Promise<void> {
  const size = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height });
  await take(name, 'window');
  await page.setViewportSize(size);
}

export async function walkThroughPanel(page: Page, take: Camera): Promise<void> {
  await signIn(page, () => take('auth'));
  for (const [name, path] of Object.entries(SECTIONS)) {
    await page.goto(path);
    await settled(page);
    if (name === 'dashboard') await take('panel', 'window');
    await takeWhole(page, take, `admin-${name}`);
  }
  await page.goto(SECTIONS.orders);
  await page.locator('main a[href^="/admin/orders/"]').first().click();
  await settled(page);
  await takeWhole(page, take, 'admin-order');
}
