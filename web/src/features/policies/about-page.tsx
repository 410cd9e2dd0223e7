import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Picture } from '../../components/picture.tsx';
import { ProductFacts } from '../../components/product-facts.tsx';
import { SellerParticulars } from '../../components/seller-particulars.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useSiteContent, useStoreImages } from '../../store-data/store-data-context.ts';
import { Article } from './article.tsx';

const Frame = styled('div')(({ theme }) => ({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: theme.layout.cardRadius,
  backgroundColor: theme.palette.sand,
  '& img': { objectPosition: '50% 70%' },
}));

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2, alignItems: 'start' }}>
      <Typography variant="h3" component="h2" id={id}>
        {heading}
      </Typography>
      {children}
    </Stack>
  );
}

/** Who runs the shop, and how to contact them. */
export function Component() {
  const { policies: texts } = useTexts();
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
      <Part heading={texts.particulars}>
        <SellerParticulars />
      </Part>
      <Part heading={texts.contact}>
        <WhatsappLink />
      </Part>
    </Article>
  );
}
