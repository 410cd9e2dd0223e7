import { HYDRATED } from '../boot/events.ts';

/** The fields that the server drew. They hold what was typed also where React has replaced them. */
let drawn: readonly HTMLInputElement[] = [];

/** The field of the same name that React replaced while it hydrated, if it did. */
export const replacedField = ({ name }: HTMLInputElement): HTMLInputElement | undefined =>
  drawn.find((field) => field.name === name && !field.isConnected);

/** Gives a replaced field's focus and cursor to the one in its place. */
function refocus(lost: Element): void {
  const field = document.getElementById(lost.id);
  field?.focus({ preventScroll: true });
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd } = lost as HTMLInputElement;
  // Only fields of text have a cursor.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Keeps what is typed into the server's page until it is hydrated: where something foreign stands in
 * it, an icon of a password manager or a translation, React replaces all of it, the fields too. To be
 * called once, before hydration.
 */
export function keepEarlyInput(): void {
  drawn = [...document.querySelectorAll<HTMLInputElement>('form [name]')];
  let focused = document.activeElement;
  const hydrated = new AbortController();
  const { signal } = hydrated;
  document.addEventListener('focusin', ({ target }) => void (focused = target as Element), {
    signal,
  });
  document.addEventListener(
    'focusout',
    ({ target }) =>
      // By then, what React replaces is out of the page: it was not left.
      queueMicrotask(() => {
        if (focused === target && focused?.isConnected) focused = null;
      }),
    { signal },
  );
  document.addEventListener(
    HYDRATED,
    () => {
      hydrated.abort();
      if (focused && !focused.isConnected) refocus(focused);
      drawn = [];
    },
    { once: true },
  );
}
