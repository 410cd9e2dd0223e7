import type { Offer } from '@ghar/domain/product/offer';
import Chip from '@mui/material/Chip';
import { useTexts } from '../i18n/store-texts.ts';

/** Badge beside a price: few left, or sold out. */
export function OfferBadge({ offer }: { offer: Offer }) {
  const text = useTexts().offerBadges[offer];
  return text !== null && <Chip variant="outlined" color="error" label={text} />;
}
