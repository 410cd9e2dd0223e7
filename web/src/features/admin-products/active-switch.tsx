import { styled } from '@mui/material/styles';
import { colour, focusRing, radius } from '../../theme/tokens.ts';

const Row = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 48,
  padding: '12px 16px',
  borderRadius: radius.control,
  backgroundColor: colour.sand,
  cursor: 'pointer',
});
const Words = styled('span')({ flex: 1, display: 'grid', fontWeight: 450 });
const Hint = styled('span')({
  fontSize: '0.8438rem',
  fontWeight: 350,
  lineHeight: 1.6,
  color: colour.muted,
  '&[data-warning]': { color: colour.clay, fontWeight: 500 },
});
const Input = styled('input')({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: 48,
  height: 28,
  margin: 0,
  borderRadius: radius.pill,
  backgroundColor: colour.outline,
  cursor: 'pointer',
  transition: 'background-color 140ms',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineStart: 4,
    width: 20,
    height: 20,
    borderRadius: '50%',
    backgroundColor: '#fff',
    transition: 'inset-inline-start 140ms',
  },
  '&:checked': { backgroundColor: colour.laurel },
  '&:checked::before': { insetInlineStart: 24 },
  '&:focus-visible': focusRing,
});

type ActiveSwitchProps = {
  id: string;
  label: string;
  /** What the choice means. */
  hint: string;
  /** The hint tells of something that is lost. */
  isWarning: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Turns a product on and off. */
export const ActiveSwitch = ({
  id,
  label,
  hint,
  isWarning,
  checked,
  onChange,
}: ActiveSwitchProps) => (
  <Row htmlFor={id}>
    <Words>
      <span id={`${id}-label`}>{label}</span>
      <Hint id={`${id}-hint`} aria-live="polite" {...(isWarning && { 'data-warning': '' })}>
        {hint}
      </Hint>
    </Words>
    <Input
      id={id}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      onChange={(event) => onChange(event.target.checked)}
    />
  </Row>
);
