import { vi } from 'vitest';
import { resetAuth } from './auth.ts';
import { answerCall, resetBackend } from './backend.ts';
import { resetFirestore } from './firestore.ts';
import { onDesktop } from './screen-size.ts';
import { fillShop } from './shop.ts';
import { resetStorage } from './storage.ts';

/** A browser that has kept nothing, and the shop of a test's beginning. */
export function openWindow(): void {
  vi.stubGlobal('fetch', answerCall);
  // there is no layout: nothing to scroll, and at once idle
  Element.prototype.scrollIntoView = () => {};
  globalThis.scrollTo = () => {};
  globalThis.requestIdleCallback = (run) => setTimeout(run);
  onDesktop();
  localStorage.clear();
  sessionStorage.clear();
  // what was kept is followed for some seconds after the page is left
  dispatchEvent(new Event('storage'));
  resetFirestore();
  resetStorage();
  resetBackend();
  resetAuth();
  fillShop();
}
