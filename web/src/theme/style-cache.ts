import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

const KEY = 'mui';

/**
 * The one Emotion cache of store, panel and server, right to left. In a browser it takes over the
 * styles that {@link serverStyles} has sent. There is no vendor prefixer (0.5 kB a page): what
 * Safari knows by its own name stands in the theme by that name.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: KEY, stylisPlugins: [rtlPlugin] });
  // Keeps the rules, so that the server can send them in the head.
  if (typeof document === 'undefined') cache.compat = true;
  return cache;
}

const styleTag = (key: string, ids: readonly string[], css: string): string =>
  `<style data-emotion="${key} ${ids.join(' ')}">${css.replaceAll(/;(?=\})|(?<=[:,]) /g, '')}</style>`;

/**
 * The styles that a server-side cache has collected, as tags. All of them: `extractCritical` would
 * leave out classes that a later `styled()` has merged, and the browser would insert those again.
 */
export function serverStyles({ inserted, registered, key }: EmotionCache): string {
  const ids: string[] = [];
  let css = '';
  let globals = '';
  for (const [id, rules] of Object.entries(inserted)) {
    if (typeof rules !== 'string') continue;
    if (`${key}-${id}` in registered || id.startsWith('animation-')) {
      ids.push(id);
      css += rules;
    } else globals += styleTag(`${key}-global`, [id], rules);
  }
  return globals + styleTag(key, ids, css);
}
