import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { colour, focusRing, radius, TARGET } from './tokens.ts';
import { FONT, type } from './type.ts';

/** Where dialogs are put: what lies beside it, the toasts, is heard while one is open. */
export const ADMIN_ROOT = 'admin-root';

const theme = createTheme({
  direction: 'rtl',
  palette: {
    primary: { main: colour.laurel, dark: colour.laurelDeep, contrastText: '#fff' },
    secondary: { main: colour.olive, contrastText: '#fff' },
    error: { main: colour.clay, contrastText: '#fff' },
    text: { primary: colour.ink, secondary: colour.muted },
    background: { default: colour.limestone, paper: colour.paper },
    divider: colour.rule,
  },
  shape: { borderRadius: radius.control },
  typography: {
    fontFamily: FONT,
    fontWeightRegular: 350,
    fontWeightMedium: 500,
    h1: type.h1,
    h2: type.h3,
    body1: { fontSize: '1rem', lineHeight: 1.8, letterSpacing: 0 },
    body2: { fontSize: '0.9063rem', lineHeight: 1.7, letterSpacing: 0 },
    button: { fontSize: '1rem', fontWeight: 500, letterSpacing: 0, textTransform: 'none' },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiModal: {
      defaultProps: {
        container: () => document.getElementById(ADMIN_ROOT),
        // The library would lock that element, inside which nothing would stick any more.
        disableScrollLock: true,
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(42 41 32 / 48%)' } },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          margin: 16,
          width: 'calc(100% - 32px)',
          borderRadius: radius.card,
          backgroundColor: colour.limestone,
          backgroundImage: 'none',
          boxShadow: '0 40px 80px -30px rgb(42 41 32 / 55%)',
        },
      },
    },
    MuiDrawer: { styleOverrides: { paper: { border: 0, backgroundImage: 'none' } } },
    MuiTooltip: {
      defaultProps: { enterDelay: 400, disableInteractive: true },
      styleOverrides: {
        tooltip: {
          padding: '6px 12px',
          borderRadius: 8,
          backgroundColor: colour.ink,
          fontSize: '0.8125rem',
          fontWeight: 350,
        },
      },
    },
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: TARGET, borderBlockEnd: `1px solid ${colour.rule}` },
        indicator: { height: 3, borderRadius: 3, backgroundColor: colour.laurel },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          minHeight: TARGET,
          paddingInline: 18,
          color: colour.muted,
          '&.Mui-selected': { color: colour.laurel },
          '&:focus-visible': { ...focusRing, outlineOffset: -4, borderRadius: radius.control },
        },
      },
    },
  },
});

/**
 * Writes what the component library and the panel say of left and right for a page
 * from right to left, and what Safari knows by its own name only. Of stylis there
 * is the version that Emotion names: another would be sent beside it.
 */
const styles = createCache({ key: 'panel', stylisPlugins: [prefixer, rtlPlugin] });

/** The page stays where it is while something stands in front of it. */
const scrollLock = {
  html: { scrollbarGutter: 'stable' },
  'html:has(.MuiModal-root:not(.MuiModal-hidden))': { overflow: 'hidden' },
  // The strip that is kept for the scrollbar has the colour of what stands beside it.
  '@media screen and (min-width: 1024px)': {
    'html:has([data-dark-edge])': { backgroundColor: colour.laurelDeep },
  },
} as const;

/** The component library's look on the staff's pages. */
export const AdminTheme = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={styles}>
    <ThemeProvider theme={theme}>
      <Global styles={scrollLock} />
      {children}
    </ThemeProvider>
  </CacheProvider>
);
