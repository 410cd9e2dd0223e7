import { styled } from '@mui/material/styles';
import { colour, focusRing, radius, visuallyHidden } from '../../theme/tokens.ts';

/** A line of the sidebar that leads somewhere: as wide as its sign where there are no names. */
export const itemLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  minHeight: 44,
  paddingInline: 11,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: 'rgb(246 240 228 / 82%)',
  font: 'inherit',
  fontSize: '1rem',
  textAlign: 'start',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'background-color 140ms, color 140ms',
  '&:hover': { backgroundColor: 'rgb(205 211 163 / 10%)', color: '#fff' },
  '&:focus-visible': { ...focusRing, outlineColor: colour.soapLight, outlineOffset: -2 },
} as const;

/** The words beside a sign: heard, even where they are not seen. */
export const Name = styled('span', { shouldForwardProp: (name) => name !== 'shown' })<{
  shown: boolean;
}>(({ shown }) => (shown ? { overflow: 'hidden', textOverflow: 'ellipsis' } : visuallyHidden));
