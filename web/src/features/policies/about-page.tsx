import styled from '@emotion/styled';
import { useDocumentTitle } from '../../components/document-title.ts';
import { ProductFacts } from '../../components/product-facts.tsx';
import { SellerParticulars } from '../../components/seller-particulars.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { policyTexts as texts } from '../../i18n/store.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { type } from '../../theme/type.ts';
import { Article } from './article.tsx';

const Part = styled('section')({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  '& h2': type.h3,
});

/** Who is behind the shop, and how to reach them. */
export function AboutPage() {
  const { title, description } = useSiteContent('about');
  useDocumentTitle(texts.about);
  return (
    <Article path="/about" heading={title} lead={description}>
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
