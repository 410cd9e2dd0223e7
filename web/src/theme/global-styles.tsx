import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { LAID_OUT } from '../boot/events.ts';
import { FONT } from './typography.ts';

const styles = (theme: Theme) =>
  ({
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: {
      WebkitTextSizeAdjust: '100%',
      // Keeps focused elements clear of the bars at the bottom of small screens.
      scrollPaddingBlock: '24px 8rem',
      [theme.breakpoints.up('lg')]: { scrollPaddingBlock: '24px' },
    },
    // Locks scrolling behind a dialog.
    'html:has(.MuiModal-root:not(.MuiModal-hidden), dialog[open])': { overflow: 'hidden' },
    body: {
      margin: 0,
      ...theme.typography.body1,
      fontFamily: FONT,
      fontWeight: theme.typography.fontWeightRegular,
      backgroundColor: theme.palette.background.default,
      color: theme.palette.text.primary,
      fontVariantNumeric: 'tabular-nums',
      WebkitFontSmoothing: 'antialiased',
      textRendering: 'optimizeLegibility',
      overflowWrap: 'anywhere',
      textWrap: 'pretty',
    },
    'h1, h2, h3': { textWrap: 'balance' },
    '#root': {
      minHeight: '100svh',
      display: 'flex',
      flexDirection: 'column',
      isolation: 'isolate',
    },
    // Shaping eight screens of Arabic would delay the first paint: each part is laid out when near.
    [`html:not([${LAID_OUT}], :has(:target)) :is(main > :nth-child(n + 3), footer)`]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 640px',
    },
    'h1, h2, h3, p, dl, dd, ul, ol, figure, fieldset': { margin: 0, padding: 0 },
    'h1, main, section, ul': { '&[tabindex="-1"]': { outline: 'none' } },
    'ul, ol': { listStyle: 'none' },
    fieldset: { border: 0, minWidth: 0 },
    a: { color: 'inherit' },
    'button, input, select, textarea': { fontFamily: 'inherit' },
    // Outranks the library's reset of a button, but not what a component says of its own ring. The library's focus
    // class would need its script.
    ':root :where(a, button, summary, .MuiButtonBase-root):focus-visible': theme.mixins.focusRing,
    '::selection': { backgroundColor: theme.palette.soap.main, color: theme.palette.text.primary },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationDelay: '0s !important',
        animationIterationCount: '1 !important',
        // Even a short transition on all properties would keep an old layout for a frame.
        transition: 'none !important',
      },
    },
    // Clicked before hydration (boot/boot.ts); will be replayed.
    'button[aria-busy=true]': { animation: 'pressed 700ms ease-in-out infinite alternate' },
    '@keyframes pressed': { to: { opacity: 0.5 } },
    // MUI's InputBase detects autofill by it, and would otherwise insert it per field.
    '@keyframes mui-auto-fill': { from: { display: 'block' } },
    '@keyframes mui-auto-fill-cancel': { from: { display: 'block' } },
  }) as const;

/** Page background and resets. */
export const PageStyles = () => <GlobalStyles styles={styles} />;

const panelStyles = (theme: Theme) => ({
  html: { scrollbarGutter: 'stable' },
  // Blue in Chromium.
  '::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
  // The scrollbar gutter has the colour of the sidebar beside it.
  '@media screen and (min-width: 1024px)': {
    'html:has([data-dark-edge])': { backgroundColor: theme.palette.primary.dark },
  },
});

/** The staff's pages: locking the scroll moves nothing. */
export const PanelStyles = () => <GlobalStyles styles={panelStyles} />;
