import { changePath, userRolePath } from '@ghar/domain/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { backend, refusal, result } from '../../../testing/backend.ts';
import { database } from '../../../testing/firestore.ts';
import { openPanel } from '../../../testing/open-page.tsx';
import { dialog, toast } from '../../../testing/panel.ts';
import { ADMIN, HELPER } from '../../../testing/shop.ts';
import { changeTexts } from '../../i18n/ar/admin-changes.ts';
import { CALL_REFUSALS, OPERATIONS } from '../../i18n/ar/admin-operations.ts';
import { teamTexts as texts } from '../../i18n/ar/admin-team.ts';

const NEWCOMER = 'newcomer@ghar.example';

async function openTeam() {
  backend.on('listAccounts', () =>
    result({ accounts: [{ email: NEWCOMER, created_at: '2026-11-30T21:00:00.000Z' }] }),
  );
  const user = await openPanel('/admin/settings');
  await screen.findByText(HELPER.email);
  return user;
}
const rows = (): string[] =>
  within(screen.getByText(texts.heading).closest('section')!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('who may enter is listed, with what they may since when; only others’ role can be taken away', async () => {
  const since = { granted_at: new Date('2026-11-30T20:00:00Z') };
  database.change(userRolePath(HELPER.uid), since);
  database.put(userRolePath('old'), { role: 'admin' });
  database.put(userRolePath('editor'), { role: 'editor', email: 'editor@ghar.example' });
  database.put(userRolePath('none'), { role: null, email: 'none@ghar.example' });
  await openTeam();
  const [old, mine, helper, ...others] = rows();
  expect(others).toEqual([]);
  expect([old, mine, helper]).toEqual([
    expect.stringContaining(texts.noAddressHint),
    expect.stringContaining(`${ADMIN.email} (${texts.you})`),
    expect.stringContaining(`${HELPER.email} ${texts.since('1 ديسمبر 2026')}`),
  ]);
  expect(helper).toContain(texts.roles.staff);
  expect(screen.getAllByText(texts.take)).toHaveLength(1);
});

test('an account that waits is chosen and given a role', async () => {
  backend.on('setRole', () => result({ success: true, outcome: 'granted' }));
  const user = await openTeam();
  await user.click(screen.getByText(texts.add));
  const form = await dialog();
  await user.click(await form.findByText(NEWCOMER));
  form.getByText(texts.give.signedUp('1 ديسمبر 2026'));
  expect(form.getByLabelText<HTMLInputElement>(texts.give.email).value).toBe(NEWCOMER);
  await user.click(form.getByText(texts.give.submit));
  (await toast(texts.give.granted)).getByText(NEWCOMER);
  expect(backend.inputs('setRole')).toEqual([{ email: NEWCOMER, role: 'staff' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a typed address is checked, and a refusal is said where it was typed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  backend.on('setRole', () => refusal('account-unverified'));
  const user = await openTeam();
  await user.click(screen.getByText(texts.add));
  const form = await dialog();
  const field = form.getByLabelText<HTMLInputElement>(texts.give.email);
  await user.type(field, 'nobody');
  await user.click(form.getByText(texts.give.submit));
  form.getByText(texts.give.emailInvalid);
  expect(backend.inputs('setRole')).toEqual([]);
  await user.type(field, '@Ghar.example');
  await user.selectOptions(form.getByLabelText(texts.give.role), 'admin');
  form.getByText(texts.may.admin);
  await user.click(form.getByText(texts.give.submit));
  await form.findByText(CALL_REFUSALS['account-unverified']({}), { exact: false });
  expect(backend.inputs('setRole')).toEqual([{ email: 'nobody@Ghar.example', role: 'admin' }]);
  expect(field.value).toBe('nobody@Ghar.example');
  expect(logged).toHaveBeenCalledExactlyOnceWith('give-role:', expect.any(Error));
  logged.mockRestore();
});

test('a role is taken away only after a question', async () => {
  backend.on('setRole', () => result({ success: true, outcome: 'revoked' }));
  const user = await openTeam();
  await user.click(screen.getByText(texts.take));
  const question = await dialog(texts.takeDialog.title);
  question.getByText(HELPER.email);
  expect(backend.inputs('setRole')).toEqual([]);
  await user.click(question.getByText(texts.take));
  await toast(OPERATIONS['take-role'].done);
  expect(backend.inputs('setRole')).toEqual([{ email: HELPER.email, role: null }]);
});

test('the history of a role says who gave and who took it', async () => {
  const change = { field: 'role', from: null, to: 'staff', actor: ADMIN.uid, actor_email: null };
  const path = userRolePath(HELPER.uid);
  database.put(changePath(path, 'one'), { ...change, created_at: new Date(Date.now() - 2000) });
  database.put(changePath(path, 'two'), {
    ...change,
    from: 'staff',
    to: null,
    actor: 'other',
    actor_email: 'other@ghar.example',
    created_at: new Date(Date.now() - 1000),
  });
  const user = await openTeam();
  await user.click(screen.getByLabelText(texts.history(HELPER.email)));
  const history = await dialog(texts.history(HELPER.email));
  const [taken, given] = await history.findAllByRole('listitem');
  expect(taken!.textContent).toContain(
    `${changeTexts.from} ${texts.roles.staff} ${changeTexts.to} ${texts.none}`,
  );
  expect(taken!.textContent).toContain('other@ghar.example');
  expect(given!.textContent).toContain(changeTexts.byMe);
});
