import { HYDRATED } from '../boot/events.ts';

/** The server-drawn fields. They keep the typed text even after React has replaced them. */
let drawn: readonly HTMLInputElement[] = [];

/** The same field before React replaced it during hydration, if it did. */
export const replacedField = ({ name }: HTMLInputElement): HTMLInputElement | undefined =>
  drawn.find((field) => field.name === name && !field.isConnected);

/** Moves a replaced field's focus and cursor to its replacement. */
function refocus(lost: Element): void {
  const field = document.getElementById(lost.id);
  field?.focus({ preventScroll: true });
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd } = lost as HTMLInputElement;
  // Only text fields have a cursor.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Keeps text typed into the server's page until hydration. Foreign nodes in the page (a password manager's icon, a
 * translation) make React replace everything, including the fields. Call once before hydration.
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
      // By then React has removed what it replaces, so this is not the user leaving the field.
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
