import styled from '@emotion/styled';
import { isForSale } from '@ghar/domain/offer';
import { BuyButton } from '../../components/buy-button.tsx';
import { Picture } from '../../components/picture.tsx';
import { Promises } from '../../components/promises.tsx';
import { Section, SplitSection } from '../../components/section.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { useLivePrice } from '../../store-data/use-live-price.ts';
import { closedTexts } from '../../i18n/ar/offer.ts';
import { homeTexts as texts } from '../../i18n/ar/store.ts';
import { useStoreImages } from '../../store-data/store-data-context.ts';

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBlockStart: 40,
  '& a': { minHeight: 58, paddingInline: 28 },
});

/** What the shop promises, and the way to the order once more. */
export function Closing() {
  const { images } = useStoreImages();
  const { offer } = useLivePrice();
  const open = isForSale(offer);
  const image = images.at(-1);
  const words = open
    ? { heading: texts.close, lead: texts.closeLead }
    : { heading: closedTexts.heading(offer), lead: closedTexts.lead };
  const body = (
    <>
      <Promises columns={1} heading="h3" />
      <Actions>
        <BuyButton label={texts.close} priced />
        {open && <WhatsappLink />}
      </Actions>
    </>
  );
  return images.length > 2 && image ? (
    <SplitSection
      ground="paper"
      side="start"
      {...words}
      picture={<Picture image={image} sizes="(min-width: 768px) 50vw, 100vw" decorative />}
    >
      {body}
    </SplitSection>
  ) : (
    <Section ground="paper" {...words}>
      {body}
    </Section>
  );
}
