import { screen, within, type BoundFunctions, type queries } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Within = BoundFunctions<typeof queries>;

/** Chooses an option of a Material menu. */
export async function choose(user: UserEvent, menu: HTMLElement, option: string): Promise<void> {
  await user.click(menu);
  await user.click(await within(await screen.findByRole('listbox')).findByText(option));
}

/** The toast with that title. */
export const toast = async (title: string): Promise<Within> =>
  within((await screen.findByText(title)).closest('output')!);

/** The dialog with that title, or the one that is open. */
export const dialog = async (name?: string): Promise<Within> =>
  within(await screen.findByRole('dialog', name === undefined ? {} : { name }));
