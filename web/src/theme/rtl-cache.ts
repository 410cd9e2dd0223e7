import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

/**
 * Emotion's cache, that writes what the component library says of left and right
 * for a page from right to left. In a browser it takes over the styles that came
 * with the page. Without the vendor prefixer: the browsers the build is for need
 * none, and stylis 4.4's breaks on the 4.2 inside Emotion.
 */
export const createRtlCache = (): EmotionCache =>
  createCache({ key: 'ghar', stylisPlugins: [rtlPlugin] });
