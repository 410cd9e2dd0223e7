import { describe, expect } from 'vitest';
import { ADMIN, STAFF } from '../../tools/seed/accounts.ts';
import { adminPartTexts, unauthorisedTexts } from '../../web/src/i18n/ar/admin.ts';
import {
  authTexts,
  changePasswordTexts,
  confirmEmailTexts,
  CREDENTIAL_ERRORS,
  newPasswordTexts,
  resetTexts,
} from '../../web/src/i18n/ar/auth.ts';
import { stack } from '../stack.ts';
import { linkTo, messagesTo, newAddress, newAdmin } from '../support/accounts.ts';
import { AdminPage } from './admin-page.ts';
import { AUTH_CALLS, AuthPage } from './auth-page.ts';
import { expectAccessible, STILL } from './axe.ts';
import { hasFocus } from './keyboard.ts';
import { expectVisible, heading, httpError, NO_ANSWER, test, toast } from './shopper.ts';

const WRONG = 'البريد الإلكتروني أو كلمة المرور غير صحيحة';

describe('signing in', () => {
  test.for([
    ['a wrong password', { ...ADMIN, password: 'wrong-password' }],
    ['an address that nobody has', { email: 'nobody@ghar.example', password: 'ghar-admin' }],
  ] as const)('with %s is refused in the same words', async ([, account], { shopper }) => {
    shopper.mayPrint(httpError(400));
    const { page } = shopper;
    const authPage = await AuthPage.open(page);
    await authPage.signIn(account);
    expect(await toast(page, 'خطأ في تسجيل الدخول').innerText()).toContain(WRONG);
    expect(await authPage.alert.innerText()).toContain(WRONG);
    expect(page.url()).toMatch(/\/auth$/);
    expect(await authPage.email.inputValue()).toBe(account.email);
    expect(await authPage.password.inputValue()).toBe(account.password);
    await authPage.password.fill('another');
    await authPage.alert.waitFor({ state: 'detached' });
  });

  test('leaves nothing of a refusal behind once it has succeeded', async ({ shopper }) => {
    shopper.mayPrint(httpError(400));
    const { page } = shopper;
    const authPage = await AuthPage.open(page);
    await authPage.signIn({ ...ADMIN, password: 'wrong-password' });
    const refusal = toast(page, 'خطأ في تسجيل الدخول');
    await expectVisible(refusal);
    await authPage.signIn(ADMIN);
    await new AdminPage(page).opened();
    expect(await refusal.count()).toBe(0);
  });

  test('leads to the panel, and to the section that was asked for', async ({ shopper }) => {
    const admin = await AdminPage.signIn(shopper.page, '/admin/products');
    await expectVisible(admin.heading('products'));
  });

  test('is not asked of somebody who has done so', async ({ shopper: { page } }) => {
    const admin = await AdminPage.signIn(page);
    await page.goto('/auth');
    await page.waitForURL('**/admin');
    await admin.opened();
  });

  test('asks for both fields, and tells the backend of nothing until then', async ({
    shopper: { page },
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('identitytoolkit')) asked.push(request.url());
    });
    const authPage = await AuthPage.open(page);
    await authPage.submitButton.click();
    await expectVisible(page.getByText(CREDENTIAL_ERRORS['email-required']));
    await expectVisible(page.getByText(CREDENTIAL_ERRORS['password-required']));
    expect(await hasFocus(authPage.email)).toBe(true);
    await authPage.fillIn({ email: 'admin@' });
    await authPage.submitButton.click();
    await expectVisible(page.getByText(CREDENTIAL_ERRORS['email-invalid']));
    expect(await authPage.email.getAttribute('aria-invalid')).toBe('true');
    await authPage.fillIn({ email: ADMIN.email });
    await authPage.submitButton.click();
    expect(await hasFocus(authPage.password)).toBe(true);
    expect(asked).toEqual([]);
  });

  test('says that it is under way, and is asked for once', async ({ shopper: { page } }) => {
    const authPage = await AuthPage.open(page);
    const asked: string[] = [];
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/accounts:signInWithPassword**', async (route) => {
      if (route.request().method() === 'POST') asked.push(route.request().url());
      await held;
      await route.continue();
    });
    await authPage.signIn(ADMIN);
    await expect.poll(() => authPage.submitButton.innerText()).toBe(authTexts.signingIn);
    expect(await authPage.submitButton.getAttribute('aria-disabled')).toBe('true');
    await authPage.password.press('Enter');
    letGo();
    await new AdminPage(page).opened();
    expect(asked).toHaveLength(1);
  });

  test('without a connection says so, and can be tried again', async ({ shopper }) => {
    shopper.mayPrint(NO_ANSWER);
    const { page } = shopper;
    const authPage = await AuthPage.open(page);
    await page.route(AUTH_CALLS, (route) => route.abort());
    await authPage.signIn(ADMIN);
    await expectVisible(authPage.alert.getByText('تعذّر الاتصال'));
    await page.unroute(AUTH_CALLS);
    await authPage.submitButton.click();
    await new AdminPage(page).opened();
  });

  test('that fails for no known reason says so and is logged', async ({ shopper }) => {
    shopper.mayPrint(httpError(500), /^Account: FirebaseError/);
    const { page } = shopper;
    const authPage = await AuthPage.open(page);
    await page.route(AUTH_CALLS, (route) =>
      route.fulfill({ status: 500, json: { error: { message: 'STRANGE' } } }),
    );
    await authPage.signIn(ADMIN);
    await expectVisible(authPage.alert.getByText('حدث خطأ غير متوقع'));
    await expect.poll(() => shopper.printed.join('\n')).toContain('Account:');
  });

  test('shows the password when asked to', async ({ shopper: { page } }) => {
    const authPage = await AuthPage.open(page);
    await authPage.fillIn({ password: 'secret' });
    expect(await authPage.password.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: authTexts.showPassword }).click();
    expect(await authPage.password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: authTexts.hidePassword }).click();
    expect(await authPage.password.getAttribute('type')).toBe('password');
  });
});

describe('signing up', () => {
  test('makes an account that may not come in yet', async ({ shopper }) => {
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
    await expectVisible(page.getByText(unauthorisedTexts.command(email, stack.projectId)));
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

  test('with an address that is taken leads to signing in with it', async ({ shopper }) => {
    shopper.mayPrint(httpError(400));
    const { page } = shopper;
    const authPage = await AuthPage.open(page);
    await authPage.tab('signUp').click();
    await authPage.signIn({ email: STAFF.email, password: STAFF.password });
    expect(await toast(page, 'المستخدم موجود مسبقاً').innerText()).toContain('يرجى تسجيل الدخول');
    await page.getByRole('button', { name: authTexts.toSignIn }).click();
    expect(await authPage.tab('signIn').getAttribute('aria-selected')).toBe('true');
    expect(await authPage.email.inputValue()).toBe(STAFF.email);
    await authPage.submitButton.click();
    await expect.poll(() => heading(page)).toBe(unauthorisedTexts.heading);
  });
});

describe('a forgotten password', () => {
  test('is told the same whether or not there is the account', async ({ shopper }) => {
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
  });

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

  test('does not leave another account signed in where its own cannot be', async ({ shopper }) => {
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
  });

  test('asks for an address first', async ({ shopper: { page } }) => {
    const authPage = await AuthPage.open(page);
    await authPage.askForReset('');
    await expectVisible(page.getByText(CREDENTIAL_ERRORS['email-required']));
  });
});

test("a message that this page does not know is forwarded to Firebase's own page", async ({
  shopper: { page },
}) => {
  await page.route('**/__/auth/**', (route) => route.fulfill({ body: 'Firebase' }));
  const query = '?mode=recoverEmail&oobCode=a-code&apiKey=demo&lang=ar';
  await page.goto(`/auth${query}`).catch(() => {});
  await page.waitForURL(`/__/auth/action${query}`);
  await expectVisible(page.getByText('Firebase'));
});

test('a password is changed inside the panel, on a phone too', async ({ shopper }) => {
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
});
