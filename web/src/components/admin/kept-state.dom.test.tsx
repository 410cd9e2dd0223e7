import { SETTINGS_PATHS, userRolePath } from '@ghar/domain/paths';
import { ADMIN_ROLE } from '@ghar/domain/access/role';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { users } from '../../../testing/auth.ts';
import { database } from '../../../testing/firestore.ts';
import { openPanel } from '../../../testing/open-page.tsx';
import { ADMIN, putOrder, STAFF } from '../../../testing/shop.ts';
import { adminTexts, leaveTexts } from '../../i18n/ar/admin.ts';
import { textStateTexts } from '../../i18n/ar/admin-content.ts';
import { correctDialogTexts } from '../../i18n/ar/admin-order-entry.ts';
import { settingsTexts } from '../../i18n/ar/admin-settings.ts';
import { authTexts } from '../../i18n/ar/auth.ts';
import { orderTexts } from '../../i18n/ar/order-page.ts';

const dialog = () => screen.findByRole('dialog');
const name = async () =>
  within(await dialog()).getByLabelText<HTMLInputElement>(
    new RegExp(`^${orderTexts.fields.customerName.label}`),
  );

let user: UserEvent;
afterEach(() => void vi.restoreAllMocks());
const end = async (): Promise<void> => {
  act(() => users.enter(null));
  await screen.findByText(authTexts.heading, { selector: 'h1' });
  expect(screen.queryByRole('dialog')).toBeNull();
};
const signInAgain = async (): Promise<void> => {
  await user.type(screen.getByLabelText(authTexts.email), ADMIN.email);
  await user.type(screen.getByLabelText(authTexts.password), `${ADMIN.password}{Enter}`);
};
const enterOther = (): void => {
  database.put(userRolePath(STAFF.uid), { role: ADMIN_ROLE });
  act(() => users.enter(STAFF.uid));
};

describe('what was typed into a dialog', () => {
  let address: string;
  const typeName = async (): Promise<void> => {
    address = `/admin/orders/${putOrder({ customer_name: 'مريم' })}`;
    user = await openPanel(address);
    await user.click(await screen.findByText(correctDialogTexts.open));
    await user.type(await name(), ' الهاشمي');
    await end();
  };

  test('is there again when the same person signs in again', async () => {
    await typeName();
    await signInAgain();
    expect((await name()).value).toBe('مريم الهاشمي');
    expect(location.pathname).toBe(address);
    // closing it asks first, as before
    await user.keyboard('{Escape}');
    await user.click(await screen.findByText(leaveTexts.discard));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is there for nobody else', async () => {
    await typeName();
    enterOther();
    await screen.findByText(correctDialogTexts.open);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByText(correctDialogTexts.open));
    expect((await name()).value).toBe('مريم');
  });
});

describe('an order that is being entered', () => {
  const city = () =>
    screen.findByLabelText<HTMLInputElement>(new RegExp(`^${orderTexts.fields.city.label}`));
  const typeCity = async (): Promise<void> => {
    user = await openPanel('/admin/orders/new');
    await user.type(await city(), 'دبي');
    await end();
  };

  test('is there again when the same person signs in again, until its loss is agreed to', async () => {
    await typeCity();
    await signInAgain();
    expect((await city()).value).toBe('دبي');
    await user.click(await screen.findByText(adminTexts.signOut));
    await user.click(await screen.findByText(leaveTexts.leave));
    await screen.findByText(authTexts.heading, { selector: 'h1' });
    await signInAgain();
    expect((await city()).value).toBe('');
  });

  test('is there for nobody else', async () => {
    await typeCity();
    enterOther();
    expect((await city()).value).toBe('');
  });
});

describe('a setting that could not be saved', () => {
  const fewLeft = () => screen.findByLabelText<HTMLInputElement>(settingsTexts.fewLeft);
  const failToSave = async (): Promise<void> => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    database.put(SETTINGS_PATHS.private, { few_left: 3 });
    database.refuseCommits('unavailable');
    user = await openPanel('/admin/settings');
    await user.clear(await fewLeft());
    await user.type(await fewLeft(), '8');
    await user.tab();
    await screen.findByText(textStateTexts.failed);
  };

  test('is there again when the same person signs in again, and can be saved', async () => {
    await failToSave();
    await end();
    await signInAgain();
    expect((await fewLeft()).value).toBe('8');
    database.refuseCommits(null);
    await user.click(await screen.findByText(textStateTexts.retry));
    await waitFor(() =>
      expect(database.read(SETTINGS_PATHS.private)).toMatchObject({ few_left: 8 }),
    );
  });

  test('is there for nobody else', async () => {
    await failToSave();
    await end();
    enterOther();
    expect((await fewLeft()).value).toBe('3');
  });

  test('is not there again once its loss was agreed to', async () => {
    await failToSave();
    await user.click(screen.getByText(adminTexts.signOut));
    await user.click(await screen.findByText(leaveTexts.leave));
    await screen.findByText(authTexts.heading, { selector: 'h1' });
    await signInAgain();
    expect((await fewLeft()).value).toBe('3');
  });
});
