import { expect } from 'vitest';
import { ADMIN, STAFF } from '../../tools/seed/accounts.ts';
import { changePasswordTexts } from '../../web/src/i18n/ar/auth.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { AdminPage } from './admin-page.ts';
import { AuthPage } from './auth-page.ts';
import { expectAccessible, STILL } from './axe.ts';
import { focused, hasFocus, tabTo } from './keyboard.ts';
import { DESKTOP, expectVisible, PHONE, test } from './shopper.ts';

test(
  'axe finds nothing wrong with the sign-in page, its errors, its refusal, and the card of those who may not come in',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const shopper = await newShopper(STILL);
    shopper.mayPrint(/status of 400 .*accounts:/);
    const { page } = shopper;
    const authPage = await AuthPage.open(page);
    await expectAccessible(page);
    await authPage.submitButton.click();
    await expectVisible(page.locator('[aria-invalid=true]'));
    await expectAccessible(page);
    await authPage.tab('signUp').click();
    await expectAccessible(page);
    await authPage.signIn(STAFF);
    await expectVisible(authPage.alert);
    await expectAccessible(page);
    await authPage.tab('signIn').click();
    await authPage.askForReset('nobody@ghar.example');
    await expectVisible(page.locator('form output'));
    await expectAccessible(page);
    await page.reload();
    await authPage.signIn(STAFF);
    await expectVisible(new AdminPage(page).refusal);
    await expectAccessible(page);
  },
);

test(
  'the panel is entered, walked through and left by keyboard alone, and axe finds nothing wrong with it',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page } = await newShopper({ ...STILL, ...DESKTOP });
    const { keyboard } = page;
    const authPage = await AuthPage.open(page, '/admin');
    await tabTo(page, authPage.tab('signIn'));
    await keyboard.press('ArrowLeft');
    await keyboard.press('Enter');
    expect(await authPage.tab('signUp').getAttribute('aria-selected')).toBe('true');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await tabTo(page, authPage.email);
    await keyboard.type(ADMIN.email);
    await tabTo(page, authPage.password);
    await keyboard.type(ADMIN.password);
    await keyboard.press('Enter');
    const admin = new AdminPage(page);
    await admin.opened();
    await tabTo(page, admin.link('orders'));
    await keyboard.press('Enter');
    await focused(admin.heading('orders'));
    await expectAccessible(page);
    await keyboard.press('Control+b');
    await expect.poll(() => admin.toggle.getAttribute('aria-expanded')).toBe('false');
    await expectAccessible(page);

    await page.setViewportSize(PHONE);
    await admin.nav.waitFor({ state: 'detached' });
    await admin.toggle.click();
    await expectVisible(admin.link('orders'));
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await admin.account.getByRole('button', { name: changePasswordTexts.open }).click();
    const dialog = page.getByRole('dialog', { name: changePasswordTexts.open });
    await expectVisible(dialog);
    await expectAccessible(page);

    await page.setViewportSize(DESKTOP.viewport);
    await page.reload();
    await admin.opened();
    await keyboard.press('Tab');
    const skip = page.getByRole('link', { name: shellTexts.skipToContent });
    expect(await hasFocus(skip)).toBe(true);
    await keyboard.press('Enter');
    await focused(page.getByRole('main'));
    await tabTo(page, admin.signOutButton);
    await keyboard.press('Enter');
    await AuthPage.reached(page);
  },
);
