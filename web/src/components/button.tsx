import styled from '@emotion/styled';
import { buttonBase, buttonVariants, type ButtonVariant } from '../theme/button-look.ts';
import { colour } from '../theme/tokens.ts';
import { RouteLink } from './route-link.tsx';

type Look = { variant?: ButtonVariant };

const ground = {
  contained: {
    backgroundColor: colour.laurel,
    color: '#fff',
    '&:hover': { backgroundColor: colour.laurelDeep },
  },
  outlined: {},
  text: {},
} as const satisfies Record<ButtonVariant, object>;

const look = ({ variant = 'contained' }: Look) => ({
  ...buttonBase,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  paddingBlock: 6,
  border: '1px solid transparent',
  background: 'none',
  fontFamily: 'inherit',
  fontSize: '1rem',
  fontWeight: 500,
  textAlign: 'center' as const,
  textDecoration: 'none',
  cursor: 'pointer',
  ...buttonVariants[variant],
  ...ground[variant],
});
const options = { shouldForwardProp: (name: string) => name !== 'variant' };

/** The shop's button. Where it only leads somewhere, it is a link. */
export const Button = styled('button', options)<Look>(look);
/** The button that leads to another page of the shop. */
export const ButtonLink = styled(RouteLink, options)<Look>(look);
/** The button that leads elsewhere, or loads the shop anew. */
export const ButtonAnchor = styled('a', options)<Look>(look);
