import { formatPrice } from '@ghar/domain/currency';
import { isForSale } from '@ghar/domain/offer';
import { useLivePrice } from '../store-data/use-live-price.ts';
import { shellTexts } from '../i18n/ar/shell.ts';
import { Amount } from './amount.tsx';
import { ButtonLink } from './button.tsx';
import { useCurrency } from './currency-store.ts';
import { NotifyLink } from './notify-link.tsx';

type BuyButtonProps = {
  label?: string;
  /** It names the price, where none stands beside it. */
  priced?: boolean;
  className?: string;
};

/** The way to the order; while nothing can be bought, to be told when that is over. */
export function BuyButton({
  label = shellTexts.buyNow,
  priced = false,
  className,
}: BuyButtonProps) {
  const { price, offer } = useLivePrice();
  const currency = useCurrency();
  if (!isForSale(offer)) return <NotifyLink className={className} />;
  return (
    <ButtonLink
      to="/order"
      reloadDocument
      className={className}
      style={priced ? { flexWrap: 'wrap' } : {}}
    >
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
