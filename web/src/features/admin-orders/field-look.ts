import { styled } from '@mui/material/styles';
import { fieldBox } from '../../components/field-box.ts';
import { colour } from '../../theme/tokens.ts';

/** A field with a short label above: there are many of them in one line. */
export const Labelled = styled('div')({
  display: 'grid',
  gap: 4,
  minWidth: 0,
  '& label': { fontSize: '0.8438rem', color: colour.muted },
});

const look = {
  outline: 'none',
  ...fieldBox,
  minHeight: 46,
  width: '100%',
  minWidth: 0,
  border: 0,
  paddingInline: 14,
  font: 'inherit',
  fontSize: '0.9375rem',
  color: colour.ink,
  '&:focus': { backgroundColor: '#fff', boxShadow: `inset 0 0 0 2px ${colour.laurel}` },
} as const;

/** The arrow of a select, as a background: in the colour of its words. */
export const chevron = (stroke: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="${stroke}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M3.5 6l4.500 4.500 4.500-4.500"/></svg>`,
  )}")`;
/** At the end of the words, which is the left. */
export const chevronPlace = (inset: number) =>
  ({
    appearance: 'none',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: `left ${inset}px center /* @noflip */`,
    backgroundSize: '14px',
  }) as const;

export const CompactInput = styled('input')(look);
export const CompactSelect = styled('select')({
  ...look,
  ...chevronPlace(14),
  paddingInlineEnd: 34,
  backgroundImage: chevron(colour.muted),
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
