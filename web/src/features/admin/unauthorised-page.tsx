import { styled } from '@mui/material/styles';
import { Button, ButtonLink } from '../../components/button.tsx';
import { useDocumentTitle } from '../../components/document-title.ts';
import { Logo } from '../../components/logo.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { adminTexts, unauthorisedTexts as texts } from '../../i18n/ar/admin.ts';
import { colour, gutter, radius } from '../../theme/tokens.ts';
import { useSignOut } from './use-sign-out.ts';

const Main = styled('main')({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  paddingInline: gutter,
  paddingBlock: 40,
});
const Card = styled('section')({
  display: 'grid',
  justifyItems: 'center',
  gap: 24,
  width: '100%',
  maxWidth: 560,
  padding: 'clamp(32px, 6vw, 56px) clamp(20px, 5vw, 48px) 24px',
  borderRadius: radius.card,
  border: `1px solid ${colour.rule}`,
  backgroundColor: colour.paper,
  textAlign: 'center',
  '& > svg': { color: colour.clay },
  '& h1': { fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)' },
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
});
const Account = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${colour.rule}`,
  fontSize: '0.9063rem',
  color: colour.muted,
});

type UnauthorisedPageProps = {
  email: string | null;
  /** Where it could not be found out whether they may come in: asks again. */
  onRetry?: () => void;
};

/** Somebody is signed in who may not use the panel: says so, and leads on. */
export function UnauthorisedPage({ email, onRetry }: UnauthorisedPageProps) {
  const { signOut } = useSignOut();
  const name = email ?? adminTexts.noEmail;
  useDocumentTitle(texts.title);
  return (
    <Main id="content" tabIndex={-1}>
      <Card>
        <Logo height={56} />
        <PageHeading lead={onRetry ? texts.unverified : texts.text}>{texts.heading}</PageHeading>
        <Actions>
          {onRetry && (
            <Button type="button" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
          <ButtonLink to="/" variant={onRetry ? 'outlined' : 'contained'}>
            {texts.home}
          </ButtonLink>
          <WhatsappLink label={texts.contact} message={texts.message(name)} />
        </Actions>
        <Account>
          <bdi>{texts.signedInAs(name)}</bdi>
          <Button type="button" variant="text" onClick={signOut}>
            {adminTexts.signOut}
          </Button>
        </Account>
      </Card>
    </Main>
  );
}
