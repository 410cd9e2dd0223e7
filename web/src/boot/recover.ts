/** Of the document: the app could not be loaded. The order form says what to do then. */
export const INCOMPLETE = 'data-incomplete';
/** The scripts for which this tab has reloaded a page. */
const RELOADED = 'ghar.reloaded';

export function setIncomplete(incomplete: boolean): void {
  document.documentElement.toggleAttribute(INCOMPLETE, incomplete);
}

/**
 * Where a script of the page cannot be loaded. A page may be older than its release, whose scripts
 * Hosting drops: then it is reloaded, once for the same scripts; what was typed is put back by the
 * browser. Otherwise there is no network, say, and the page is marked {@link INCOMPLETE}.
 */
export async function recover(scripts: readonly string[]): Promise<void> {
  const names = scripts.join();
  try {
    const answers = await Promise.all(scripts.map((script) => fetch(script, { method: 'HEAD' })));
    if (answers.some(({ ok }) => !ok) && sessionStorage.getItem(RELOADED) !== names) {
      sessionStorage.setItem(RELOADED, names);
      location.reload();
      return;
    }
  } catch {
    // No network, or no storage that would prevent a loop.
  }
  setIncomplete(true);
}
