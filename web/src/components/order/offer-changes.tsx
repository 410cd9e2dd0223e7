import { isForSale, type Offer } from '@ghar/domain/product/offer';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { LivePrice } from '../../firebase/price-store.ts';
import { useTexts } from '../../i18n/store-texts.ts';

type CurrentOffer = Pick<LivePrice, 'price' | 'loading'> & { readonly offer: Offer };
export type OfferChanges = {
  /** Why the form cannot be submitted; null if it can. */
  readonly closed: Offer | null;
  /** In dirhams. */
  readonly price: { readonly from: number; readonly to: number } | null;
  readonly reopened: boolean;
};

/**
 * Changes of price and stock since the form was opened. `acknowledgePrice`: the shopper has seen the price elsewhere.
 */
export function useOfferChanges({ price, loading, offer }: CurrentOffer, closed: boolean) {
  const [known, acknowledgePrice] = useState<number | null>(null);
  if (known === null && !loading) acknowledgePrice(price);
  const [wasClosed, setWasClosed] = useState(closed);
  if (closed && !wasClosed) setWasClosed(true);
  const changes: OfferChanges = {
    closed: closed ? offer : null,
    price: known === null || known === price ? null : { from: known, to: price },
    reopened: wasClosed && isForSale(offer),
  };
  return { changes, acknowledgePrice };
}

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlockEnd: 12,
  padding: '8px 14px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.success.light,
  boxShadow: `0 0 0 1px ${theme.palette.divider}`,
}));

/** Announces the changes and keeps them visible while the form is open. */
export function OfferNotes({ changes: { closed, price, reopened } }: { changes: OfferChanges }) {
  const texts = useTexts();
  return (
    <output>
      {closed !== null && <Note>{texts.closed.kept(closed)}</Note>}
      {reopened && <Note>{texts.closed.reopened}</Note>}
      {price && closed === null && <Note>{texts.order.priceChanged(price.from, price.to)}</Note>}
    </output>
  );
}
