import { isForSale } from '@ghar/domain/product/offer';
import Stack from '@mui/material/Stack';
import { BuyActions } from '../../components/buy-actions.tsx';
import { BuyButton } from '../../components/buy-button.tsx';
import { Picture } from '../../components/picture.tsx';
import { Promises } from '../../components/promises.tsx';
import { Section, SplitSection } from '../../components/section.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { useLivePrice } from '../../store-data/use-live-price.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { useStoreImages } from '../../store-data/store-data-context.ts';

/** The shop's promises, and the order button again. */
export function Closing() {
  const { home, closed } = useTexts();
  const { images } = useStoreImages();
  const { offer } = useLivePrice();
  const open = isForSale(offer);
  const image = images.at(-1);
  const words = open
    ? { heading: home.close, lead: home.closeLead }
    : { heading: closed.heading(offer), lead: closed.lead };
  const body = (
    <Stack sx={{ gap: 5 }}>
      <Promises columns={1} heading="h3" />
      {/* The second is too long for its share of a phone's line. */}
      <BuyActions sx={{ '& > a + a': { flexBasis: { xs: '100%', md: 'auto' } } }}>
        <BuyButton label={home.close} priced />
        {open && <WhatsappLink />}
      </BuyActions>
    </Stack>
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
