import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../components/admin/icon.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { orderListTexts as texts } from '../../i18n/ar/admin-orders.ts';
import { formatOrderList, type OrderList } from './list-address.ts';

const Pages = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginBlockStart: 24,
});

/** Where the pages before this one begin, as far as they are known: in the browser's history, not in the address. */
export type Trail = readonly (string | null)[];

/** The state of a way to a first page. Whoever takes it is led on to the list. */
export const FIRST_PAGE: { readonly trail: Trail } = { trail: [] };

const isTrail = (value: unknown): value is Trail =>
  Array.isArray(value) && value.every((one) => one === null || typeof one === 'string');

/** The trail to a page that was asked for, by the pager or a search; null where another way has led there. */
export function trailOf(state: unknown): Trail | null {
  const trail = (state as { trail?: unknown } | null)?.trail;
  return isTrail(trail) ? trail : null;
}

/** The way back from an order to the page of the list that it was opened from. */
export type ListWay = { readonly list: string; readonly trail: Trail | null };

/** How the way back stands in the state of an order's page; to all orders where it was opened from elsewhere. */
export function listWayOf(state: unknown): ListWay {
  const list = (state as { list?: unknown } | null)?.list;
  return { list: typeof list === 'string' ? list : '', trail: trailOf(state) };
}

type PagerProps = {
  list: OrderList;
  /** What the next page comes after; null on the last one. */
  next: string | null;
};

/** Leads to the pages before and after this one. */
export function Pager({ list, next }: PagerProps) {
  const { pathname, state } = useLocation();
  const trail = trailOf(state) ?? [];
  const at = (after: string | null): string => pathname + formatOrderList({ ...list, after });
  if (list.after === null && next === null) return null;
  const before = trail.at(-1);
  return (
    <Pages aria-label={texts.pager}>
      {list.after !== null && before !== null && (
        <ButtonLink variant="text" to={at(null)} state={FIRST_PAGE}>
          {texts.firstPage}
        </ButtonLink>
      )}
      {before !== undefined && (
        <ButtonLink variant="outlined" to={at(before)} state={{ trail: trail.slice(0, -1) }}>
          <Icon name="previous" size={18} />
          {texts.previousPage}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink variant="outlined" to={at(next)} state={{ trail: [...trail, list.after] }}>
          {texts.nextPage}
          <Icon name="next" size={18} />
        </ButtonLink>
      )}
    </Pages>
  );
}
