import { createTheme } from '@mui/material/styles';
import { colour, focusRing, radius, TARGET } from './tokens.ts';

export const FONT =
  "'Readex Pro Variable', 'Readex Fallback', 'Segoe UI', Tahoma, system-ui, sans-serif";

/** Arabic words need room above and below, and no space between their letters. */
export const theme = createTheme({
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
    h1: { fontSize: 'clamp(1.875rem, 1.4rem + 2vw, 2.75rem)', lineHeight: 1.35, fontWeight: 500 },
    h2: { fontSize: '1.3125rem', lineHeight: 1.5, fontWeight: 500 },
    body1: { fontSize: '1rem', lineHeight: 1.8, letterSpacing: 0 },
    body2: { fontSize: '0.9063rem', lineHeight: 1.7, letterSpacing: 0 },
    button: { fontSize: '1rem', fontWeight: 500, letterSpacing: 0, textTransform: 'none' },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: TARGET,
          paddingInline: 22,
          borderRadius: radius.control,
          lineHeight: 1.4,
          transition: 'background-color 160ms, border-color 160ms, color 160ms, transform 120ms',
          '&:focus-visible': focusRing,
          '&:active': { transform: 'scale(0.985)' },
        },
        contained: {
          '&.Mui-disabled': { backgroundColor: colour.laurel, color: '#fff', opacity: 0.78 },
        },
        outlined: {
          borderColor: colour.outline,
          color: colour.ink,
          '&:hover': { borderColor: colour.laurel, backgroundColor: 'transparent' },
        },
        text: {
          color: colour.laurel,
          textDecoration: 'underline',
          textDecorationThickness: 1,
          textUnderlineOffset: '0.35em',
          textDecorationColor: colour.soapShade,
          '&:hover': { backgroundColor: 'transparent', textDecorationColor: 'currentcolor' },
        },
      },
    },
    MuiMenu: {
      styleOverrides: {
        paper: {
          marginTop: 6,
          borderRadius: radius.control,
          border: `1px solid ${colour.rule}`,
          backgroundColor: colour.paper,
          boxShadow: '0 18px 40px -18px rgb(42 41 32 / 35%)',
        },
        list: { paddingBlock: 6 },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: TARGET,
          gap: 12,
          paddingInline: 16,
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
            backgroundColor: colour.leafSoft,
          },
          '&:hover, &.Mui-focusVisible': { backgroundColor: colour.sand },
        },
      },
    },
  },
});
