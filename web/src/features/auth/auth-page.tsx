import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useRestoreFocus } from '../../components/admin/restore-focus.ts';
import { StaffProviders } from '../../components/admin/staff-providers.tsx';
import { useDocumentTitle } from '../../components/document-title.ts';
import { useToast } from '../../components/toasts.tsx';
import { signIn, signUp } from '../../firebase/account.ts';
import { useSession } from '../../firebase/session.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { actionLink, hostedAction } from './action-link.ts';
import { AuthHeading, AuthLayout } from './auth-layout.tsx';
import type { Credentials } from '../../components/account/credentials.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { EmailConfirmation } from './email-confirmation.tsx';
import { LinkCheck } from './link-check.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { returnPath } from './return-path.ts';

type Purpose = 'sign-in' | 'sign-up';
const panelId = (purpose: Purpose): string => `auth-${purpose}`;
const tabId = (purpose: Purpose): string => `auth-tab-${purpose}`;

/** Staff sign-in and sign-up. Redirects a signed-in user to the panel. */
export function Component() {
  useRestoreFocus();
  return (
    <StaffProviders>
      <AuthLayout>
        <AuthScreen />
      </AuthLayout>
    </StaffProviders>
  );
}

function AuthScreen() {
  const session = useSession();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [forgotten, setForgotten] = useState(false);
  const withoutLink = (): void => void navigate('/auth', { replace: true });
  const hosted = hostedAction(search);
  if (hosted !== null) return <Forwarding to={hosted} />;
  const link = actionLink(search);
  if (link?.purpose === 'confirm-email') return <EmailConfirmation code={link.code} />;
  if (link)
    return (
      <NewPasswordForm
        code={link.code}
        onExpired={() => {
          setForgotten(true);
          withoutLink();
        }}
        onDone={(email) => {
          setCredentials({ email, password: '' });
          withoutLink();
        }}
      />
    );
  if (session.state === 'signed-in') return <Navigate to={returnPath(state)} replace />;
  return forgotten ? (
    <ResetForm
      email={credentials.email}
      onEmail={(email) => setCredentials({ ...credentials, email })}
      onBack={() => setForgotten(false)}
    />
  ) : (
    <AuthTabs
      credentials={credentials}
      onChange={setCredentials}
      onForgotten={() => setForgotten(true)}
    />
  );
}

function Forwarding({ to }: { to: string }) {
  const texts = usePanelTexts().newPassword;
  useEffect(() => location.replace(to), [to]);
  return <LinkCheck text={texts.checking} />;
}

type AuthTabsProps = {
  credentials: Credentials;
  onChange: (credentials: Credentials) => void;
  onForgotten: () => void;
};

function AuthTabs({ credentials, onChange, onForgotten }: AuthTabsProps) {
  const [purpose, setPurpose] = useState<Purpose>('sign-in');
  const toast = useToast();
  const texts = usePanelTexts().auth;
  useDocumentTitle(texts.title);
  const form = { credentials, onChange };
  return (
    <>
      {purpose === 'sign-in' ? (
        <AuthHeading heading={texts.heading} lead={texts.lead} />
      ) : (
        <AuthHeading heading={texts.signUpHeading} lead={texts.signUpNote} />
      )}
      <div role="tabpanel" id={panelId(purpose)} aria-labelledby={tabId(purpose)} key={purpose}>
        {purpose === 'sign-in' ? (
          <CredentialsForm
            {...form}
            purpose="sign-in"
            submit={({ email, password }) => signIn(email, password)}
            submitText={texts.signIn}
            busyText={texts.signingIn}
          >
            <Button
              variant="text"
              onClick={onForgotten}
              sx={{ justifySelf: 'start', px: 0, fontSize: 'body2.fontSize' }}
            >
              {texts.forgotten}
            </Button>
          </CredentialsForm>
        ) : (
          <CredentialsForm
            {...form}
            purpose="sign-up"
            submit={async ({ email, password }) => {
              const failure = await signUp(email, password);
              if (failure === null) toast({ ...texts.created, variant: 'plain' });
              return failure;
            }}
            submitText={texts.signUp}
            busyText={texts.signingUp}
            remedies={{
              'already-registered': (
                <Button
                  variant="outlined"
                  onClick={() => setPurpose('sign-in')}
                  sx={{ display: 'flex', marginBlockStart: 1.5 }}
                >
                  {texts.toSignIn}
                </Button>
              ),
            }}
          />
        )}
      </div>
      {/* Below the form, and quiet: who comes here signs in, and makes an account once at most. */}
      <Tabs
        value={purpose}
        aria-label={texts.tabs}
        onChange={(_, value: Purpose) => setPurpose(value)}
        sx={{
          marginBlockStart: 4,
          borderBlock: 0,
          '& .MuiTabs-list': { flexWrap: 'wrap' },
          '& .MuiTab-root': {
            paddingInline: 1.5,
            fontSize: 'body2.fontSize',
            fontWeight: 'inherit',
            '&.Mui-selected': { boxShadow: 'inset 0 -2px currentcolor' },
          },
          // With wrapped tabs it would be below the last line, whichever is selected.
          '& .MuiTabs-indicator': { display: 'none' },
        }}
      >
        {(['sign-in', 'sign-up'] as const).map((value) => (
          <Tab
            key={value}
            value={value}
            id={tabId(value)}
            aria-controls={value === purpose ? panelId(value) : undefined}
            label={value === 'sign-in' ? texts.signIn : texts.signUp}
          />
        ))}
      </Tabs>
    </>
  );
}
