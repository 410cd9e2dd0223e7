import { pageScripts } from './page-notes.ts';

/** Of the document: the app could not be loaded. The order form says what to do then. */
export const INCOMPLETE = 'data-incomplete';

export function setIncomplete(incomplete: boolean): void {
  document.documentElement.toggleAttribute(INCOMPLETE, incomplete);
}

/** Kept with the page's entry in the tab's history: the scripts it was reloaded for, and what was typed in it. */
type Reloaded = { readonly gone?: string; readonly typed?: Readonly<Record<string, string>> };
const reloaded = (): Reloaded => (history.state as Reloaded | null) ?? {};
const fields = () => document.querySelectorAll<HTMLInputElement>('form [id]');

/**
 * Where a script of the page cannot be loaded. A page may be older than its release, whose scripts
 * Hosting drops: then it is reloaded, once for the same scripts, with what was typed in it.
 * Otherwise, where there is no network, say, it is marked {@link INCOMPLETE}.
 */
export async function recover(): Promise<void> {
  const scripts = pageScripts();
  const gone = scripts.join();
  try {
    const answers = await Promise.all(scripts.map((script) => fetch(script, { method: 'HEAD' })));
    if (answers.some(({ ok }) => !ok) && reloaded().gone !== gone) {
      const typed = Object.fromEntries(Array.from(fields(), ({ id, value }) => [id, value]));
      history.replaceState({ gone, typed }, '');
      location.reload();
      return;
    }
  } catch {
    // No network: the next touch tries again.
  }
  setIncomplete(true);
}

/** Puts back what was typed before {@link recover} reloaded the page; the app takes it from there. */
export function restoreTyped(): void {
  const { gone, typed } = reloaded();
  if (!typed) return;
  for (const field of fields()) field.value = typed[field.id] ?? field.value;
  history.replaceState({ gone }, '');
}
