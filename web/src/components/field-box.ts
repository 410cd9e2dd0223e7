import { colour, radius, TARGET } from '../theme/tokens.ts';

/** How every field looks that is written into or chosen from. */
export const fieldBox = {
  minHeight: TARGET + 4,
  borderRadius: radius.control,
  backgroundColor: colour.paper,
  boxShadow: `inset 0 0 0 1px ${colour.outline}`,
  transition: 'box-shadow 140ms, background-color 140ms',
  '&:hover': { boxShadow: `inset 0 0 0 1px ${colour.ink}` },
  '&:focus-within': { backgroundColor: '#fff', boxShadow: `inset 0 0 0 2px ${colour.laurel}` },
  '&[aria-invalid="true"], &[data-error="true"]': { boxShadow: `inset 0 0 0 2px ${colour.clay}` },
  // Contrast themes draw no shadows.
  '@media (forced-colors: active)': {
    outline: '1px solid',
    '&:focus-within': { outline: '3px solid Highlight' },
    '&[aria-invalid="true"], &[data-error="true"]': { outline: '2px dashed' },
  },
} as const;

/** What is written inside the box, without a box of its own. */
export const fieldText = {
  width: '100%',
  minWidth: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: 1.7,
  '&::placeholder': { color: colour.muted, opacity: 0.8 },
} as const;
