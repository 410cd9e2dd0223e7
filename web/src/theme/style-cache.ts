import createCache, { type EmotionCache } from '@emotion/cache';
import { globalStyles } from './global-styles.ts';

const KEY = 'ghar';
/** Of the tag in which the server sends a page its styles. */
const SERVER_STYLES = 'data-styles';
/** By what Emotion knows the rules in it. */
const NAMES = new RegExp(`(?<=\\.${KEY}-|@keyframes )[a-z0-9-]+`, 'g');

/**
 * Emotion's cache for the shop, with the page's ground in it. On the server it
 * collects the styles; in a browser it takes over those that came with the page.
 * The shop's styles say where a line begins and ends, never left or right, and
 * need no vendor's prefix: nothing is rewritten on the way.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: KEY, stylisPlugins: [] });
  const onServer = typeof document === 'undefined';
  if (onServer) cache.compat = true; // Else each element would have its styles beside it.
  if (onServer || !takeOver(cache)) cache.insert('', globalStyles, cache.sheet, true);
  return cache;
}

/** Styles that a cache has collected, for the head of a page, without the characters that say nothing. */
export const serverStyles = (rules: string): string =>
  `<style ${SERVER_STYLES}>${rules.replaceAll(/;(?=\})|(?<=[:,]) /g, '')}</style>`;

/**
 * Takes over the styles of a page of the server's, where they stand: Emotion
 * would move them, and the browser would work out every style anew. False where
 * there are none.
 */
function takeOver({ inserted, sheet }: EmotionCache): boolean {
  const tag = document.querySelector<HTMLStyleElement>(`style[${SERVER_STYLES}]`);
  if (!tag) return false;
  for (const [name] of tag.textContent.matchAll(NAMES)) inserted[name] = true;
  sheet.tags.push(tag);
  return true;
}
