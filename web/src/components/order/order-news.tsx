import styled from '@emotion/styled';
import { isForSale, type Offer } from '@ghar/domain/offer';
import { useState } from 'react';
import type { LivePrice } from '../../firebase/price-store.ts';
import { closedTexts } from '../../i18n/ar/offer.ts';
import { orderTexts } from '../../i18n/ar/order-page.ts';
import { colour, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';

const Note = styled('p')({
  ...type.small,
  marginBlockEnd: 12,
  padding: '8px 14px',
  borderRadius: radius.control,
  backgroundColor: colour.leafSoft,
  boxShadow: `0 0 0 1px ${colour.rule}`,
});

type Now = Pick<LivePrice, 'price' | 'loading'> & { readonly offer: Offer };
export type News = {
  /** What the form offers instead of going on; null while one can go on. */
  readonly closed: Offer | null;
  /** In dirhams: before and now. */
  readonly changed: { readonly from: number; readonly to: number } | null;
  readonly reopened: boolean;
};

/**
 * What has happened to price and pieces since the form was opened. `closed`:
 * there is no way on from the form. `tellPrice` says that the shopper has read
 * of a price elsewhere.
 */
export function useOrderNews({ price, loading, offer }: Now, closed: boolean) {
  const [told, tellPrice] = useState<number | null>(null);
  if (told === null && !loading) tellPrice(price);
  const [wasClosed, setWasClosed] = useState(closed);
  if (closed && !wasClosed) setWasClosed(true);
  const news: News = {
    closed: closed ? offer : null,
    changed: told === null || told === price ? null : { from: told, to: price },
    reopened: wasClosed && isForSale(offer),
  };
  return { news, tellPrice };
}

/** Says, also to a screen reader, what has happened; for as long as the form is open. */
export const OrderNews = ({ news: { closed, changed, reopened } }: { news: News }) => (
  <output>
    {closed !== null && <Note>{closedTexts.kept(closed)}</Note>}
    {reopened && <Note>{closedTexts.reopened}</Note>}
    {changed && closed === null && <Note>{orderTexts.priceChanged(changed.from, changed.to)}</Note>}
  </output>
);
