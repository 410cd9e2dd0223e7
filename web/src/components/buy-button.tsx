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
  /** Includes the price, if none is shown beside it. */
  priced?: boolean;
};

/**
 * Links to the order page, or to a notification chat while nothing is for sale. The order page loads as a document,
 * since the browser has prefetched it (boot/speculation-rules.ts).
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
      {...(priced && {
        sx: {
          flexWrap: 'wrap',
          columnGap: '10px',
          '@media (max-width: 359px)': { '& > [aria-hidden]': { display: 'none' } },
        },
      })}
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
