import { isForSale } from '@ghar/domain/product/offer';
import Button from '@mui/material/Button';
import { useLivePrice } from '../store-data/use-live-price.ts';
import { useTexts } from '../i18n/store-texts.ts';
import { Amount } from './amount.tsx';
import { useCurrency } from '../store-data/currency-store.ts';
import { NotifyLink } from './notify-link.tsx';
import { RouteLink } from './route-link.tsx';

type BuyButtonProps = {
  label?: string;
  /** Names the price, where none stands beside it. */
  priced?: boolean;
};

/**
 * Leads to the order; while nothing is for sale, asks to be notified. The order page is
 * loaded as a document, which the browser has prefetched (boot/speculation-rules.ts): the fastest way.
 */
export function BuyButton({ label, priced = false }: BuyButtonProps) {
  const { formats, shell } = useTexts();
  const { price, offer } = useLivePrice();
  const currency = useCurrency();
  if (!isForSale(offer)) return <NotifyLink />;
  return (
    <Button
      component={RouteLink}
      to="/order"
      reloadDocument
      {...(priced && { style: { flexWrap: 'wrap', gap: 10 } })}
    >
      {label ?? shell.buyNow}
      {priced && (
        <>
          <span aria-hidden style={{ opacity: 0.6 }}>
            |
          </span>
          <Amount dirhams={price}>{formats.price(price, currency)}</Amount>
        </>
      )}
    </Button>
  );
}
