import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { colour, TARGET } from '../../theme/tokens.ts';
import { fieldBox } from '../field-box.ts';

/** A field without the component library's frame: the label stands above, never inside. */
export const FieldInput = styled(InputBase)({
  ...fieldBox,
  '&.Mui-error': { boxShadow: `inset 0 0 0 2px ${colour.clay}` },
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
});
