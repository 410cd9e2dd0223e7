import { EarlyPresses } from './early-presses.ts';
import { pause } from './pause.ts';
import { ALIVE, WAKE } from './signals.ts';
import { whenIdle } from './when-idle.ts';

/** What says that somebody is about to use the page. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'pointerover'] as const;

/** Asks for scripts, for each in a turn of its own: a slow phone takes milliseconds to do so. */
async function preload(scripts: readonly string[]): Promise<void> {
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.crossOrigin = '';
    document.head.append(link);
    await pause();
  }
}

/**
 * Brings a page of the server's to life: once it is there and seen, and the
 * browser is idle, or at the first touch, and at each touch after that until it
 * is. Its scripts are fetched together and run one by one, each after those it
 * needs. Until then links work by themselves; a button that is pressed too early
 * is pressed again, and a form is not sent.
 */
export function wake(awake: AbortController): void {
  const presses = new EarlyPresses();
  const { signal } = awake;
  let preloaded = false;

  async function begin(): Promise<void> {
    const scripts = document.getElementById('root')?.dataset['scripts']?.split(' ') ?? [];
    if (!preloaded) void preload(scripts);
    preloaded = true;
    try {
      for (const script of scripts) {
        await import(/* @vite-ignore */ script);
        await pause();
      }
    } catch {
      return; // No network: links load their page, and the next touch tries again.
    }
    document.dispatchEvent(new Event(WAKE));
  }

  for (const sign of SIGNS)
    document.addEventListener(sign, () => void begin(), { signal, passive: true });
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
  void whenIdle().then(begin);
}
