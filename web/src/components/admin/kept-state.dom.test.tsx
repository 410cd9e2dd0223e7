import { userRolePath } from '@ghar/domain/paths';
import { ADMIN_ROLE } from '@ghar/domain/role';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { users } from '../../../testing/auth.ts';
import { database } from '../../../testing/firestore.ts';
import { openPanel } from '../../../testing/open-page.tsx';
import { ADMIN, putOrder, STAFF } from '../../../testing/shop.ts';
import { leaveTexts } from '../../i18n/ar/admin.ts';
import { correctDialogTexts } from '../../i18n/ar/admin-order-entry.ts';
import { authTexts } from '../../i18n/ar/auth.ts';
import { orderTexts } from '../../i18n/ar/order-page.ts';

const dialog = () => screen.findByRole('dialog');
const name = async () =>
  within(await dialog()).getByLabelText<HTMLInputElement>(
    new RegExp(`^${orderTexts.fields.customerName.label}`),
  );

let user: UserEvent;
let address: string;
beforeEach(async () => {
  address = `/admin/orders/${putOrder({ customer_name: 'مريم' })}`;
  user = await openPanel(address);
  await user.click(await screen.findByText(correctDialogTexts.open));
  await user.type(await name(), ' الهاشمي');
});

const end = async (): Promise<void> => {
  act(() => users.enter(null));
  await screen.findByText(authTexts.heading, { selector: 'h1' });
  expect(screen.queryByRole('dialog')).toBeNull();
};

test('what was typed into a dialog is there again when the same person signs in again', async () => {
  await end();
  await user.type(screen.getByLabelText(authTexts.email), ADMIN.email);
  await user.type(screen.getByLabelText(authTexts.password), `${ADMIN.password}{Enter}`);
  expect((await name()).value).toBe('مريم الهاشمي');
  expect(location.pathname).toBe(address);
  // closing it asks first, as before
  await user.keyboard('{Escape}');
  await user.click(await screen.findByText(leaveTexts.discard));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('it is there for nobody else', async () => {
  database.put(userRolePath(STAFF.uid), { role: ADMIN_ROLE });
  await end();
  act(() => users.enter(STAFF.uid));
  await screen.findByText(correctDialogTexts.open);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByText(correctDialogTexts.open));
  expect((await name()).value).toBe('مريم');
});
