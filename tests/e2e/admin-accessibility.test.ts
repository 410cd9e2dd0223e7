import { describe, expect } from 'vitest';
import { ADMIN, STAFF } from '../../tools/seed/accounts.ts';
import { changePasswordTexts } from '../../web/src/i18n/ar/auth.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { AdminPage } from './admin-page.ts';
import { AuthPage } from './auth-page.ts';
import { expectAccessible, STILL } from './axe.ts';
import { hasFocus, tabTo } from './keyboard.ts';
import { expectVisible, httpError, PHONE, test } from './shopper.ts';

describe('axe finds nothing wrong with', () => {
  test('the sign-in page, its errors and its refusal', async ({ newShopper }) => {
    const shopper = await newShopper(STILL);
    shopper.mayPrint(httpError(400));
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
  });

  test('the card of those who may not come in', async ({ newShopper }) => {
    const { page } = await newShopper(STILL);
    await (await AuthPage.open(page)).signIn(STAFF);
    await expectVisible(new AdminPage(page).refusal);
    await expectAccessible(page);
  });

  test('the frame, its sidebar folded and unfolded, and the drawer', async ({ newShopper }) => {
    const { page } = await newShopper(STILL);
    const admin = await AdminPage.open(page);
    await expectAccessible(page);
    await page.keyboard.press('Control+b');
    await expect.poll(() => admin.toggle.getAttribute('aria-expanded')).toBe('false');
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await admin.nav.waitFor({ state: 'detached' });
    await admin.toggle.click();
    await expectVisible(admin.link('orders'));
    await expectAccessible(page);
    await page.getByRole('button', { name: changePasswordTexts.open }).click();
    await expectVisible(page.getByRole('dialog', { name: changePasswordTexts.open }));
    await expectAccessible(page);
  });
});

test('the panel is entered, walked through and left by keyboard alone', async ({ newShopper }) => {
  const { page } = await newShopper({
    viewport: { width: 1440, height: 900 },
    hasTouch: false,
  });
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
  await expect.poll(() => hasFocus(admin.heading('orders'))).toBe(true);
  await page.reload();
  await admin.opened();
  await keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shellTexts.skipToContent });
  expect(await hasFocus(skip)).toBe(true);
  await keyboard.press('Enter');
  await expect.poll(() => hasFocus(page.getByRole('main'))).toBe(true);
  await tabTo(page, admin.signOutButton);
  await keyboard.press('Enter');
  await AuthPage.reached(page);
});
