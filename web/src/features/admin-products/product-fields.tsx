import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { describedBy, FormField } from '../../components/form-field.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { ProductFieldError } from './product-form.ts';

type ProductTextFieldProps = Pick<ComponentProps<'input'>, 'dir' | 'lang' | 'inputMode'> & {
  id: string;
  label: string;
  value: string;
  error: ProductFieldError | undefined;
  onChange: (value: string) => void;
  aside?: string;
  hint?: string;
  required?: boolean;
  multiline?: boolean;
};

export function ProductTextField({
  value,
  error,
  onChange,
  required = false,
  multiline = false,
  dir,
  lang,
  inputMode,
  ...field
}: ProductTextFieldProps) {
  const errors = usePanelTexts().productFieldErrors;
  const text = error === undefined ? null : errors[error];
  const described = describedBy(field.id, text, { required, hinted: field.hint !== undefined });
  return (
    <FormField {...field} error={text} starred={required} release={false}>
      <OutlinedInput
        id={field.id}
        value={value}
        autoComplete="off"
        {...(multiline && { multiline, inputComponent: 'textarea' })}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { dir, lang, inputMode, ...described } }}
      />
    </FormField>
  );
}

type ActiveSwitchProps = {
  id: string;
  label: string;
  /** What the choice means. */
  hint: string;
  /** The choice stops a sale. */
  isWarning: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Activates a product. */
export const ActiveSwitch = ({
  id,
  label,
  hint,
  isWarning,
  checked,
  onChange,
}: ActiveSwitchProps) => (
  <FormControlLabel
    labelPlacement="start"
    label={
      <>
        <span id={`${id}-label`}>{label}</span>
        <Typography
          variant="caption"
          id={`${id}-hint`}
          aria-live="polite"
          color={isWarning ? 'error' : 'textSecondary'}
          sx={{ display: 'block', fontWeight: isWarning ? 'fontWeightMedium' : undefined }}
        >
          {hint}
        </Typography>
      </>
    }
    control={
      <Switch
        id={id}
        checked={checked}
        onChange={(_, isOn) => onChange(isOn)}
        slotProps={{
          input: { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` },
        }}
      />
    }
    sx={{
      justifyContent: 'space-between',
      gap: 2,
      margin: 0,
      padding: '8px 6px 8px 16px',
      borderRadius: 1,
      backgroundColor: 'sand',
    }}
  />
);
