import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { LAID_OUT } from '../boot/events.ts';

const styles = (theme: Theme) =>
  ({
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: {
      WebkitTextSizeAdjust: '100%',
      // Keeps what has the focus clear of the bars at the bottom of small screens.
      scrollPaddingBlock: '24px 8rem',
      [theme.breakpoints.up('lg')]: { scrollPaddingBlock: '24px' },
    },
    // The page behind a dialog does not scroll.
    'html:has(.MuiModal-root:not(.MuiModal-hidden))': { overflow: 'hidden' },
    body: {
      margin: 0,
      ...theme.typography.body1,
      fontWeight: theme.typography.fontWeightRegular,
      backgroundColor: theme.palette.background.default,
      color: theme.palette.text.primary,
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
    // Shaping the Arabic of eight screens would delay the first: each part is laid out when it comes near.
    [`html:not([${LAID_OUT}], :has(:target)) :is(main > :nth-child(n + 3), footer)`]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 640px',
    },
    'h1, h2, h3, p, dl, dd, ul, ol, figure, fieldset': { margin: 0, padding: 0 },
    'h1, main, section, ul': { '&[tabindex="-1"]': { outline: 'none' } },
    'ul, ol': { listStyle: 'none' },
    fieldset: { border: 0, minWidth: 0 },
    a: { color: 'inherit', '&:focus-visible': theme.mixins.focusRing },
    '::selection': { backgroundColor: theme.palette.soap.main, color: theme.palette.text.primary },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationDelay: '0s !important',
        animationIterationCount: '1 !important',
        // However short, it would be one of every property, and keep a layout for a frame.
        transition: 'none !important',
      },
    },
    // Pressed before hydration (boot/boot.ts): it will act.
    'button[aria-busy=true]': { animation: 'pressed 700ms ease-in-out infinite alternate' },
    '@keyframes pressed': { to: { opacity: 0.5 } },
    // By which MUI's InputBase hears of autofill; it inserts them for each field otherwise.
    '@keyframes mui-auto-fill': { from: { display: 'block' } },
    '@keyframes mui-auto-fill-cancel': { from: { display: 'block' } },
  }) as const;

/** What no component owns: the page's ground, and the reset of what browsers style. */
export const PageStyles = () => <GlobalStyles styles={styles} />;

const panelStyles = (theme: Theme) => ({
  html: { scrollbarGutter: 'stable' },
  // Blue in Chromium.
  '::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
  // The strip that is kept for the scrollbar has the colour of the sidebar beside it.
  '@media screen and (min-width: 1024px)': {
    'html:has([data-dark-edge])': { backgroundColor: theme.palette.primary.dark },
  },
});

/** The staff's pages: a dialog that locks the scrolling moves nothing. */
export const PanelStyles = () => <GlobalStyles styles={panelStyles} />;
