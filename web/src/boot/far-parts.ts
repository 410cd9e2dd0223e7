import { navigationType } from './navigation-type.ts';
import { pause } from './pause.ts';
import { WAKE } from './signals.ts';
import { painted } from './when-idle.ts';

/** The parts of a page below its first two, and what is below all pages: on a phone they are far down. */
export const FAR_PARTS = 'main > * + * ~ section, footer';
/** Of the document: all of it is laid out. */
export const WHOLE = 'data-whole';

/** Whoever comes back, or to a part of the page, is led to where it stands: all that is above it must have its size. */
const beginsAtTop = (): boolean => navigationType() === 'navigate' && !location.hash;

const isWhole = (): boolean => document.documentElement.hasAttribute(WHOLE);

function finish(): void {
  document.documentElement.setAttribute(WHOLE, '');
}

/** All at once would keep a slow phone from painting. */
async function oneByOne(): Promise<void> {
  await painted();
  await document.fonts.ready; // Each font that comes later would have it laid out again.
  for (const part of document.querySelectorAll<HTMLElement>(FAR_PARTS)) {
    if (isWhole()) return; // The app is awake: what it hydrates is not to be changed.
    part.style.contentVisibility = 'visible';
    void part.offsetHeight; // Now, not together with the next.
    await pause();
  }
  finish();
}

/**
 * Lays out what is far down a page of the server's, one part after the other,
 * once the rest is seen; at once, where the page is not read from its top, and
 * before the app comes to life.
 */
export function layOutFarParts(): void {
  document.addEventListener(WAKE, finish, { once: true });
  if (beginsAtTop()) void oneByOne();
  else finish();
}
