import { EarlyPresses } from './early-presses.ts';
import { whenIdle } from './when-idle.ts';

/** What says that somebody is about to use the page. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'pointerover'] as const;

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  link.crossOrigin = '';
  document.head.append(link);
}

/**
 * Brings a page of the server's to life: once it is there and the browser is
 * idle, or at the first touch. Until then links work by themselves; a button
 * that is pressed too early is pressed again, and a form is not sent.
 */
export function wake(awake: AbortController): void {
  let begun = false;
  const presses = new EarlyPresses();
  const { signal } = awake;

  async function begin(): Promise<void> {
    const root = document.getElementById('root');
    const entry = root?.dataset['entry'];
    if (begun || !root || entry === undefined) return;
    begun = true;
    root.dataset['preload']?.split(' ').forEach(preload);
    try {
      await import(/* @vite-ignore */ entry);
    } catch {
      begun = false; // No network: the next touch tries again, and links load their page.
      return;
    }
    awake.abort();
    await presses.repeat();
  }

  for (const sign of SIGNS)
    document.addEventListener(sign, () => void begin(), { signal, passive: true });
  document.addEventListener('click', (event) => presses.remember(event), { signal });
  document.addEventListener('submit', (event) => event.preventDefault(), { signal });
  void whenIdle().then(begin);
}
