import styled from '@emotion/styled';
import { Picture } from '../../components/picture.tsx';
import { ProductFacts } from '../../components/product-facts.tsx';
import { SellerParticulars } from '../../components/seller-particulars.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { policyTexts as texts } from '../../i18n/ar/store.ts';
import { useSiteContent, useStoreImages } from '../../store-data/store-data-context.ts';
import { colour, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { Article } from './article.tsx';

const Part = styled('section')({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  '& h2': type.h3,
});

const Frame = styled('div')({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: colour.sand,
  '& img': { objectPosition: '50% 70%' },
});

/** Who is behind the shop, and how to reach them. */
export function Component() {
  const { title, description } = useSiteContent('about');
  const image = useStoreImages().images.at(-1);
  return (
    <Article path="/about" heading={title} lead={description}>
      {image && (
        <Frame>
          <Picture image={image} sizes="(min-width: 1024px) 720px, 92vw" first decorative />
        </Frame>
      )}
      <ProductFacts />
      <Part aria-labelledby="seller">
        <h2 id="seller">{texts.particulars}</h2>
        <SellerParticulars />
      </Part>
      <Part aria-labelledby="contact">
        <h2 id="contact">{texts.contact}</h2>
        <WhatsappLink />
      </Part>
    </Article>
  );
}
