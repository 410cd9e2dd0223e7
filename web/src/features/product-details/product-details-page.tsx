import { isForSale } from '@ghar/domain/product/offer';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { startTransition, useEffect, useState } from 'react';
import { BuyButton } from '../../components/buy-button.tsx';
import { LeafList } from '../../components/leaf-list.tsx';
import { Picture } from '../../components/picture.tsx';
import { ProductFacts } from '../../components/product-facts.tsx';
import { Promises } from '../../components/promises.tsx';
import { Section, SplitSection } from '../../components/section.tsx';
import { useLivePrice } from '../../store-data/use-live-price.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { useSiteContent, useStoreImages } from '../../store-data/store-data-context.ts';
import { DetailsHero } from './details-hero.tsx';
import { Faq } from './faq.tsx';
import { Guide } from './guide.tsx';
import { Ingredients } from './ingredients.tsx';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: 'clamp(36px, 4vw, 60px)',
  borderBlock: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}));

/** The product's details and the order form. */
export function Component() {
  const texts = useTexts().details;
  const { promises } = useSiteContent('features').content;
  return (
    <>
      <DetailsHero />
      {promises.length > 0 && (
        <Band aria-label={texts.promises}>
          <Container>
            <Promises columns={4} heading="h2" />
          </Container>
        </Band>
      )}
      <Benefits />
      <Ingredients />
      <Guide />
      <Order />
      <Faq />
    </>
  );
}

/** Benefits for the hair, beside the third picture. */
function Benefits() {
  const texts = useTexts().details;
  const { benefits } = useSiteContent('features').content;
  const { images, pending } = useStoreImages();
  const image = images[2] ?? images[0];
  const list = <LeafList items={benefits} large />;
  if (benefits.length === 0) return null;
  return image || pending ? (
    <SplitSection
      side="start"
      heading={texts.benefits}
      picture={image && <Picture image={image} sizes="(min-width: 768px) 50vw, 100vw" />}
    >
      {list}
    </SplitSection>
  ) : (
    <Section heading={texts.benefits}>
      {list}
      <ProductFacts />
    </Section>
  );
}

/** Placeholders of the form's fields, as many as fit on a phone. */
const FieldShapes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 60,
  marginBlockStart: 60,
  '& div': {
    height: 52,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.sand,
  },
  // Clear of the summary's column and its gap.
  [theme.breakpoints.up('lg')]: { marginInlineEnd: 392 + 72 },
  '@media (scripting: none)': { display: 'none' },
}));

/** A link to the order page; replaced by the form once loaded. */
function Order() {
  const { details, closed } = useTexts();
  const { offer } = useLivePrice();
  const words = isForSale(offer)
    ? { heading: details.order, lead: details.orderLead }
    : { heading: closed.heading(offer), lead: closed.lead };
  const [loaded, setLoaded] = useState<typeof import('./order-section.tsx') | null>(null);
  // After hydration only: the fields would double the page's size, and need the app anyway.
  useEffect(() => {
    const load = (): void =>
      void import('./order-section.tsx').then(
        // The form is large: in a transition, rendering it yields to input.
        (section) => startTransition(() => setLoaded(section)),
        () => {},
      );
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, []);
  return (
    <Section id="order" {...words}>
      {loaded ? (
        <loaded.OrderSection />
      ) : (
        // About the form's height, so that what is below does not move.
        <Box sx={{ minHeight: { xs: 1640, lg: 900 } }}>
          <BuyButton />
          <FieldShapes>
            <div />
            <div />
            <div />
            <div />
          </FieldShapes>
        </Box>
      )}
    </Section>
  );
}
