import { styled } from '@mui/material/styles';
import { WhatsappLink } from '../components/whatsapp-link.tsx';
import { useSiteContent } from '../store-data/store-data-context.ts';
import { shellTexts } from '../i18n/shell.ts';
import { colour, gutter, measure, WIDE } from '../theme/tokens.ts';

const Bar = styled('footer')({
  borderBlockStart: `1px solid ${colour.rule}`,
  // The bar at the bottom of small screens covers nothing of it.
  paddingBlockEnd: 'var(--buy-bar, 0px)',
  [WIDE]: { paddingBlockEnd: 0 },
});
const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 32px',
  maxWidth: measure,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: 20,
  color: colour.muted,
  '& .MuiButton-root': { marginInline: -22 },
}));
const Promises = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 28,
});

export function Footer() {
  const { title } = useSiteContent('about');
  return (
    <Bar aria-label={title}>
      <Row>
        <Promises>
          {shellTexts.footerPromises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </Promises>
        <WhatsappLink variant="text" label={shellTexts.whatsappShort} />
      </Row>
    </Bar>
  );
}
