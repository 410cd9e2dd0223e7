import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type Ref } from 'react';
import { IconAction } from '../../components/admin/icon-action.tsx';
import { describedBy, FormField } from '../../components/form-field.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { CredentialError } from './credentials.ts';

type FieldProps = {
  id: string;
  value: string;
  error: CredentialError | null;
  onChange: (value: string) => void;
  ref: Ref<HTMLInputElement>;
};

export function EmailField({ id, value, error, onChange, ref }: FieldProps) {
  const { auth: texts, credentialErrors } = usePanelTexts();
  const errorText = error && credentialErrors[error];
  return (
    <FormField id={id} label={texts.email} error={errorText} release={false}>
      <OutlinedInput
        id={id}
        type="email"
        name="email"
        autoComplete="username"
        fullWidth
        value={value}
        error={error !== null}
        inputRef={ref}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: {
            dir: 'ltr',
            inputMode: 'email',
            maxLength: 254,
            ...describedBy(id, errorText, { required: true }),
          },
        }}
      />
    </FormField>
  );
}

type PasswordFieldProps = FieldProps & {
  /** It is chosen here, not entered. */
  isNew: boolean;
};

/** A password that can be shown. */
export function PasswordField({ id, value, error, onChange, ref, isNew }: PasswordFieldProps) {
  const { auth: texts, credentialErrors } = usePanelTexts();
  const [shown, setShown] = useState(false);
  const errorText = error && credentialErrors[error];
  return (
    <FormField
      id={id}
      label={texts.password}
      {...(isNew && { hint: texts.passwordHint })}
      error={errorText}
      release={false}
    >
      <OutlinedInput
        id={id}
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        fullWidth
        value={value}
        error={error !== null}
        inputRef={ref}
        onChange={(event) => onChange(event.target.value)}
        endAdornment={
          <IconAction
            edge="end"
            icon={shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
            label={shown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!shown)}
          />
        }
        slotProps={{
          input: {
            dir: 'ltr',
            maxLength: 4096,
            ...describedBy(id, errorText, { hinted: isNew, required: true }),
          },
        }}
      />
    </FormField>
  );
}
