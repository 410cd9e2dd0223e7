import { describe, expect } from 'vitest';
import { ADMIN, STAFF } from '../../tools/seed/accounts.ts';
import { adminTexts, unauthorisedTexts } from '../../web/src/i18n/ar/admin.ts';
import { ERROR_TITLE, OPERATIONS } from '../../web/src/i18n/ar/admin-operations.ts';
import { orderListTexts } from '../../web/src/i18n/ar/admin-orders.ts';
import { setRole } from '../support/accounts.ts';
import { writeContent } from '../support/storefront.ts';
import { AdminPage, SECTION_PATHS } from './admin-page.ts';
import { AuthPage } from './auth-page.ts';
import { expectVisible, heading, NO_ANSWER, NO_FIRESTORE, test, toast } from './shopper.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
const FIRESTORE = '**/google.firestore.v1.Firestore/**';

describe('nobody', () => {
  test.for([...Object.values(SECTION_PATHS), '/admin/orders/any'])(
    'is sent from %s to the sign-in page',
    async (path, { shopper: { page } }) => {
      await page.goto(path);
      await AuthPage.reached(page);
    },
  );
});

describe('somebody without the role', () => {
  test('is told so, and shown the ways on', async ({ shopper: { page } }) => {
    await writeContent('about', { content: { whatsapp: '971500000042' } });
    const authPage = await AuthPage.open(page, '/admin/orders');
    await authPage.signIn(STAFF);
    const { refusal, nav } = new AdminPage(page);
    await expectVisible(refusal);
    expect(await nav.count()).toBe(0);
    const contact = page.getByRole('link', { name: unauthorisedTexts.contact });
    await expect
      .poll(() => contact.getAttribute('href'))
      .toMatch(/^https:\/\/wa\.me\/971500000042\?text=.*staff%40ghar\.example/);
    expect(await contact.getAttribute('target')).toBe('_blank');
    expect(await contact.getAttribute('rel')).toContain('noopener');
    await page.getByRole('link', { name: unauthorisedTexts.home }).click();
    await page.waitForURL('/');
  });

  test.for([
    ['no document', null],
    ['another role', 'editor'],
  ] as const)('is let in as soon as it is given, after %s', async ([, role], { shopper }) => {
    await setRole(STAFF, role);
    const { page } = shopper;
    await (await AuthPage.open(page)).signIn(STAFF);
    const admin = new AdminPage(page);
    await expectVisible(admin.refusal);
    await setRole(STAFF, 'admin');
    await admin.opened();
  });

  test('can sign out and leave the page to somebody else', async ({ shopper: { page } }) => {
    const authPage = await AuthPage.open(page);
    await authPage.signIn(STAFF);
    const admin = new AdminPage(page);
    await expectVisible(admin.refusal);
    await admin.signOutButton.click();
    await AuthPage.reached(page);
    await authPage.signIn(ADMIN);
    await admin.opened();
  });
});

describe('an admin', () => {
  test.for([
    ['deleted', null],
    ['changed', 'editor'],
  ] as const)('whose role is %s is shown out at once', async ([, role], { shopper: { page } }) => {
    const admin = await AdminPage.signIn(page, SECTION_PATHS.orders);
    await expectVisible(admin.heading('orders'));
    await expectVisible(page.getByText(orderListTexts.empty));
    await setRole(ADMIN, role);
    await expectVisible(admin.refusal);
    expect(await admin.nav.count()).toBe(0);
  });

  test('is still one after a reload', async ({ shopper: { page } }) => {
    const admin = await AdminPage.signIn(page, SECTION_PATHS.content);
    await page.reload();
    await expectVisible(admin.heading('content'));
  });

  test('signs out and in again without a reload, as does somebody else between', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(DESKTOP);
    const admin = await AdminPage.signIn(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    const authPage = new AuthPage(page);
    for (const account of [STAFF, ADMIN, ADMIN]) {
      await admin.signOutButton.click();
      await AuthPage.reached(page);
      await authPage.signIn(account);
      await expectVisible(account === ADMIN ? admin.heading('dashboard') : admin.refusal);
    }
    expect(await page.locator('html[data-same-page]').count()).toBe(1);
  });

  test('is shown out of every window when one signs out', async ({ newShopper }) => {
    const { page, context } = await newShopper(DESKTOP);
    const admin = await AdminPage.signIn(page);
    const other = await context.newPage();
    await other.goto(SECTION_PATHS.orders);
    await new AdminPage(other).opened();
    await admin.signOutButton.click();
    await AuthPage.reached(other);
  });

  test('reads why the session could not be ended', async ({ newShopper }) => {
    const shopper = await newShopper(DESKTOP);
    shopper.mayPrint(/^sign-out:/);
    const { page } = shopper;
    const admin = await AdminPage.signIn(page);
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new Error('The disk is full');
      };
    });
    await admin.signOutButton.click();
    expect(await toast(page, ERROR_TITLE).innerText()).toContain(OPERATIONS['sign-out'].failed);
    await expectVisible(admin.heading('dashboard'));
  });
});

describe('where the role cannot be read', () => {
  test('nobody comes in, which is said and logged; and it can be tried again', async ({
    shopper,
  }) => {
    shopper.mayPrint(NO_ANSWER, NO_FIRESTORE, /^verify-role:/);
    const { page } = shopper;
    await page.route(FIRESTORE, (route) => route.abort());
    const authPage = await AuthPage.open(page);
    // it is to be seen for ten seconds only
    let checking = page.getByText(adminTexts.checking).waitFor();
    await authPage.signIn(ADMIN);
    const admin = new AdminPage(page);
    await checking;
    await expectVisible(admin.refusal);
    expect(await toast(page, ERROR_TITLE).innerText()).toContain(OPERATIONS['verify-role'].failed);
    await expect.poll(() => shopper.printed.join('\n')).toContain('verify-role:');
    checking = page.getByText(adminTexts.checking).waitFor();
    await page.getByRole('button', { name: unauthorisedTexts.retry }).click();
    await checking;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await admin.opened();
  });

  test('since it is no role at all, the way leads home', async ({ shopper }) => {
    shopper.mayPrint(/^verify-role: UnreadableError/);
    await setRole(ADMIN, 42);
    const { page } = shopper;
    const authPage = await AuthPage.open(page);
    const said = toast(page, ERROR_TITLE).innerText();
    await authPage.signIn(ADMIN);
    expect(await said).toContain(OPERATIONS['verify-role'].unexpected);
    await page.waitForURL('/');
    await expect.poll(() => heading(page)).not.toBe(unauthorisedTexts.heading);
  });
});
