import { describe, expect } from 'vitest';
import type { Locator } from 'playwright-core';
import { adminTexts as texts } from '../../web/src/i18n/ar/admin.ts';
import { AdminPage, SECTION_NAMES, SECTION_PATHS } from './admin-page.ts';
import { focused } from './keyboard.ts';
import { DESKTOP, expectVisible, test, hydrate } from './shopper.ts';

const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

const width = async (target: Locator): Promise<number> => (await target.boundingBox())!.width;

test(
  'each section is a step away and read from its heading on, beside a sidebar that stays as it was left for a week',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page, context } = await newShopper(DESKTOP);
    const admin = await AdminPage.open(page);
    for (const section of SECTION_NAMES.toReversed()) {
      await admin.goTo(section);
      expect(new URL(page.url()).pathname).toBe(SECTION_PATHS[section]);
      await focused(admin.heading(section));
      expect(await admin.nav.locator('[aria-current=page]').allInnerTexts()).toEqual([
        texts.sections[section],
      ]);
    }
    const content = page.getByRole('main');
    const narrow = await width(content);
    await page.keyboard.press('Control+b');
    await expect.poll(() => admin.toggle.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => width(content)).toBeGreaterThan(narrow);
    const [cookie] = await context.cookies(page.url());
    expect(cookie).toMatchObject({ name: 'sidebar_state', value: 'false', path: '/admin' });
    const left = cookie!.expires - Date.now() / 1000;
    expect(Math.abs(left - SEVEN_DAYS_S)).toBeLessThan(60);
    await admin.link('products').hover();
    await expectVisible(page.getByRole('tooltip', { name: texts.sections.products }));
    await admin.goTo('products');
    await page.reload();
    await expectVisible(admin.heading('products'));
    expect(await admin.toggle.getAttribute('aria-expanded')).toBe('false');
    // the panel has no part of the shop around it, and the shop's pages do not receive the cookie
    const footer = page.getByRole('contentinfo');
    expect(await footer.count()).toBe(0);
    await page.goto('/');
    await expectVisible(footer);
    expect(await context.cookies(page.url())).toEqual([]);
  },
);

describe('the sidebar', () => {
  test(
    'leaves the sections at the thumb of a phone',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      const admin = await AdminPage.open(page);
      const bar = page.getByRole('navigation', { name: texts.quickNav });
      for (const section of [
        'orders',
        'books',
        'products',
        'images',
        'content',
        'settings',
        'dashboard',
      ] as const) {
        const link = bar.getByRole('link', { name: texts.shortSections[section], exact: true });
        const { y, height } = (await link.boundingBox())!;
        expect(height).toBeGreaterThanOrEqual(44);
        expect(Math.round(y + height)).toBe(844);
        await link.tap();
        await expectVisible(admin.heading(section));
        expect(await link.getAttribute('aria-current')).toBe('page');
      }
      await page.setViewportSize(DESKTOP.viewport);
      await bar.waitFor({ state: 'detached' });
    },
  );

  test('becomes a drawer below 768 px', { tags: 'nightly' }, async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const admin = await AdminPage.open(page);
    await page.setViewportSize({ width: 768, height: 900 });
    await expectVisible(admin.nav);
    await page.setViewportSize({ width: 767, height: 900 });
    await admin.nav.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 768, height: 900 });
    await expectVisible(admin.nav);
  });
});

test(
  'a shopper downloads nothing of the panel',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.add(response.url());
    });
    const has = async (words: RegExp): Promise<boolean> => {
      const texts = [...scripts].map(async (url) => (await fetch(url)).text());
      return (await Promise.all(texts)).some((script) => words.test(script));
    };
    const OF_PANEL = /_reactFirePreloadedObservables|identitytoolkit|sidebar_state/;
    for (const path of ['/', '/product-details', '/order', '/payment-success', '/about']) {
      scripts.clear();
      await page.goto(path);
      await expectVisible(page.getByRole('heading', { level: 1 }));
      await hydrate(page);
      // everything that a page loads comes with the database's script, or before it
      await expect.poll(() => has(/google\.firestore/)).toBe(true);
      expect({ path, ofPanel: await has(OF_PANEL) }).toEqual({ path, ofPanel: false });
    }
    await AdminPage.open(page);
    await expect.poll(() => has(OF_PANEL)).toBe(true);
  },
);
