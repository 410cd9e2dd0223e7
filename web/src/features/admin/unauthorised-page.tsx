import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDocumentTitle } from '../../components/document-title.ts';
import { Logo } from '../../components/logo.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { GrantSteps } from './grant-steps.tsx';
import { useSignOut } from './use-sign-out.ts';

type UnauthorisedPageProps = {
  email: string | null;
  /** Set if the role could not be read. */
  onRetry?: () => void;
};

/** Shown to a signed-in user without the role. */
export function UnauthorisedPage({ email, onRetry }: UnauthorisedPageProps) {
  const { unauthorised: texts, admin } = usePanelTexts();
  const { signOut, busy } = useSignOut();
  const name = email ?? admin.noEmail;
  useDocumentTitle(texts.title);
  return (
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      sx={({ layout }) => ({
        display: 'grid',
        alignContent: 'center',
        justifyContent: 'center',
        gridTemplateColumns: 'minmax(0, 560px)',
        flex: 1,
        padding: `40px ${layout.gutter}`,
      })}
    >
      <Card
        component="section"
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 3,
          padding: 'clamp(32px, 6vw, 56px) clamp(20px, 5vw, 48px) 24px',
          textAlign: 'center',
          '& > svg': { color: 'error.main' },
          '& h1': { fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)' },
        }}
      >
        <Logo height={56} />
        <PageHeading lead={onRetry ? texts.unverified : texts.text}>{texts.heading}</PageHeading>
        {email !== null && !onRetry && <GrantSteps email={email} />}
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          {onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
          <Button component={RouteLink} to="/" variant={onRetry ? 'outlined' : 'contained'}>
            {texts.home}
          </Button>
          <WhatsappLink label={texts.contact} message={texts.message(name)} />
        </Stack>
        <Divider sx={{ justifySelf: 'stretch' }} />
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <bdi>{texts.signedInAs(name)}</bdi>
          <Button variant="text" aria-disabled={busy} onClick={signOut}>
            {admin.signOut}
          </Button>
        </Typography>
      </Card>
    </Box>
  );
}
