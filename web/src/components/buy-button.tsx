import { formatPrice } from '@ghar/domain/currency';
import { use, useEffect } from 'react';
import { whenIdle } from '../boot/when-idle.ts';
import { useLivePrice } from '../firebase/use-live-price.ts';
import { shellTexts } from '../i18n/shell.ts';
import { Amount } from './amount.tsx';
import { ButtonLink } from './button.tsx';
import { useCurrency } from './currency-store.ts';
import { PrefetchContext } from './route-link.tsx';

type BuyButtonProps = {
  label?: string;
  /** It names the price, where none stands beside it. */
  priced?: boolean;
  className?: string;
};

const ORDER = '/order';

/** Chromium alone says so. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** The way to the order. Whoever presses it waits for no script: where the shop is in use, they come beforehand. */
export function BuyButton({
  label = shellTexts.buyNow,
  priced = false,
  className,
}: BuyButtonProps) {
  const { price } = useLivePrice();
  const currency = useCurrency();
  const prefetch = use(PrefetchContext);
  useEffect(() => {
    if (!savesData()) void whenIdle().then(() => prefetch(ORDER));
  }, [prefetch]);
  return (
    <ButtonLink to={ORDER} className={className}>
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
