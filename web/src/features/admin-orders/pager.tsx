import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router-dom';
import { RouteLink } from '../../components/route-link.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { formatOrderList, type OrderList } from './list-address.ts';

/** The `after` of each known page before this one, kept in the history state, not in the URL. */
export type Trail = readonly (string | null)[];

/** The state of a link to a first page, which moves the focus to the list. */
export const FIRST_PAGE: { readonly trail: Trail } = { trail: [] };

const isTrail = (value: unknown): value is Trail =>
  Array.isArray(value) && value.every((one) => one === null || typeof one === 'string');

/** The trail to a page that the pager or a search has led to; otherwise null. */
export function trailOf(state: unknown): Trail | null {
  const trail = (state as { trail?: unknown } | null)?.trail;
  return isTrail(trail) ? trail : null;
}

/** The way back from an order to the page of the list that it was opened from. */
export type ListWay = { readonly list: string; readonly trail: Trail | null };

/** Reads the way back from the history state; to all orders if there is none. */
export function listWayOf(state: unknown): ListWay {
  const list = (state as { list?: unknown } | null)?.list;
  return { list: typeof list === 'string' ? list : '', trail: trailOf(state) };
}

type PagerProps = {
  list: OrderList;
  /** The `after` of the next page; null on the last one. */
  next: string | null;
};

/** Links to the pages before and after this one. */
export function Pager({ list, next }: PagerProps) {
  const texts = usePanelTexts().orderList;
  const { pathname, state } = useLocation();
  const trail = trailOf(state) ?? [];
  const at = (after: string | null): string => pathname + formatOrderList({ ...list, after });
  if (list.after === null && next === null) return null;
  const before = trail.at(-1);
  return (
    <Stack
      component="nav"
      aria-label={texts.pager}
      direction="row"
      sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 3 }}
    >
      {list.after !== null && before !== null && (
        <Button component={RouteLink} variant="text" to={at(null)} state={FIRST_PAGE}>
          {texts.firstPage}
        </Button>
      )}
      {before !== undefined && (
        <Button
          component={RouteLink}
          variant="outlined"
          startIcon={<ChevronRightRounded />}
          to={at(before)}
          state={{ trail: trail.slice(0, -1) }}
        >
          {texts.previousPage}
        </Button>
      )}
      {next !== null && (
        <Button
          component={RouteLink}
          variant="outlined"
          endIcon={<ChevronLeftRounded />}
          to={at(next)}
          state={{ trail: [...trail, list.after] }}
        >
          {texts.nextPage}
        </Button>
      )}
    </Stack>
  );
}
