import { describe, expect } from 'vitest';
import { ADMIN, STAFF } from '../../tools/seed/accounts.ts';
import { adminTexts, unauthorisedTexts } from '../../web/src/i18n/ar/admin.ts';
import { ERROR_TITLE, OPERATIONS } from '../../web/src/i18n/ar/admin-operations.ts';
import { setRole } from '../support/accounts.ts';
import { putOrders } from '../support/orders.ts';
import { AdminPage, SECTION_PATHS } from './admin-page.ts';
import { AuthPage } from './auth-page.ts';
import { OrdersPage } from './orders-page.ts';
import { DESKTOP, expectVisible, NO_ANSWER, NO_FIRESTORE, test, toast } from './shopper.ts';

const FIRESTORE = '**/google.firestore.v1.Firestore/**';

describe('an admin', () => {
  test(
    'whose role is deleted is shown out at once',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const { page } = await newShopper(DESKTOP);
      const [id] = await putOrders([{}]);
      const admin = await AdminPage.signIn(page, SECTION_PATHS.orders);
      const orders = new OrdersPage(page);
      await expectVisible(orders.row(id!));
      await expectVisible(admin.nav);
      await setRole(ADMIN, null);
      await expectVisible(admin.refusal);
      await admin.nav.waitFor({ state: 'detached' });
      await orders.row(id!).waitFor({ state: 'detached' });
    },
  );

  test(
    'signs out and in again without a reload, as does somebody else between',
    { tags: 'nightly' },
    async ({ newShopper }) => {
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
    },
  );

  test('is shown out of every window when one signs out', async ({ newShopper }) => {
    const { page, context } = await newShopper(DESKTOP);
    const admin = await AdminPage.signIn(page);
    const other = await context.newPage();
    await other.goto(SECTION_PATHS.orders);
    await new AdminPage(other).opened();
    await admin.signOutButton.click();
    await AuthPage.reached(other);
  });

  test('reads why the session could not be ended', { tags: 'nightly' }, async ({ newShopper }) => {
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

test(
  'where the role cannot be read nobody comes in, which is said and logged; and it can be tried again',
  { tags: 'nightly' },
  async ({ shopper }) => {
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
  },
);
