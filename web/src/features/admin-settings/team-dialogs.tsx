import { ROLES, roleIn, STAFF_ROLE, type Role } from '@ghar/domain/access/role';
import { asciiEmail, emailSchema } from '@ghar/domain/contact/email';
import Alert from '@mui/material/Alert';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { ConfirmDialog } from '../../components/admin/confirm-dialog.tsx';
import { FormDialog, usePanelForm } from '../../components/admin/form-dialog.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { useReading } from '../../components/admin/use-reading.ts';
import { describedBy, FormField } from '../../components/form-field.tsx';
import { callAsAdmin } from '../../firebase/admin-callable.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';

/** Gives an address a role: typed, or one of the accounts that have none. */
export function GiveRoleDialog({ onClose }: { onClose: () => void }) {
  const [emailId, roleId] = [useId(), useId()];
  const { give: texts, roles, may } = usePanelTexts().team;
  const { run, busy, failure } = useOperation('give-role');
  const [problem, setProblem] = useState<string | null>(null);
  const { values, isTouched, edit } = usePanelForm('give role', () => ({
    email: '',
    role: STAFF_ROLE as Role,
  }));
  const choose = (email: string): void => {
    setProblem(null);
    edit({ email });
  };
  const give = async (): Promise<void> => {
    const email = asciiEmail(values.email.trim());
    if (!v.is(emailSchema, email)) {
      setProblem(texts.emailInvalid);
      return document.getElementById(emailId)?.focus();
    }
    const given = await run(() => callAsAdmin('setRole', { email, role: values.role }), {
      done: ({ outcome }) => (outcome === 'kept' ? texts.kept : texts.granted),
      what: email,
    });
    if (given.ok) onClose();
  };
  return (
    <FormDialog
      title={texts.title}
      isTouched={isTouched}
      busy={busy}
      failure={failure}
      submit={texts.submit}
      onSubmit={() => void give()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 1 }}>
        <FormField
          id={emailId}
          label={texts.email}
          hint={texts.emailHint}
          error={problem}
          release={false}
        >
          <OutlinedInput
            id={emailId}
            type="email"
            autoComplete="off"
            value={values.email}
            onChange={({ target }) => choose(target.value)}
            slotProps={{
              input: { dir: 'ltr', ...describedBy(emailId, problem, { hinted: true }) },
            }}
          />
        </FormField>
        <Waiting chosen={values.email} onChoose={choose} />
        <FormField
          id={roleId}
          label={texts.role}
          error={null}
          offer={<Typography variant="body2">{may[values.role]}</Typography>}
          release={false}
        >
          <NativeSelect
            variant="outlined"
            input={<OutlinedInput />}
            inputProps={{ id: roleId, ...describedBy(roleId, null) }}
            value={values.role}
            onChange={({ target }) => edit({ role: roleIn(target.value) ?? STAFF_ROLE })}
          >
            {ROLES.toReversed().map((role) => (
              <option key={role} value={role}>
                {roles[role]}
              </option>
            ))}
          </NativeSelect>
        </FormField>
        <Alert severity="info" role="note">
          {texts.next}
        </Alert>
      </Stack>
    </FormDialog>
  );
}

type WaitingProps = { chosen: string; onChoose: (email: string) => void };

/** The accounts that signed up and have no role. */
function Waiting({ chosen, onChoose }: WaitingProps) {
  const { give: texts } = usePanelTexts().team;
  const { formats } = useTexts();
  const [retries, setRetries] = useState(0);
  const live = useReading(
    String(retries),
    () => callAsAdmin('listAccounts', null),
    () => setRetries(retries + 1),
  );
  return (
    <section aria-label={texts.waiting}>
      <Typography variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
        {texts.waiting}
      </Typography>
      <LiveView
        live={live}
        operation="load-accounts"
        skeleton={<Skeleton height={56} />}
        isEmpty={({ accounts }) => accounts.length === 0}
        empty={
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.nobody}
          </Typography>
        }
      >
        {({ accounts }) => (
          <List disablePadding tabIndex={-1} sx={{ maxHeight: 180, overflowY: 'auto' }}>
            {accounts.map(({ email, created_at }) => (
              <ListItem key={email} disablePadding>
                <ListItemButton
                  component="button"
                  type="button"
                  selected={email === chosen}
                  aria-pressed={email === chosen}
                  onClick={() => onChoose(email)}
                >
                  <ListItemText
                    primary={<bdi>{email}</bdi>}
                    secondary={texts.signedUp(formats.day(new Date(created_at)))}
                    sx={{ overflowWrap: 'anywhere' }}
                  />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        )}
      </LiveView>
    </section>
  );
}

/** Asks before a role is taken away. */
export function TakeRoleDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { takeDialog: texts, take } = usePanelTexts().team;
  const { run, busy, failure } = useOperation('take-role');
  const onConfirm = async (): Promise<void> => {
    const taken = await run(() => callAsAdmin('setRole', { email, role: null }), { what: email });
    if (taken.ok) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirm={take}
      confirming={texts.taking}
      busy={busy}
      failure={failure}
      onConfirm={() => void onConfirm()}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{email}</bdi>
      </Typography>
      <Typography>{texts.text}</Typography>
    </ConfirmDialog>
  );
}
