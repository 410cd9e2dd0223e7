import { formatPrice } from '@ghar/domain/currency';
import styled from '@emotion/styled';
import { useLivePrice } from '../store-data/use-live-price.ts';
import { shellTexts } from '../i18n/ar/shell.ts';
import { Amount } from './amount.tsx';
import { useCurrency } from './currency-store.ts';

/** A group with a name, so that a reader hears what the number is. */
const Tag = styled('fieldset')({ fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.3 });

/** What the product costs now, in the display currency. */
export function LivePriceTag({ className }: { className?: string }) {
  const { price } = useLivePrice();
  return (
    <Tag aria-label={shellTexts.priceLabel} className={className}>
      <Amount dirhams={price}>{formatPrice(price, useCurrency())}</Amount>
    </Tag>
  );
}
