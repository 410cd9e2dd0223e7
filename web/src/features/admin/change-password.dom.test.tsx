import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { users } from '../../../testing/auth.ts';
import { openPanel } from '../../../testing/open-page.tsx';
import { ADMIN } from '../../../testing/shop.ts';
import { adminPartTexts } from '../../i18n/ar/admin.ts';
import {
  changePasswordTexts as texts,
  CREDENTIAL_ERRORS as ERRORS,
  wordsForAccountFailure as wordsFor,
} from '../../i18n/ar/auth.ts';

const NEXT = 'ليف الغار وماء الورد';

async function openDialog() {
  const user = await openPanel('/admin/orders/any');
  await user.click(await screen.findByText(texts.open));
  const dialog = within(screen.getByRole('dialog'));
  const field = (name: 'present' | 'next') =>
    dialog.getByLabelText<HTMLInputElement>(texts[name], { exact: true });
  const save = () => user.click(dialog.getByText(adminPartTexts.save, { selector: 'button' }));
  return { user, dialog, field, save };
}
async function fillIn(user: UserEvent, field: HTMLInputElement, text: string): Promise<void> {
  // which focuses it
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

test('passwords that will not do are not asked for', async () => {
  const { user, dialog, field, save } = await openDialog();
  for (const [present, next, wrong, error] of [
    ['', NEXT, 'present', 'password-required'],
    [ADMIN.password, '', 'next', 'password-required'],
    [ADMIN.password, '12345', 'next', 'password-short'],
    [ADMIN.password, 'password1', 'next', 'password-guessable'],
    [ADMIN.password, ADMIN.password, 'next', 'password-same'],
  ] as const) {
    await fillIn(user, field('present'), present);
    await fillIn(user, field('next'), next);
    await save();
    expect(dialog.queryByText(ERRORS[error])).not.toBeNull();
    expect(document.activeElement).toBe(field(wrong));
  }
  expect(users.requests()).toBe(0);
});

test('it is changed once the present one is right and the connection is back', async () => {
  const { user, dialog, field, save } = await openDialog();
  await fillIn(user, field('present'), 'not this one');
  await fillIn(user, field('next'), NEXT);
  await save();
  const said = async (failure: 'invalid-credentials' | 'network') =>
    expect((await dialog.findByRole('alert')).textContent).toContain(
      wordsFor('change-password', failure).text,
    );
  await said('invalid-credentials');
  expect(users.passwordOf(ADMIN.email)).toBe(ADMIN.password);
  await fillIn(user, field('present'), ADMIN.password);
  users.refuse('auth/network-request-failed');
  await save();
  await said('network');
  expect([field('present').value, field('next').value]).toEqual([ADMIN.password, NEXT]);
  users.refuse(null);
  await save();
  await screen.findByText(texts.done);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([users.passwordOf(ADMIN.email), users.current()]).toEqual([NEXT, ADMIN.uid]);
});
