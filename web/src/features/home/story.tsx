import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Logo } from '../../components/logo.tsx';
import { ProductFacts } from '../../components/product-facts.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { rising } from '../../theme/motion.ts';

const Frame = styled('section')(({ theme }) => ({
  paddingBlock: `${theme.layout.sectionSpacing} 0`,
  '& > div': { display: 'grid', justifyItems: 'center', gap: 'clamp(28px, 3.5vw, 48px)' },
  '& svg': { color: theme.palette.secondary.main },
}));
const Statement = styled(Typography)({
  maxWidth: '17em',
  textAlign: 'center',
  textWrap: 'balance',
  ...rising,
});

/** How the bar is made, in one sentence. */
export function Story() {
  const texts = useTexts().home;
  const { description } = useSiteContent('hero').content;
  return (
    <Frame aria-label={texts.story}>
      <Container>
        <Logo height={64} />
        {description !== '' && <Statement variant="statement">{description}</Statement>}
        <ProductFacts />
      </Container>
    </Frame>
  );
}
