import { createTheme } from '@mui/material/styles';
import { buttonBase, buttonVariants } from './button-look.ts';
import { colour, radius, TARGET } from './tokens.ts';
import { FONT, type } from './type.ts';

/** The same look for the component library's parts. */
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
    h1: type.h1,
    h2: type.h3,
    body1: { fontSize: '1rem', lineHeight: 1.8, letterSpacing: 0 },
    body2: { fontSize: '0.9063rem', lineHeight: 1.7, letterSpacing: 0 },
    button: { fontSize: '1rem', fontWeight: 500, letterSpacing: 0, textTransform: 'none' },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: buttonBase,
        contained: {
          '&.Mui-disabled': { backgroundColor: colour.laurel, color: '#fff', opacity: 0.78 },
        },
        outlined: buttonVariants.outlined,
        text: buttonVariants.text,
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
