import { useState, type Ref } from 'react';
import { IconButton } from '../../components/admin/icon-button.tsx';
import { FieldInput } from '../../components/admin/field-input.ts';
import { describedBy, FormField } from '../../components/form-field.tsx';
import { authTexts as texts, CREDENTIAL_ERRORS, type CredentialError } from '../../i18n/ar/auth.ts';

type FieldProps = {
  value: string;
  error: CredentialError | undefined;
  onChange: (value: string) => void;
  ref: Ref<HTMLInputElement>;
};

const wordsOf = (error: CredentialError | undefined): string | null =>
  error === undefined ? null : CREDENTIAL_ERRORS[error];

export const EmailField = ({ id, value, error, onChange, ref }: FieldProps & { id: string }) => (
  <FormField id={id} label={texts.email} error={wordsOf(error)} release={false}>
    <FieldInput
      id={id}
      type="email"
      name="email"
      autoComplete="username"
      value={value}
      error={error !== undefined}
      inputRef={ref}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        input: {
          dir: 'ltr',
          inputMode: 'email',
          maxLength: 254,
          ...describedBy(id, wordsOf(error), { required: true }),
        },
      }}
    />
  </FormField>
);

/** A password, which can be looked at. `isNew`: it is chosen here. */
export function PasswordField({
  id,
  value,
  error,
  onChange,
  ref,
  isNew,
}: FieldProps & { id: string; isNew: boolean }) {
  const [shown, setShown] = useState(false);
  return (
    <FormField
      id={id}
      label={texts.password}
      {...(isNew && { hint: texts.passwordHint })}
      error={wordsOf(error)}
      release={false}
    >
      <FieldInput
        id={id}
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={value}
        error={error !== undefined}
        inputRef={ref}
        onChange={(event) => onChange(event.target.value)}
        endAdornment={
          <IconButton
            icon={shown ? 'hidden' : 'eye'}
            label={shown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!shown)}
          />
        }
        slotProps={{
          input: {
            dir: 'ltr',
            maxLength: 4096,
            ...describedBy(id, wordsOf(error), { hinted: isNew, required: true }),
          },
        }}
      />
    </FormField>
  );
}
