import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { isForSale } from '@ghar/domain/offer';
import { LeafList } from '../../components/leaf-list.tsx';
import { Picture } from '../../components/picture.tsx';
import { ProductFacts } from '../../components/product-facts.tsx';
import { Promises } from '../../components/promises.tsx';
import { Column, Section, SplitSection } from '../../components/section.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useLivePrice } from '../../store-data/use-live-price.ts';
import { closedTexts } from '../../i18n/ar/offer.ts';
import { detailsTexts as texts } from '../../i18n/ar/store.ts';
import { useSiteContent, useStoreImages } from '../../store-data/store-data-context.ts';
import { colour, DESKTOP } from '../../theme/tokens.ts';
import { DetailsHero } from './details-hero.tsx';
import { Faq } from './faq.tsx';
import { Guide } from './guide.tsx';
import { Ingredients } from './ingredients.tsx';

/** Drawn in the browser alone: its fields would double the page's size, and need the app anyway. */
const OrderSection = lazy(async () => ({
  default: (await import('./order-section.tsx')).OrderSection,
}));
/** About as high as the form, so that what is below it stays where it is. */
const FormSpace = styled('div')({ minHeight: 1280, [DESKTOP]: { minHeight: 830 } });

const Band = styled('section')({
  paddingBlock: 'clamp(36px, 4vw, 60px)',
  borderBlock: `1px solid ${colour.rule}`,
  backgroundColor: colour.paper,
});

/** Everything about the bar, and the form to order it with. */
export function Component() {
  return (
    <>
      <DetailsHero />
      <Band aria-label={texts.promises}>
        <Column>
          <Promises columns={4} heading="h2" />
        </Column>
      </Band>
      <Benefits />
      <Ingredients />
      <Guide />
      <Section id="order" heading={<OrderHeading />} lead={<OrderLead />}>
        {useHydrated() ? (
          <Suspense fallback={<FormSpace />}>
            <OrderSection label={texts.order} />
          </Suspense>
        ) : (
          <FormSpace />
        )}
      </Section>
      <Faq />
    </>
  );
}

function OrderHeading() {
  const { offer } = useLivePrice();
  return isForSale(offer) ? texts.order : closedTexts.heading(offer);
}
function OrderLead() {
  const { offer } = useLivePrice();
  return isForSale(offer) ? texts.orderLead : closedTexts.lead;
}

/** What it does for the hair, beside the third picture. */
function Benefits() {
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
