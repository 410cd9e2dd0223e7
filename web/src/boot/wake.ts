import { EarlyPresses } from './early-presses.ts';
import { pageNotes, pageScripts } from './page-notes.ts';
import { pause } from './pause.ts';
import { markIncomplete, recover, restoreTyped } from './recover.ts';
import { ALIVE, DOZE, NEEDED, WAKE } from './signals.ts';
import { onSign } from './signs.ts';
import { whenIdle } from './when-idle.ts';

/** @returns false where who hears of it objects. */
const tell = (signal: string): boolean =>
  document.dispatchEvent(new Event(signal, { cancelable: true }));

/** Asks for scripts, for each in a turn of its own: a slow phone takes milliseconds to do so. */
async function preload(scripts: readonly string[]): Promise<void> {
  for (const href of scripts) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    await pause();
  }
}

/** A page that takes longer than this to come to life is taken for one that may not, in ms. */
const PATIENCE_MS = 15_000;

/** Runs scripts one by one. @returns false where one of them cannot be loaded: the next sign tries again. */
async function run(scripts: readonly string[]): Promise<boolean> {
  try {
    for (const script of scripts) {
      await import(/* @vite-ignore */ script);
      await pause();
    }
    return true;
  } catch {
    void recover();
    return false;
  }
}

/**
 * Brings a page of the server's to life at the first sign of somebody, and at each
 * after that until it is. Its scripts are fetched together and run one by one, each
 * after those it needs. Until then links work by themselves; a button that is
 * pressed too early is pressed again, and a form is not sent.
 *
 * Without a sign, the first of its scripts alone comes once the page is seen and the
 * browser is idle; all of them, where the page is `data-soon` or the first one objects.
 */
export function wake(): void {
  const presses = new EarlyPresses();
  const awake = new AbortController();
  const { signal } = awake;
  let preloading = false;
  let beginning = false;

  async function wakeUp(): Promise<void> {
    if (beginning) return;
    beginning = true;
    if (!preloading) {
      void preload(pageScripts());
      setTimeout(markIncomplete, PATIENCE_MS);
    }
    preloading = true;
    if (await run(pageScripts())) tell(WAKE);
    beginning = false;
  }
  function begin(): void {
    // Before that it would take a page for one that the server has not drawn.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
    else void wakeUp();
  }

  async function settle(): Promise<void> {
    await whenIdle();
    if (pageNotes()['soon'] !== undefined) return begin();
    const hasFirst = await run(pageScripts().slice(0, 1));
    if (hasFirst && !preloading && !tell(DOZE)) begin();
  }

  document.addEventListener('DOMContentLoaded', restoreTyped, { signal });
  onSign(begin, signal);
  document.addEventListener(NEEDED, begin, { signal });
  document.addEventListener('click', (event) => presses.remember(event), { signal });
  document.addEventListener('submit', (event) => event.preventDefault(), { signal });
  document.addEventListener(
    ALIVE,
    () => {
      awake.abort();
      void presses.repeat();
    },
    { signal },
  );
  void settle();
}
