import { vi } from 'vitest';
import { resetAuth } from './auth.ts';
import { answerCall, resetBackend } from './backend.ts';
import { resetFirestore } from './firestore.ts';
import { onDesktop } from './screen-size.ts';
import { fillShop } from './shop.ts';
import { resetStorage } from './storage.ts';

/** A browser with empty storage, and the shop's initial data. */
export function openWindow(): void {
  vi.stubGlobal('fetch', answerCall);
  // happy-dom has no layout: nothing to scroll, and idle at once
  Element.prototype.scrollIntoView = () => {};
  globalThis.scrollTo = () => {};
  globalThis.requestIdleCallback = (run) => setTimeout(run);
  onDesktop();
  localStorage.clear();
  sessionStorage.clear();
  // stored values are followed for some seconds after leaving a page
  dispatchEvent(new Event('storage'));
  resetFirestore();
  resetStorage();
  resetBackend();
  resetAuth();
  fillShop();
}
