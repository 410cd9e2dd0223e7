import { isForSale } from '@ghar/domain/product/offer';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { WayToBuy } from '../../components/buy-actions.tsx';
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

/** About the form's height, so that what is below does not move. Stripes stand for its fields. */
const FormShape = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'start',
  gap: 60,
  '@media (scripting: enabled)': {
    minHeight: 1700,
    '&::after': {
      content: '""',
      width: '100%',
      background: `repeating-linear-gradient(${theme.palette.sand} 0 52px, transparent 0 112px)`,
    },
    [theme.breakpoints.up('lg')]: {
      minHeight: 1140,
      // Clear of the bill's column and its gap.
      '&::after': { width: 'calc(100% - 464px)' },
    },
  },
}));

/** A link to the order page; replaced by the form once loaded. */
function Order() {
  const { details, closed } = useTexts();
  const { offer } = useLivePrice();
  const words = isForSale(offer)
    ? { heading: details.order, lead: details.orderLead }
    : { heading: closed.heading(offer), lead: closed.lead };
  const [Form, setForm] = useState<ComponentType | null>(null);
  // After hydration only: the fields would double the page's size, and need the app anyway.
  useEffect(() => {
    const load = (): void =>
      void import('./order-section.tsx').then(
        // The form is large: in a transition, rendering it yields to input.
        ({ OrderSection }) => startTransition(() => setForm(() => OrderSection)),
        () => {},
      );
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, []);
  return (
    <Section id="order" {...words}>
      <WayToBuy>
        {Form ? (
          <Form />
        ) : (
          <FormShape>
            <BuyButton />
          </FormShape>
        )}
      </WayToBuy>
    </Section>
  );
}
