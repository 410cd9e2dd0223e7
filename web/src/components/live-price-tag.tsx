import { styled } from '@mui/material/styles';
import { useLivePrice } from '../store-data/use-live-price.ts';
import { useTexts } from '../i18n/store-texts.ts';
import { Amount } from './amount.tsx';
import { useCurrency } from '../store-data/currency-store.ts';

/** A named group, so that a screen reader announces what the number is. */
const Tag = styled('fieldset')({ fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.3 });

/** The current price in the display currency. */
export function LivePriceTag({ className }: { className?: string }) {
  const { formats, shell } = useTexts();
  const { price } = useLivePrice();
  return (
    <Tag aria-label={shell.priceLabel} className={className}>
      <Amount dirhams={price}>{formats.price(price, useCurrency())}</Amount>
    </Tag>
  );
}
