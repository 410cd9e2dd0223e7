import { pageScripts } from './page-notes.ts';

/** Of the document: the app could not be loaded. The order form says what to do then. */
export const INCOMPLETE = 'data-incomplete';

/** Means nothing once the app has come. */
export function markIncomplete(): void {
  document.documentElement.setAttribute(INCOMPLETE, '');
}

/** Kept with the page's entry in the tab's history, once it was reloaded: what was typed in it, until that is put back. */
type Reloaded = { readonly reloaded: Record<string, string> } | null;
const fields = () => document.querySelectorAll<HTMLInputElement>('form [id]');

/**
 * Where a script of the page cannot be loaded. A page may be older than its release, whose scripts
 * Hosting drops: then it is reloaded, once, with what was typed in it. Otherwise, where there is no
 * network, say, it is marked {@link INCOMPLETE}.
 */
export async function recover(): Promise<void> {
  const answers = await Promise.all(
    pageScripts().map((script) => fetch(script, { method: 'HEAD' })),
  ).catch(() => []);
  if (answers.some(({ ok }) => !ok) && !(history.state as Reloaded)?.reloaded) {
    const reloaded: Record<string, string> = {};
    for (const { id, value } of fields()) reloaded[id] = value;
    history.replaceState({ reloaded }, '');
    location.reload();
  } else markIncomplete();
}

/** Puts back what was typed before {@link recover} reloaded the page; the app takes it from there. */
export function restoreTyped(): void {
  const typed = (history.state as Reloaded)?.reloaded;
  if (!typed) return;
  for (const field of fields()) field.value = typed[field.id] ?? field.value;
  history.replaceState({ reloaded: {} }, '');
}
