import { colour, focusRing, radius, TARGET } from './tokens.ts';

export type ButtonVariant = 'contained' | 'outlined' | 'text';

/** What every button has, ours and the component library's. */
export const buttonBase = {
  minHeight: TARGET,
  paddingInline: 22,
  borderRadius: radius.control,
  lineHeight: 1.4,
  transition: 'background-color 160ms, border-color 160ms, color 160ms, transform 120ms',
  '&:focus-visible': focusRing,
  '&:active': { transform: 'scale(0.985)' },
} as const;

export const buttonVariants = {
  contained: {},
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
} as const satisfies Record<ButtonVariant, object>;
