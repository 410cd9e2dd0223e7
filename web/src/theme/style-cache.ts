import { directionOf, type Locale } from '@ghar/domain/i18n/locale';
import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

const KEY = 'mui';

/**
 * The Emotion cache of store, panel and server: styles are written left to right and mirrored for right-to-left
 * languages. In a browser it adopts the styles of {@link serverStyles}, so that none is inserted again.
 * There is no vendor prefixer (0.5 kB per page); the theme has Safari's prefixed names.
 */
export function createStyleCache(locale: Locale): EmotionCache {
  const mirrored = directionOf(locale) === 'rtl' ? [rtlPlugin] : [];
  const stylisPlugins = [withoutOldBrowsers, ...mirrored];
  const cache = createCache({ key: KEY, stylisPlugins });
  // Keeps the rules, so that the server can send them in the head.
  if (typeof document === 'undefined') cache.compat = true;
  else for (const id of sentIds()) cache.inserted[id] = true;
  return cache;
}

/** Leaves out what the library writes for each button, for browsers that are no more (0.1 kB per page). */
const withoutOldBrowsers: StylisPlugin = (element) => {
  if (element.type === 'rule' && element.value.endsWith('::-moz-focus-inner')) element.props = [];
  if (element.type === 'decl' && element.props === 'color-adjust') element.value = '';
};

/** The ids of the server's classes, by their rules; Emotion reads those from the tag's attribute. */
function* sentIds(): Iterable<string> {
  for (const { textContent } of document.querySelectorAll(`style[data-emotion^='${KEY} ']`))
    for (const [, id] of textContent.matchAll(SENT_CLASS)) yield id!;
}
const SENT_CLASS = new RegExp(`\\.${KEY}-(\\w+)`, 'g');

const styleTag = (key: string, ids: readonly string[], css: string): string =>
  `<style data-emotion="${key} ${ids.join(' ')}">${css.replaceAll(/;(?=\})|(?<=[:,]) /g, '')}</style>`;

/**
 * The styles collected by a server-side cache, as tags. Classes that a later `styled()` merged into another are unused:
 * their rules are left out, but their ids are sent, or the browser would insert them again (`extractCritical` leaves
 * out both). Of the others, the rules tell the ids.
 */
export function serverStyles({ inserted, registered, key }: EmotionCache, markup: string): string {
  const drawn = new Set(markup.match(new RegExp(`(?<=[" ])${key}-[\\w-]+`, 'g')));
  const ids: string[] = [];
  let css = '';
  let globals = '';
  for (const [id, rules] of Object.entries(inserted)) {
    if (typeof rules !== 'string') continue;
    const isAnimation = id.startsWith('animation-');
    if (isAnimation || `${key}-${id}` in registered) {
      const isDrawn = drawn.has(`${key}-${id}`);
      if (!isDrawn) ids.push(id);
      if (isDrawn || isAnimation) css += rules;
    } else globals += styleTag(`${key}-global`, [id], rules);
  }
  return globals + styleTag(key, ids, css);
}
