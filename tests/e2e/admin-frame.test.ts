import { describe, expect } from 'vitest';
import type { Locator } from 'playwright-core';
import { ADMIN } from '../../tools/seed/accounts.ts';
import { adminTexts as texts } from '../../web/src/i18n/ar/admin.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { AdminPage, SECTION_NAMES, SECTION_PATHS } from './admin-page.ts';
import { hasFocus } from './keyboard.ts';
import { DESKTOP, expectVisible, test, hydrate } from './shopper.ts';

const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

const width = async (target: Locator): Promise<number> => (await target.boundingBox())?.width ?? 0;

describe('each section', () => {
  test.for(SECTION_NAMES)('%s opens by its address', async (section, { newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const admin = await AdminPage.open(page, SECTION_PATHS[section]);
    await expectVisible(admin.heading(section));
    expect(await page.locator('h1').count()).toBe(1);
    await expect.poll(() => page.title()).toContain(texts.sections[section]);
    expect(await admin.nav.locator('[aria-current=page]').allInnerTexts()).toEqual([
      texts.sections[section],
    ]);
    await page.reload();
    await expectVisible(admin.heading(section));
  });

  test('is a step away, and is read from its heading on', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const admin = await AdminPage.open(page);
    for (const section of SECTION_NAMES.toReversed()) {
      await admin.goTo(section);
      expect(new URL(page.url()).pathname).toBe(SECTION_PATHS[section]);
      await expect.poll(() => hasFocus(admin.heading(section))).toBe(true);
    }
  });

  test('is inside the panel, not inside the shop', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    await AdminPage.open(page);
    const banner = page.getByRole('banner');
    expect(await banner.count()).toBe(1);
    await expectVisible(banner.getByText(texts.name));
    await expectVisible(banner.getByText(texts.subtitle));
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.getByRole('link', { name: shellTexts.buyNow }).count()).toBe(0);
  });
});

test("an order's address marks its section", async ({ newShopper }) => {
  const { page } = await newShopper(DESKTOP);
  const admin = await AdminPage.open(page, '/admin/orders/0123456789abcdef');
  expect(await admin.link('orders').getAttribute('aria-current')).toBe('page');
});

test('whose account it is stands beside the sections', async ({ newShopper }) => {
  const { page } = await newShopper(DESKTOP);
  const { account } = await AdminPage.open(page);
  const [initial, email, role] = (await account.innerText()).split('\n');
  expect(initial).toBe('A');
  expect(email).toBe(ADMIN.email);
  expect(role).toBe(texts.role);
});

describe('the sidebar', () => {
  test('is folded and unfolded by its button, and its names are still heard', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(DESKTOP);
    const admin = await AdminPage.open(page);
    const aside = page.getByRole('complementary');
    expect(await width(aside)).toBe(240);
    expect(await admin.toggle.getAttribute('aria-expanded')).toBe('true');
    await admin.toggle.click();
    await expect.poll(() => width(aside)).toBe(56);
    expect(await admin.toggle.getAttribute('aria-expanded')).toBe('false');
    await admin.link('orders').hover();
    await expectVisible(page.getByRole('tooltip', { name: texts.sections.orders }));
    await admin.goTo('orders');
    await admin.toggle.click();
    await expect.poll(() => width(aside)).toBe(240);
  });

  test.for([
    ['Control', 'b'],
    ['Meta', 'b'],
    // the same key on an Arabic keyboard
    ['Control', 'لا'],
  ] as const)('is folded by %s and %s', async ([modifier, key], { newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const admin = await AdminPage.open(page);
    await page.evaluate(
      ({ modifier, key }) =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', {
            key,
            code: 'KeyB',
            ctrlKey: modifier === 'Control',
            metaKey: modifier === 'Meta',
            bubbles: true,
            cancelable: true,
          }),
        ),
      { modifier, key },
    );
    await expect.poll(() => admin.toggle.getAttribute('aria-expanded')).toBe('false');
  });

  test('is remembered for seven days', async ({ newShopper }) => {
    const { page, context } = await newShopper(DESKTOP);
    const admin = await AdminPage.open(page);
    await page.keyboard.press('Control+b');
    await expect.poll(() => admin.toggle.getAttribute('aria-expanded')).toBe('false');
    const [cookie] = await context.cookies(page.url());
    expect(cookie).toMatchObject({ name: 'sidebar_state', value: 'false', path: '/admin' });
    const left = cookie!.expires - Date.now() / 1000;
    expect(Math.abs(left - SEVEN_DAYS_S)).toBeLessThan(60);
    await page.goto(SECTION_PATHS.orders);
    await admin.opened();
    expect(await admin.toggle.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Control+b');
    await page.reload();
    await admin.opened();
    expect(await admin.toggle.getAttribute('aria-expanded')).toBe('true');
    await page.goto('/');
    expect(await context.cookies(page.url())).toEqual([]);
  });

  test('is a drawer on a phone, which goes where it was asked to and closes', async ({
    shopper: { page, context },
  }) => {
    const admin = await AdminPage.open(page);
    expect(await admin.nav.count()).toBe(0);
    await admin.toggle.click();
    await expectVisible(admin.link('orders'));
    await expect.poll(() => width(page.locator('.MuiDrawer-paper'))).toBe(288);
    await admin.link('orders').click();
    await admin.nav.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(admin.heading('orders'))).toBe(true);
    await page.keyboard.press('Control+b');
    await expectVisible(admin.link('orders'));
    await page.keyboard.press('Escape');
    await admin.nav.waitFor({ state: 'detached' });
    expect(await hasFocus(admin.heading('orders'))).toBe(true);
    await admin.toggle.click();
    await expectVisible(admin.link('orders'));
    await page.keyboard.press('Escape');
    await admin.nav.waitFor({ state: 'detached' });
    expect(await hasFocus(admin.toggle)).toBe(true);
    expect(await context.cookies(page.url())).toEqual([]);
  });

  test('leaves the sections at the thumb of a phone', async ({ newShopper, shopper: { page } }) => {
    const admin = await AdminPage.open(page);
    const bar = page.getByRole('navigation', { name: texts.quickNav });
    for (const section of [
      'orders',
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
    const desktop = await newShopper(DESKTOP);
    await AdminPage.open(desktop.page);
    expect(await desktop.page.getByRole('navigation', { name: texts.quickNav }).count()).toBe(0);
  });

  test('becomes a drawer below 768 px', async ({ newShopper }) => {
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

test('a shopper downloads nothing of the panel', async ({ shopper: { page } }) => {
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
});

test('that there is no connection is said for as long as there is none', async ({ newShopper }) => {
  const shopper = await newShopper(DESKTOP);
  shopper.mayPrint(
    /ERR_INTERNET_DISCONNECTED/,
    /@firebase/,
    // what the page was still asking for
    /^load-\S+: FirebaseError: (?:Connection failed|No answer)/,
    /^(?:Site content|Pictures|Settings)\b/,
    // Firestore's connectivity check
    /www\.google\.com\/images\/cleardot/,
  );
  const { page } = shopper;
  await AdminPage.open(page);
  await page.context().setOffline(true);
  await expectVisible(page.getByText(texts.offline));
  await page.context().setOffline(false);
  await page.getByText(texts.offline).waitFor({ state: 'detached' });
});
