import { formatPrice } from '@ghar/domain/currency';
import { useLivePrice } from '../firebase/use-live-price.ts';
import { shellTexts } from '../i18n/shell.ts';
import { Amount } from './amount.tsx';
import { ButtonLink } from './button.tsx';
import { useCurrency } from './currency-store.ts';

type BuyButtonProps = {
  label?: string;
  /** It names the price, where none stands beside it. */
  priced?: boolean;
  className?: string;
};

/** The way to the order. */
export function BuyButton({
  label = shellTexts.buyNow,
  priced = false,
  className,
}: BuyButtonProps) {
  const { price } = useLivePrice();
  const currency = useCurrency();
  return (
    <ButtonLink to="/order" className={className}>
      {label}
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
