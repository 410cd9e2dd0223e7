import { formatPrice } from '@ghar/domain/currency';
import { useLivePrice } from '../firebase/live-price.ts';
import { shellTexts } from '../i18n/shell.ts';
import { Amount } from './amount.tsx';
import { ButtonLink } from './button.tsx';
import { useCurrency } from './currency-store.ts';

/** The way to the order. `priced`: it names the price, where none stands beside it. */
export function BuyButton({ priced = false, className }: { priced?: boolean; className?: string }) {
  const { price } = useLivePrice();
  const currency = useCurrency();
  return (
    <ButtonLink to="/order" className={className}>
      {shellTexts.buyNow}
      {priced && (
        <>
          <span aria-hidden style={{ opacity: 0.6 }}>
            |
          </span>
          <Amount dirhams={price}>{formatPrice(price, currency)}</Amount>
        </>
      )}
    </ButtonLink>
  );
}
