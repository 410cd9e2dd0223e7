import type { clientShellTexts as arabicTexts } from '../ar/client-shell.ts';

/** A page that is drawn in the browser, until it is. `store` is a link after `needsScript`. */
export const clientShellTexts: typeof arabicTexts = {
  loading: 'One moment, please',
  needsScript: 'This page needs JavaScript. Turn it on in your browser, or go back to',
  store: 'the store',
};
