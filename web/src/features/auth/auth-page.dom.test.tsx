import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { users } from '../../../testing/auth.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ADMIN, STAFF } from '../../../testing/shop.ts';
import { adminTexts, unauthorisedTexts } from '../../i18n/ar/admin.ts';
import {
  authTexts as texts,
  confirmEmailTexts,
  CREDENTIAL_ERRORS as ERRORS,
  newPasswordTexts,
  resetTexts,
  wordsForAccountFailure as wordsFor,
} from '../../i18n/ar/auth.ts';

const NEXT = 'ورق غار وزيت زيتون';
const CODE = 'a-code';
const RESET_LINK = `/auth?mode=resetPassword&oobCode=${CODE}`;

const email = () => screen.getByLabelText<HTMLInputElement>(texts.email);
const password = (name = texts.password) =>
  screen.getByLabelText<HTMLInputElement>(name, { exact: true });
/** By text, as elsewhere here: roles take a second to find in so simple an engine. */
const submit = (name = texts.signIn) =>
  screen.getByText(name, { selector: 'button:not([role=tab])' });
/** The refusal inside the form; there is a toast of the same words. */
const refusal = () => screen.findByRole('alert');

async function fillIn(user: UserEvent, field: HTMLInputElement, text: string): Promise<void> {
  // which focuses it
  await user.clear(field);
  await user.paste(text);
}
async function signIn(
  user: UserEvent,
  { email: address, password: secret }: { email: string; password: string },
): Promise<void> {
  await fillIn(user, email(), address);
  await fillIn(user, password(), secret);
  await user.keyboard('{Enter}');
}
async function openAuth(): Promise<UserEvent> {
  const user = await openPage('/auth');
  await screen.findByText(texts.heading, { selector: 'h1' });
  return user;
}
const inPanel = () => screen.findByText(adminTexts.sections.dashboard, { selector: 'h1' });
const turnedAway = () => screen.findByText(unauthorisedTexts.heading, { selector: 'h1' });

describe('signing in', () => {
  test.for<[string, { email: string; password: string }]>([
    ['a wrong password', { ...ADMIN, password: 'wrong-password' }],
    ['an address that nobody has', { email: 'nobody@ghar.example', password: 'ghar-admin' }],
  ])('with %s is refused in the same words', async ([, account]) => {
    const user = await openAuth();
    await signIn(user, account);
    const { title, text } = wordsFor('sign-in', 'invalid-credentials');
    expect((await refusal()).textContent).toBe(`${title}${text}`);
    expect(within(screen.getAllByRole('status').at(-1)!).getByText(title)).toBeTruthy();
    expect([email().value, password().value]).toEqual([account.email, account.password]);
    await user.type(password(), '2');
    expect(screen.queryByRole('alert')).toBeNull();
    expect([location.pathname, users.current()]).toEqual(['/auth', null]);
  });

  test.for([
    ['auth/user-disabled', 'account-disabled'],
    ['auth/too-many-requests', 'too-many-attempts'],
    ['auth/network-request-failed', 'network'],
  ] as const)('that meets %s says so, and can be tried again', async ([code, failure]) => {
    const user = await openAuth();
    users.refuse(code);
    await signIn(user, ADMIN);
    expect((await refusal()).textContent).toContain(wordsFor('sign-in', failure).text);
    users.refuse(null);
    await user.click(submit());
    await inPanel();
    expect(screen.queryByText(wordsFor('sign-in', failure).title)).toBeNull();
  });

  test('that fails for no known reason says so and is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const user = await openAuth();
    users.refuse('auth/strange');
    await signIn(user, ADMIN);
    expect((await refusal()).textContent).toContain(wordsFor('sign-in', 'unexpected').text);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'Account:',
      expect.objectContaining({ code: 'auth/strange' }),
    );
    logged.mockRestore();
  });

  test('asks for both fields, and tells the backend of nothing until then', async () => {
    const user = await openAuth();
    await user.click(submit());
    screen.getByText(ERRORS['email-required']);
    screen.getByText(ERRORS['password-required']);
    expect(document.activeElement).toBe(email());
    await user.type(email(), 'admin@');
    await user.click(submit());
    screen.getByText(ERRORS['email-invalid']);
    expect(email().getAttribute('aria-invalid')).toBe('true');
    await fillIn(user, email(), ADMIN.email);
    await user.click(submit());
    expect(screen.queryByText(ERRORS['email-invalid'])).toBeNull();
    expect(document.activeElement).toBe(password());
    expect(users.requests()).toBe(0);
  });

  test('says that it is under way, and is asked for once', async () => {
    const user = await openAuth();
    const letGo = users.hold();
    await signIn(user, ADMIN);
    const button = submit(texts.signingIn);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.type(password(), '{Enter}');
    await user.click(button);
    letGo();
    await inPanel();
    expect(users.requests()).toBe(1);
  });

  test('takes spaces around the address for nothing', async () => {
    const user = await openAuth();
    await signIn(user, { ...ADMIN, email: ` ${ADMIN.email} ` });
    await inPanel();
    expect(users.current()).toBe(ADMIN.uid);
  });

  test('shows the password when asked to', async () => {
    const user = await openAuth();
    await user.type(password(), 'secret');
    expect(password().type).toBe('password');
    await user.click(screen.getByLabelText(texts.showPassword));
    expect([password().type, password().value]).toEqual(['text', 'secret']);
    await user.click(screen.getByLabelText(texts.hidePassword));
    expect(password().type).toBe('password');
  });

  test('is not asked of somebody who has done so', async () => {
    users.enter(ADMIN.uid);
    await openPage('/auth');
    await inPanel();
    expect(location.pathname).toBe('/admin');
  });
});

describe('signing up', () => {
  async function openSignUp(): Promise<UserEvent> {
    const user = await openAuth();
    await user.click(screen.getByText(texts.signUp, { selector: '[role=tab]' }));
    screen.getByText(texts.signUpHeading, { selector: 'h1' });
    return user;
  }

  test.for([
    ['12345', 'password-short'],
    ['123456', 'password-guessable'],
    ['sara2026', 'password-guessable'],
  ] as const)('does not take %s for a password', async ([secret, error]) => {
    const user = await openSignUp();
    await signIn(user, { email: 'sara@ghar.example', password: secret });
    screen.getByText(ERRORS[error]);
    expect(document.activeElement).toBe(password());
    expect(users.passwordOf('sara@ghar.example')).toBeUndefined();
  });

  test('makes an account that may not come in yet, and sends it a message', async () => {
    const user = await openSignUp();
    await signIn(user, { email: 'sara@ghar.example', password: NEXT });
    await turnedAway();
    screen.getByText(texts.created.title);
    expect(users.passwordOf('sara@ghar.example')).toBe(NEXT);
    expect(users.sent()).toEqual([{ kind: 'verification', email: 'sara@ghar.example' }]);
  });

  test('with an address that is taken leads to signing in with it', async () => {
    const user = await openSignUp();
    await signIn(user, STAFF);
    const { title, text } = wordsFor('sign-up', 'already-registered');
    expect((await refusal()).textContent).toContain(`${title}${text}`);
    await user.click(screen.getByText(texts.toSignIn, { selector: 'button' }));
    expect(
      screen.getByText(texts.signIn, { selector: '[role=tab]' }).getAttribute('aria-selected'),
    ).toBe('true');
    expect([email().value, password().value]).toEqual([STAFF.email, STAFF.password]);
    await user.click(submit());
    await turnedAway();
  });
});

describe('asking for another password', () => {
  async function openReset(typed: string): Promise<UserEvent> {
    const user = await openAuth();
    if (typed !== '') await fillIn(user, email(), typed);
    await user.click(screen.getByText(texts.forgotten, { selector: 'button' }));
    screen.getByText(resetTexts.heading, { selector: 'h1' });
    return user;
  }

  test.for([
    ['somebody', STAFF.email, [{ kind: 'reset', email: STAFF.email }]],
    ['nobody', 'nobody@ghar.example', []],
  ] as const)('for the address of %s says the same', async ([, address, sent]) => {
    const user = await openReset(address);
    expect(email().value).toBe(address);
    await user.click(submit(resetTexts.submit));
    await screen.findByText(resetTexts.sent);
    expect(users.sent()).toEqual(sent);
    await user.type(email(), 'x');
    expect(screen.queryByText(resetTexts.sent)).toBeNull();
    await user.click(submit(resetTexts.back));
    expect(email().value).toBe(`${address}x`);
  });

  test.for([
    ['', 'email-required'],
    ['staff@', 'email-invalid'],
  ] as const)('for «%s» asks for an address first', async ([typed, error]) => {
    const user = await openReset(typed);
    await user.click(submit(resetTexts.submit));
    screen.getByText(ERRORS[error]);
    expect(document.activeElement).toBe(email());
    expect(users.sent()).toEqual([]);
  });

  test('says that it was not sent', async () => {
    const user = await openReset(STAFF.email);
    users.refuse('auth/network-request-failed');
    await user.click(submit(resetTexts.submit));
    expect((await refusal()).textContent).toContain(wordsFor('reset', 'network').text);
    expect(screen.queryByText(resetTexts.sent)).toBeNull();
  });
});

describe('the link to choose another password', () => {
  async function openLink(): Promise<UserEvent> {
    const user = await openPage(RESET_LINK);
    await screen.findByText(newPasswordTexts.heading, { selector: 'h1' });
    return user;
  }
  const next = () => password(newPasswordTexts.password);

  test.for([
    ['123456', 'password-guessable'],
    ['admin', 'password-short'],
    ['admin2026', 'password-guessable'],
  ] as const)('does not take %s', async ([typed, error]) => {
    users.addLink(CODE, ADMIN.email);
    const user = await openLink();
    screen.getByText(ADMIN.email);
    await user.type(next(), `${typed}{Enter}`);
    screen.getByText(ERRORS[error]);
    expect(document.activeElement).toBe(next());
    expect(users.passwordOf(ADMIN.email)).toBe(ADMIN.password);
  });

  test('changes it and signs in, after a connection that failed', async () => {
    users.addLink(CODE, ADMIN.email);
    const user = await openLink();
    users.refuse('auth/network-request-failed');
    await fillIn(user, next(), NEXT);
    await user.click(submit(newPasswordTexts.submit));
    expect((await refusal()).textContent).toContain(wordsFor('new-password', 'network').text);
    expect(next().value).toBe(NEXT);
    users.refuse(null);
    await user.click(submit(newPasswordTexts.submit));
    await inPanel();
    expect([users.passwordOf(ADMIN.email), users.current()]).toEqual([NEXT, ADMIN.uid]);
    screen.getByText(newPasswordTexts.done);
  });

  test('that was used once leads to another, and to no password', async () => {
    const user = await openPage(RESET_LINK);
    expect((await refusal()).textContent).toBe(wordsFor('new-password', 'link-expired').text);
    await user.click(screen.getByText(newPasswordTexts.another, { selector: 'button' }));
    await screen.findByText(resetTexts.heading, { selector: 'h1' });
    expect(`${location.pathname}${location.search}`).toBe('/auth');
  });

  test('that ends while the password is typed leads to another', async () => {
    users.addLink(CODE, ADMIN.email);
    const user = await openLink();
    users.refuse('auth/expired-action-code');
    await fillIn(user, next(), NEXT);
    await user.click(submit(newPasswordTexts.submit));
    await user.click(within(await refusal()).getByText(newPasswordTexts.another));
    await screen.findByText(resetTexts.heading, { selector: 'h1' });
    expect(users.passwordOf(ADMIN.email)).toBe(ADMIN.password);
  });

  test('that could not be checked is checked again', async () => {
    users.addLink(CODE, ADMIN.email);
    users.refuse('auth/network-request-failed');
    const user = await openPage(RESET_LINK);
    expect((await refusal()).textContent).toBe(wordsFor('new-password', 'network').text);
    users.refuse(null);
    await user.click(screen.getByText(newPasswordTexts.retry, { selector: 'button' }));
    await waitFor(() => expect(next().value).toBe(''));
  });
});

describe('the link to confirm an address', () => {
  test('confirms it, once, and leads on', async () => {
    users.enter(STAFF.uid);
    users.addLink('confirm', STAFF.email);
    const user = await openPage('/auth?mode=verifyEmail&oobCode=confirm');
    await screen.findByText(confirmEmailTexts.done);
    await user.click(screen.getByText(confirmEmailTexts.next, { selector: 'a' }));
    await turnedAway();
    expect(location.pathname).toBe('/admin');
  });

  test('that could not be sent is sent again', async () => {
    users.addLink('confirm-later', STAFF.email);
    users.refuse('auth/network-request-failed');
    const user = await openPage('/auth?mode=verifyEmail&oobCode=confirm-later');
    expect((await refusal()).textContent).toBe(wordsFor('confirm-email', 'network').text);
    users.refuse(null);
    await user.click(screen.getByText(confirmEmailTexts.retry, { selector: 'button' }));
    await screen.findByText(confirmEmailTexts.done);
  });

  test('that was used before says so, and offers no second try', async () => {
    await openPage('/auth?mode=verifyEmail&oobCode=used');
    expect((await refusal()).textContent).toBe(wordsFor('confirm-email', 'link-expired').text);
    screen.getByText(confirmEmailTexts.next, { selector: 'a' });
    expect(screen.queryByText(confirmEmailTexts.retry)).toBeNull();
  });
});

test("a message that this page does not know is forwarded to Firebase's own page", async () => {
  const forwarded = vi.spyOn(location, 'replace').mockImplementation(() => {});
  const query = '?mode=recoverEmail&oobCode=a-code&apiKey=demo&lang=ar';
  await openPage(`/auth${query}`);
  await waitFor(() => expect(forwarded).toHaveBeenCalledWith(`/__/auth/action${query}`));
  forwarded.mockRestore();
});
