import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Logo } from '../components/logo.tsx';
import { PolicyLinks } from '../components/policy-links.tsx';
import { RouteLink } from '../components/route-link.tsx';
import { SellerParticulars } from '../components/seller-particulars.tsx';
import { WhatsappLink } from '../components/whatsapp-link.tsx';
import { useTexts } from '../i18n/store-texts.ts';
import { readLine } from '../store-data/content-line.ts';
import { useSiteContent } from '../store-data/store-data-context.ts';

const Bar = styled('footer')(({ theme }) => ({
  ...theme.typography.body2,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.secondary,
  '& h2': {
    marginBlockEnd: 4,
    fontSize: '1rem',
    fontWeight: 500,
    color: theme.palette.text.primary,
  },
  '& > p': {
    borderBlockStart: `1px solid ${theme.palette.divider}`,
    padding: `18px ${theme.layout.gutter}`,
    textAlign: 'center',
  },
  // Keep clear of the buy bar on small screens.
  [theme.breakpoints.down('md')]: { '&:has(+ aside)': { paddingBlockEnd: 84 } },
}));
const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: '40px 48px',
  paddingBlock: '48px 36px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1.3fr 0.8fr 1.2fr',
    paddingBlock: '72px 48px',
  },
}));

/** The footer of every page: seller, policies, contact. */
export function Footer() {
  const { policies, shell } = useTexts();
  const { title, description, content } = useSiteContent('about');
  const { promises } = useSiteContent('features').content;
  return (
    <Bar aria-label={title}>
      <Columns>
        <Stack sx={{ gap: 2, alignItems: 'start', '& > svg': { color: 'secondary.main' } }}>
          <Logo height={44} />
          {description !== '' && <p>{description}</p>}
          {promises.length > 0 && (
            <ul>
              {promises.map((line) => (
                <li key={line}>{readLine(line, 'title', 'text').title}</li>
              ))}
            </ul>
          )}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            <WhatsappLink label={shell.whatsappShort} />
            <Button variant="outlined" component={RouteLink} to="/track">
              {shell.track}
            </Button>
          </Stack>
        </Stack>
        <nav aria-label={policies.policies}>
          <h2>{policies.policies}</h2>
          <PolicyLinks />
        </nav>
        <div>
          <h2>{policies.particulars}</h2>
          <SellerParticulars />
        </div>
      </Columns>
      {content.notice !== '' && <p>{content.notice}</p>}
    </Bar>
  );
}
