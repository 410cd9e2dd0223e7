import { DEFAULT_LOCALE, type Locale } from '@ghar/domain/i18n/locale';
import { act, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { openPage, openPanel } from './open-page.tsx';

type Step = (user: UserEvent) => Promise<unknown>;

/** Actions on a page until it shows `ends`. */
export type Scene = {
  readonly name: string;
  readonly address: string;
  /** The source files whose dialogs it opens. */
  readonly dialogs?: readonly string[];
  readonly arrange?: () => void;
  readonly steps?: readonly Step[];
  readonly ends: string;
};

/** The page's text. */
export const shown = (): string => document.body.textContent.replaceAll('\u00a0', ' ');
export const sees =
  (words: string): Step =>
  () =>
    waitFor(() => expect(shown()).toContain(words));

const CONTROLS =
  'button, a, label, input[type=checkbox], [role=button], [role=menuitem], [role=option], [role=combobox]';
const textOf = ({ textContent }: Element): string => textContent.replaceAll('\u00a0', ' ').trim();
/** The last one is in the topmost dialog. happy-dom returns matches in the order of the selector list. */
const last = (
  what: string,
  selector: string,
  isMeant: (one: Element) => boolean,
): Promise<HTMLElement> =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].findLast(isMeant);
    if (!found) throw new Error(`There is no ${what}`);
    return found;
  });
/** By its whole text, however it is split. */
const controlOf = (words: string): Promise<HTMLElement> =>
  last(words, CONTROLS, (one) => one.getAttribute('aria-label') === words || textOf(one) === words);
/** True iff the label is that, but for its star or its aside: `Name *`, `Email(optional)`. */
const isLabel = (text: string, label: string): boolean =>
  text.startsWith(label) && /^(\s*\*|\(.*\))?$/.test(text.slice(label.length));
const fieldOf = (label: string): Promise<HTMLElement> =>
  last(
    label,
    'input, textarea, select',
    (one) =>
      one.getAttribute('aria-label') === label ||
      [...((one as HTMLInputElement).labels ?? [])].some((its) => isLabel(textOf(its), label)),
  );

export const press =
  (words: string): Step =>
  async (user) =>
    user.click(await controlOf(words));
/** Replaces a field's text. */
export const write =
  (label: string, text: string): Step =>
  async (user) => {
    await user.clear(await fieldOf(label));
    await user.paste(text);
  };
/** Chooses an option of a native select. */
export const select =
  (label: string, value: string): Step =>
  async (user) =>
    user.selectOptions(await fieldOf(label), value);
export const keys =
  (typed: string): Step =>
  (user) =>
    user.keyboard(typed);

/** A concurrent change elsewhere. */
export const meanwhile =
  (happens: () => void): Step =>
  () =>
    act(async () => happens());

/** Opens a scene's page in a language; returns the user. */
export const openScene = (
  { address, arrange }: Scene,
  locale: Locale = DEFAULT_LOCALE,
): Promise<UserEvent> => {
  arrange?.();
  return address.startsWith('/admin') ? openPanel(address) : openPage(address, locale);
};
