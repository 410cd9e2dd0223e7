import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

const KEY = 'ghar';

/**
 * Emotion's cache, that writes what the component library says of left and right
 * for a page from right to left. In a browser it takes over the styles that came
 * with the page. Without the vendor prefixer: the shop's styles need none. Of
 * stylis there is the version that Emotion names: another would be sent beside it.
 */
export function createRtlCache(): EmotionCache {
  if (typeof document !== 'undefined') nameStyles();
  return createCache({ key: KEY, stylisPlugins: [rtlPlugin] });
}

/**
 * Readies the tags of the styles for a page. Their names are taken out: six
 * hundred bytes that the rules say already. `data-s` keeps the cache that Emotion
 * makes for itself from moving them all, once more than ours does: the browser
 * would work out every style anew.
 */
export const serverTags = (tags: string): string =>
  tags
    .replaceAll(new RegExp(`(?<=<style data-emotion="${KEY} )[^"]*`, 'g'), '')
    .replaceAll(/(?<=<style [^>]*)>/g, ' data-s>');

/** Puts the names back, as Emotion reads them. */
function nameStyles(): void {
  const names = new RegExp(`(?<=\\.${KEY}-)[a-z0-9]+`, 'g');
  for (const sheet of document.querySelectorAll(`style[data-emotion="${KEY} "]`))
    sheet.setAttribute('data-emotion', [KEY, ...new Set(sheet.textContent.match(names))].join(' '));
}
