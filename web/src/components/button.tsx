import styled from '@emotion/styled';
import { colour, focusRing, radius, TARGET } from '../theme/tokens.ts';
import { RouteLink } from './route-link.tsx';

export type ButtonVariant = 'contained' | 'outlined' | 'text';

const variants = {
  contained: {
    backgroundColor: colour.laurel,
    color: '#fff',
    '&:hover': { backgroundColor: colour.laurelDeep },
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
} as const satisfies Record<ButtonVariant, object>;

type Look = { variant?: ButtonVariant };

const look = ({ variant = 'contained' }: Look) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: TARGET,
  padding: '6px 22px',
  borderRadius: radius.control,
  border: '1px solid transparent',
  background: 'none',
  fontFamily: 'inherit',
  fontSize: '1rem',
  fontWeight: 500,
  lineHeight: 1.4,
  textAlign: 'center' as const,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 160ms, border-color 160ms, color 160ms, transform 120ms',
  '&:focus-visible': focusRing,
  '&:active': { transform: 'scale(0.985)' },
  ...variants[variant],
});
const options = { shouldForwardProp: (name: string) => name !== 'variant' };

/** The shop's button. Where it only leads somewhere, it is a link. */
export const Button = styled('button', options)<Look>(look);
/** The button that leads to another page of the shop. */
export const ButtonLink = styled(RouteLink, options)<Look>(look);
/** The button that leads elsewhere, or loads the shop anew. */
export const ButtonAnchor = styled('a', options)<Look>(look);
