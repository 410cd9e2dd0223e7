import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useState, type ComponentProps, type Ref } from 'react';
import { IconAction } from '../admin/icon-action.tsx';
import { describedBy, FormField } from '../form-field.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { CredentialError } from './credentials.ts';

type FieldProps = {
  id: string;
  value: string;
  error: CredentialError | null;
  onChange: (value: string) => void;
  ref: Ref<HTMLInputElement>;
};

type CredentialFieldProps = FieldProps &
  Pick<OutlinedInputProps, 'type' | 'name' | 'autoComplete' | 'endAdornment'> & {
    label: string;
    hint?: string;
    input: ComponentProps<'input'>;
  };

function CredentialField(props: CredentialFieldProps) {
  const { id, error, onChange, ref, label, hint, input, ...rest } = props;
  const { credentialErrors } = usePanelTexts();
  const errorText = error && credentialErrors[error];
  const description = describedBy(id, errorText, { hinted: hint !== undefined, required: true });
  return (
    <FormField
      id={id}
      label={label}
      {...(hint !== undefined && { hint })}
      error={errorText}
      release={false}
    >
      <OutlinedInput
        {...rest}
        id={id}
        fullWidth
        error={error !== null}
        inputRef={ref}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { dir: 'ltr', ...input, ...description } }}
      />
    </FormField>
  );
}

export const EmailField = (props: FieldProps) => (
  <CredentialField
    {...props}
    label={usePanelTexts().auth.email}
    type="email"
    name="email"
    autoComplete="username"
    input={{ inputMode: 'email', maxLength: 254 }}
  />
);

type PasswordFieldProps = FieldProps & {
  /** For a new password, not sign-in. */
  isNew: boolean;
  /** Default: "password". */
  label?: string;
};

/** A password field with a visibility toggle. */
export function PasswordField({ isNew, label, ...props }: PasswordFieldProps) {
  const texts = usePanelTexts().auth;
  const [shown, setShown] = useState(false);
  return (
    <CredentialField
      {...props}
      label={label ?? texts.password}
      {...(isNew && { hint: texts.passwordHint })}
      type={shown ? 'text' : 'password'}
      name={isNew ? 'new-password' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      input={{ maxLength: 4096 }}
      endAdornment={
        <IconAction
          edge="end"
          icon={shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
          label={shown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
