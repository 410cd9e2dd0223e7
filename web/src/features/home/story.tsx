import styled from '@emotion/styled';
import { Logo } from '../../components/logo.tsx';
import { ProductFacts } from '../../components/product-facts.tsx';
import { Column } from '../../components/section.tsx';
import { homeTexts as texts } from '../../i18n/ar/store.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { rising } from '../../theme/motion.ts';
import { colour, sectionSpacing } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';

const Frame = styled('section')({ paddingBlock: `${sectionSpacing} 0` });
const Body = styled(Column)({
  display: 'grid',
  justifyItems: 'center',
  gap: 'clamp(28px, 3.5vw, 48px)',
  '& > svg': { color: colour.olive },
});
const Statement = styled('p')({
  ...type.statement,
  maxWidth: '17em',
  textAlign: 'center',
  textWrap: 'balance',
  ...rising,
});

/** How the bar is made, in one sentence. */
export function Story() {
  const { description } = useSiteContent('hero').content;
  return (
    <Frame aria-label={texts.story}>
      <Body>
        <Logo height={64} />
        <Statement>{description}</Statement>
        <ProductFacts />
      </Body>
    </Frame>
  );
}
