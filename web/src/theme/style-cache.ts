import { directionOf, type Locale } from '@ghar/domain/i18n/locale';
import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

const KEY = 'mui';

/**
 * The one Emotion cache of store, panel and server: styles are written for left to right, and turned
 * round for a language that is not. In a browser it takes over the
 * styles that {@link serverStyles} has sent. There is no vendor prefixer (0.5 kB a page): what
 * Safari knows by its own name stands in the theme by that name.
 */
export function createStyleCache(locale: Locale): EmotionCache {
  const stylisPlugins = directionOf(locale) === 'rtl' ? [rtlPlugin] : [];
  const cache = createCache({ key: KEY, stylisPlugins });
  // Keeps the rules, so that the server can send them in the head.
  if (typeof document === 'undefined') cache.compat = true;
  return cache;
}

const styleTag = (key: string, ids: readonly string[], css: string): string =>
  `<style data-emotion="${key} ${ids.join(' ')}">${css.replaceAll(/;(?=\})|(?<=[:,]) /g, '')}</style>`;

/**
 * The styles that a server-side cache has collected, as tags. Classes that a later `styled()` has
 * merged into another stand on no element: their rules are left out, but their ids are sent, since the
 * browser would insert them again otherwise (`extractCritical` leaves out both).
 */
export function serverStyles({ inserted, registered, key }: EmotionCache, markup: string): string {
  const drawn = new Set(markup.match(new RegExp(`(?<=[" ])${key}-[\\w-]+`, 'g')));
  const ids: string[] = [];
  let css = '';
  let globals = '';
  for (const [id, rules] of Object.entries(inserted)) {
    if (typeof rules !== 'string') continue;
    if (`${key}-${id}` in registered || id.startsWith('animation-')) {
      ids.push(id);
      if (drawn.has(`${key}-${id}`) || id.startsWith('animation-')) css += rules;
    } else globals += styleTag(`${key}-global`, [id], rules);
  }
  return globals + styleTag(key, ids, css);
}
