import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

const KEY = 'ghar';

/**
 * Emotion's cache, that writes what the component library says of left and right
 * for a page from right to left. In a browser it takes over the styles that came
 * with the page. Without the vendor prefixer: the browsers the build is for need
 * none, and stylis 4.4's breaks on the 4.2 inside Emotion.
 */
export function createRtlCache(): EmotionCache {
  if (typeof document !== 'undefined') nameStyles();
  return createCache({ key: KEY, stylisPlugins: [rtlPlugin] });
}

/** Takes the names of the styles out of their tags: six hundred bytes that the rules say already. */
export const withoutNames = (tags: string): string =>
  tags.replaceAll(new RegExp(`(?<=<style data-emotion="${KEY} )[^"]*`, 'g'), '');

/** Puts them back, as Emotion reads them. */
function nameStyles(): void {
  const names = new RegExp(`(?<=\\.${KEY}-)[a-z0-9]+`, 'g');
  for (const sheet of document.querySelectorAll(`style[data-emotion="${KEY} "]`))
    sheet.setAttribute('data-emotion', [KEY, ...new Set(sheet.textContent.match(names))].join(' '));
}
