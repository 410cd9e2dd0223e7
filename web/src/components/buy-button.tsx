import { formatPrice } from '@ghar/domain/currency';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useLivePrice } from '../firebase/live-price.ts';
import { shellTexts } from '../i18n/shell.ts';
import { Amount } from './amount.tsx';
import { useCurrency } from './currency-store.ts';
import { RouteLink } from './route-link.tsx';

/** The way to the order. `priced`: it names the price, where none stands beside it. */
export function BuyButton({
  priced = false,
  ...props
}: Pick<ButtonProps, 'className'> & { priced?: boolean }) {
  const { price } = useLivePrice();
  const currency = useCurrency();
  return (
    <Button variant="contained" {...props} component={RouteLink} to="/order">
      {shellTexts.buyNow}
      {priced && (
        <>
          <span aria-hidden style={{ marginInline: 10, opacity: 0.6 }}>
            |
          </span>
          <Amount>{formatPrice(price, currency)}</Amount>
        </>
      )}
    </Button>
  );
}
