import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import {
  checkNewPassword,
  checkPassword,
  type CredentialError,
} from '../../components/account/credentials.ts';
import { PasswordField } from '../../components/account/fields.tsx';
import { useAccountAttempt } from '../../components/account/use-account-attempt.ts';
import { FormDialog } from '../../components/admin/form-dialog.tsx';
import { useToast } from '../../components/toasts.tsx';
import { changePassword } from '../../firebase/account.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';

type Passwords = { readonly present: string; readonly next: string };
type Errors = { readonly [Field in keyof Passwords]: CredentialError | null };
const FIELDS = ['present', 'next'] as const;
const NO_ERRORS: Errors = { present: null, next: null };

const check = ({ present, next }: Passwords, email: string): Errors => ({
  present: checkPassword(present),
  next: next !== '' && next === present ? 'password-same' : checkNewPassword(next, email),
});

type ChangePasswordProps = { email: string; onClose: () => void };

/** Changes the signed-in user's password. */
export function ChangePassword({ email, onClose }: ChangePasswordProps) {
  const texts = usePanelTexts().changePassword;
  const toast = useToast();
  const id = useId();
  const fields = {
    present: useRef<HTMLInputElement>(null),
    next: useRef<HTMLInputElement>(null),
  };
  const [passwords, setPasswords] = useState<Passwords>({ present: '', next: '' });
  const [errors, setErrors] = useState(NO_ERRORS);
  const { busy, failure, run, clear } = useAccountAttempt('change-password');

  async function submit(): Promise<void> {
    const found = check(passwords, email);
    setErrors(found);
    const wrong = FIELDS.find((field) => found[field] !== null);
    if (wrong) {
      fields[wrong].current?.focus();
      return;
    }
    if (!(await run(() => changePassword(passwords.present, passwords.next)))) return;
    toast({ title: texts.done, variant: 'plain' });
    onClose();
  }

  return (
    <FormDialog
      isTouched={FIELDS.some((field) => passwords[field] !== '')}
      title={texts.open}
      busy={busy}
      failure={failure?.text ?? null}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {/* For password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      {FIELDS.map((field) => (
        <PasswordField
          key={field}
          id={`${id}-${field}`}
          label={texts[field]}
          value={passwords[field]}
          error={errors[field]}
          onChange={(value) => {
            setErrors({ ...errors, [field]: null });
            clear();
            setPasswords({ ...passwords, [field]: value });
          }}
          ref={fields[field]}
          isNew={field === 'next'}
        />
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.elsewhere}
      </Typography>
    </FormDialog>
  );
}
