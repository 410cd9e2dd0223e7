import { css } from '@emotion/react';
import { FAR_PARTS, WHOLE } from '../boot/far-parts.ts';
import { colour, DESKTOP, focusRing } from './tokens.ts';
import { FONT } from './type.ts';

/** Of what the server has drawn: its far parts may be left out of the layout. */
export const DRAWN_FAR = 'data-far';
const farParts = `:root:not([${WHOLE}]) [${DRAWN_FAR}] :is(${FAR_PARTS})`;

/** The page's ground: what no component owns. */
export const globalStyles = css({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    // Leaves what has the focus, and the line below it, clear of the bars at the bottom of small screens.
    scrollPaddingBlock: '24px 8rem',
    [DESKTOP]: { scrollPaddingBlock: '24px' },
  },
  body: {
    margin: 0,
    fontFamily: FONT,
    fontSize: '1rem',
    fontWeight: 350,
    lineHeight: 1.8,
    backgroundColor: colour.limestone,
    color: colour.ink,
    fontVariantNumeric: 'tabular-nums',
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
    overflowWrap: 'anywhere',
  },
  '#root': {
    minHeight: '100svh',
    display: 'flex',
    flexDirection: 'column',
    isolation: 'isolate',
  },
  [farParts]: { contentVisibility: 'auto', containIntrinsicHeight: 'auto 800px' },
  'h1, h2, h3, p, dl, dd, ul, ol, figure, fieldset': { margin: 0, padding: 0 },
  'h1, main, section': { '&[tabindex="-1"]': { outline: 'none' } },
  'ul, ol': { listStyle: 'none' },
  fieldset: { border: 0, minWidth: 0 },
  a: { color: 'inherit', '&:focus-visible': focusRing },
  '::selection': { backgroundColor: colour.soap, color: colour.ink },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
