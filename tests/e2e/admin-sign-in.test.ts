import { describe, expect } from 'vitest';
import { ADMIN, STAFF } from '../../tools/seed/accounts.ts';
import { adminPartTexts, unauthorisedTexts } from '../../web/src/i18n/ar/admin.ts';
import {
  changePasswordTexts,
  confirmEmailTexts,
  CREDENTIAL_ERRORS,
  newPasswordTexts,
  resetTexts,
} from '../../web/src/i18n/ar/auth.ts';
import { linkTo, messagesTo, newAddress, newAdmin, setRole } from '../support/accounts.ts';
import { AdminPage } from './admin-page.ts';
import { AUTH_CALLS, AuthPage } from './auth-page.ts';
import { expectAccessible, STILL } from './axe.ts';
import { hasFocus } from './keyboard.ts';
import { DESKTOP, expectVisible, heading, httpError, NO_ANSWER, test, toast } from './shopper.ts';

const WRONG = 'البريد الإلكتروني أو كلمة المرور غير صحيحة';

test('whoever signs in comes to what was asked for, with the role only, and stays until signing out', async ({
  newShopper,
}) => {
  const shopper = await newShopper(DESKTOP);
  shopper.mayPrint(httpError(400));
  const { page } = shopper;
  await page.goto('/admin/products');
  const authPage = await AuthPage.reached(page);
  await authPage.signIn({ ...ADMIN, password: 'wrong-password' });
  await expectVisible(authPage.alert.getByText(WRONG));
  expect(page.url()).toMatch(/\/auth$/);
  await authPage.signIn(ADMIN);
  const admin = new AdminPage(page);
  await expectVisible(admin.heading('products'));
  await page.reload();
  await expectVisible(admin.heading('products'));
  await page.goto('/auth');
  await page.waitForURL('**/admin');
  await expectVisible(admin.heading('dashboard'));
  await expectVisible(admin.nav);

  await admin.signOutButton.click();
  await AuthPage.reached(page);
  await authPage.signIn(STAFF);
  await expectVisible(admin.refusal);
  await admin.nav.waitFor({ state: 'detached' });
  await setRole(STAFF, 'admin');
  await expectVisible(admin.nav);
  await expectVisible(admin.heading('dashboard'));
});

describe('signing up', () => {
  test('makes an account that may not come in yet', { tags: 'nightly' }, async ({ shopper }) => {
    const { page } = shopper;
    const email = newAddress();
    const authPage = await AuthPage.open(page);
    await authPage.tab('signUp').click();
    await authPage.fillIn({ email, password: '12345' });
    await authPage.submitButton.click();
    await expectVisible(page.getByText(CREDENTIAL_ERRORS['password-short']));
    await authPage.fillIn({ password: '123456' });
    await authPage.submitButton.click();
    await expectVisible(page.getByText(CREDENTIAL_ERRORS['password-guessable']));
    await authPage.fillIn({ password: 'غار وزيت زيتون' });
    await authPage.submitButton.click();
    await expectVisible(toast(page, 'تم إنشاء الحساب'));
    await expect.poll(() => heading(page)).toBe(unauthorisedTexts.heading);
    expect(page.url()).toMatch(/\/admin$/);
    await expectVisible(page.getByText(email, { exact: true }));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: unauthorisedTexts.copy }).click();
    await expectVisible(toast(page, unauthorisedTexts.copied));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email);
    await expect.poll(() => messagesTo(email)).toEqual(['VERIFY_EMAIL']);
    shopper.mayPrint(NO_ANSWER);
    await page.route('**/accounts:update**', (route) => route.abort());
    await page.goto(await linkTo(email));
    await page.getByRole('button', { name: confirmEmailTexts.retry }).waitFor();
    await page.unroute('**/accounts:update**');
    await page.getByRole('button', { name: confirmEmailTexts.retry }).click();
    await expectVisible(page.getByText(confirmEmailTexts.done));
    await page.getByRole('link', { name: confirmEmailTexts.next }).click();
    await expect.poll(() => heading(page)).toBe(unauthorisedTexts.heading);
  });
});

describe('a forgotten password', () => {
  test(
    'is told the same whether or not there is the account',
    { tags: 'nightly' },
    async ({ shopper }) => {
      shopper.mayPrint(httpError(400));
      const { page } = shopper;
      const email = newAddress();
      const authPage = await AuthPage.open(page);
      await authPage.askForReset(email);
      await expectVisible(page.getByText(resetTexts.sent));
      expect(await messagesTo(email)).toEqual([]);
      const before = (await messagesTo(STAFF.email)).length;
      await authPage.email.fill(STAFF.email);
      await page.getByText(resetTexts.sent).waitFor({ state: 'detached' });
      await authPage.submitButton.click();
      await expectVisible(page.getByText(resetTexts.sent));
      expect((await messagesTo(STAFF.email)).slice(before)).toEqual(['PASSWORD_RESET']);
      await page.getByRole('button', { name: resetTexts.back }).click();
      expect(await authPage.email.inputValue()).toBe(STAFF.email);
    },
  );

  test('is replaced by the link of the message, once, in Arabic', async ({ newShopper }) => {
    const shopper = await newShopper(STILL);
    shopper.mayPrint(httpError(400));
    const { page } = shopper;
    const { email } = await newAdmin();
    const authPage = await AuthPage.open(page);
    const asked = page.waitForRequest('**/accounts:sendOobCode**');
    await authPage.askForReset(email);
    await expectVisible(page.getByText(resetTexts.sent));
    // The emulator writes no message and every link in English; Firebase goes by this header.
    expect((await asked).headers()['x-firebase-locale']).toBe('ar');
    const link = await linkTo(email);
    await page.goto(link);
    await expect.poll(() => heading(page)).toBe(newPasswordTexts.heading);
    await expectVisible(page.getByText(email));
    const password = page.getByLabel(newPasswordTexts.password, { exact: true });
    await password.fill('123456');
    await authPage.submitButton.click();
    await expectVisible(page.getByText(CREDENTIAL_ERRORS['password-guessable']));
    expect(await hasFocus(password)).toBe(true);
    await expectAccessible(page);
    await page.route(AUTH_CALLS, (route) => route.abort());
    shopper.mayPrint(NO_ANSWER);
    await password.fill('ورق غار وزيت زيتون');
    await authPage.submitButton.click();
    await expectVisible(authPage.alert.getByText('تعذّر الاتصال'));
    expect(await password.inputValue()).toBe('ورق غار وزيت زيتون');
    await page.unroute(AUTH_CALLS);
    // The change arrives, its answer does not.
    await page.route('**/accounts:resetPassword**', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await authPage.submitButton.click();
    await expectVisible(authPage.alert.getByText('تعذّر الاتصال'));
    await page.unroute('**/accounts:resetPassword**');
    await authPage.submitButton.click();
    const admin = new AdminPage(page);
    await admin.opened();
    await admin.openAccount();
    await admin.signOutButton.click();
    await AuthPage.reached(page);
    await page.goto(link);
    await expectVisible(authPage.alert.getByText('انتهت صلاحية هذا الرابط'));
    await page.getByRole('button', { name: newPasswordTexts.another }).click();
    await page.waitForURL(/\/auth$/);
    await page.getByRole('button', { name: resetTexts.back }).click();
    await authPage.signIn({ email, password: 'ورق غار وزيت زيتون' });
    await admin.opened();
  });

  test(
    'does not leave another account signed in where its own cannot be',
    { tags: 'nightly' },
    async ({ shopper }) => {
      shopper.mayPrint(NO_ANSWER);
      const { page } = shopper;
      const { email } = await newAdmin();
      await (await AuthPage.open(page)).askForReset(email);
      await expectVisible(page.getByText(resetTexts.sent));
      await AdminPage.signIn(page);
      await page.goto(await linkTo(email));
      await page.route('**/accounts:signInWithPassword**', (route) => route.abort());
      await page.getByLabel(newPasswordTexts.password, { exact: true }).fill('ورق غار وزيت زيتون');
      await page.getByRole('button', { name: newPasswordTexts.submit }).click();
      const authPage = await AuthPage.reached(page);
      expect(await authPage.email.inputValue()).toBe(email);
    },
  );
});

test(
  "a message that this page does not know is forwarded to Firebase's own page",
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    await page.route('**/__/auth/**', (route) => route.fulfill({ body: 'Firebase' }));
    const query = '?mode=recoverEmail&oobCode=a-code&apiKey=demo&lang=ar';
    await page.goto(`/auth${query}`).catch(() => {});
    await page.waitForURL(`/__/auth/action${query}`);
    await expectVisible(page.getByText('Firebase'));
  },
);

test(
  'a password is changed inside the panel, on a phone too',
  { tags: 'nightly' },
  async ({ shopper }) => {
    shopper.mayPrint(httpError(400), NO_ANSWER);
    const { page } = shopper;
    const { email, password } = await newAdmin();
    const next = 'ليف الغار وماء الورد';
    const admin = await AdminPage.signIn(page, '/admin/products', { email, password });
    await admin.openAccount();
    await page.getByRole('button', { name: changePasswordTexts.open }).click();
    const dialog = page.getByRole('dialog', { name: changePasswordTexts.open });
    const field = (name: 'present' | 'next') =>
      dialog.getByLabel(changePasswordTexts[name], { exact: true });
    const save = dialog.getByRole('button', { name: adminPartTexts.save });
    await field('present').fill('not this one');
    await field('next').fill('password1');
    await save.click();
    await expectVisible(dialog.getByText(CREDENTIAL_ERRORS['password-guessable']));
    await field('next').fill(next);
    await save.click();
    await expectVisible(dialog.getByRole('alert').getByText('كلمة المرور الحالية غير صحيحة'));
    await field('present').fill(password);
    await page.route(AUTH_CALLS, (route) => route.abort());
    await save.click();
    await expectVisible(dialog.getByRole('alert').getByText('تعذّر الاتصال'));
    expect([await field('present').inputValue(), await field('next').inputValue()]).toEqual([
      password,
      next,
    ]);
    await page.unroute(AUTH_CALLS);
    // The change arrives, its answer does not, and nor does that to the check that follows.
    await page.route('**/accounts:update**', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await page.route(AUTH_CALLS, (later) => later.abort());
      await route.abort();
    });
    await save.click();
    await expectVisible(dialog.getByRole('alert').getByText('تعذّر الاتصال'));
    await page.unroute(AUTH_CALLS);
    await page.unroute('**/accounts:update**');
    await save.click();
    await expectVisible(toast(page, changePasswordTexts.done));
    await dialog.waitFor({ state: 'detached' });
    await admin.signOutButton.click();
    const authPage = await AuthPage.reached(page);
    await authPage.signIn({ email, password });
    await expectVisible(authPage.alert.getByText(WRONG));
    await authPage.signIn({ email, password: next });
    await admin.opened();
  },
);
