import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
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
  '&.Mui-error, &[data-error="true"]': { boxShadow: `inset 0 0 0 2px ${colour.clay}` },
} as const;

/** A field without the component library's frame: the label stands above, never inside. */
export const FieldInput = styled(InputBase)({
  ...fieldBox,
  width: '100%',
  padding: 0,
  fontSize: '1rem',
  lineHeight: 1.7,
  '& .MuiInputBase-input': {
    paddingBlock: 11,
    paddingInline: 16,
    height: 'auto',
    minHeight: TARGET + 4,
    boxSizing: 'border-box',
    borderRadius: 'inherit',
  },
  '&.MuiInputBase-multiline .MuiInputBase-input': { minHeight: 0, resize: 'none' },
  '& .MuiInputBase-input::placeholder': { color: colour.muted, opacity: 0.8 },
  '& .MuiSelect-select': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    paddingInline: '16px 44px !important',
    '&:focus': { backgroundColor: 'transparent', borderRadius: 'inherit' },
  },
  '& .MuiSelect-icon': {
    left: 'auto',
    right: 'auto',
    insetInlineEnd: 14,
    color: colour.muted,
  },
});
