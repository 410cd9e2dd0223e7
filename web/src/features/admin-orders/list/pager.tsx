import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { formatNumber } from '@ghar/domain/money/currency';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  BackIcon,
  FirstPageIcon,
  ForwardIcon,
  LastPageIcon,
} from '../../../components/admin/direction-icons.tsx';
import { useOperation } from '../../../components/admin/operation.ts';
import { RouteLink } from '../../../components/route-link.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { formatOrderList, type OrderList } from './list-url.ts';
import {
  findLastPage,
  findPage,
  isReversible,
  knownPage,
  nearPages,
  pageNumbers,
  type PageLink,
  type Trail,
} from './page-jumps.ts';
import type { ListNumbers } from './use-list-numbers.ts';

/** The first page; as a link's state it moves the focus to the list. */
export const FIRST_PAGE: PageLink = { after: null, trail: [] };

const isTrail = (value: unknown): value is Trail =>
  Array.isArray(value) && value.every((one) => one === null || typeof one === 'string');

/** The trail in a history state of the pager or a search; otherwise null. */
export function trailOf(state: unknown): Trail | null {
  const trail = (state as { trail?: unknown } | null)?.trail;
  return isTrail(trail) ? trail : null;
}

/** The list page from which an order was opened. */
export type ListWay = { readonly list: string; readonly trail: Trail | null };

/** Reads it from the history state; defaults to all orders. */
export function listWayOf(state: unknown): ListWay {
  const list = (state as { list?: unknown } | null)?.list;
  return { list: typeof list === 'string' ? list : '', trail: trailOf(state) };
}

type PagerProps = {
  list: OrderList;
  numbers: ListNumbers | null;
  /** The next page's cursor; null on the last page. */
  next: string | null;
};

/** Links to the nearby pages, the first and the last. */
export function Pager({ list, numbers, next }: PagerProps) {
  const texts = usePanelTexts().orderList;
  const { state } = useLocation();
  if (list.after === null && next === null) return null;
  const here = { list, next, trail: trailOf(state) ?? [] };
  const shown = pageNumbers(here, numbers);
  const canLookBack = isReversible(list);
  const step = (steps: number) => {
    const isFirst = shown !== null && shown.page + steps === 1;
    const link = isFirst ? FIRST_PAGE : knownPage(here, steps);
    const canFind = steps > 0 ? next !== null : canLookBack && list.after !== null;
    return { list, link, find: canFind ? () => findPage(here, steps) : null };
  };
  return (
    <Stack
      component="nav"
      aria-label={texts.pager}
      direction="row"
      sx={{
        flexWrap: 'wrap',
        justifyContent: 'center',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        mt: 3,
      }}
    >
      {list.after !== null && (
        <PageButton
          list={list}
          link={FIRST_PAGE}
          find={null}
          aria-label={texts.firstPage}
          title={texts.firstPage}
        >
          <FirstPageIcon />
        </PageButton>
      )}
      {list.after !== null && (
        <PageButton {...step(-1)} variant="outlined" startIcon={<BackIcon />}>
          {texts.previousPage}
        </PageButton>
      )}
      {shown && (
        <Stack
          direction="row"
          sx={{
            gap: 0.5,
            justifyContent: 'center',
            order: { xs: -1, sm: 0 },
            width: { xs: '100%', sm: 'auto' },
          }}
        >
          {nearPages(shown.page, shown.last).map((page) => (
            <PageButton
              key={page}
              {...step(page - shown.page)}
              aria-label={texts.pageNumber(page)}
              {...(page === shown.page && { 'aria-current': 'page' })}
            >
              {formatNumber(page)}
            </PageButton>
          ))}
        </Stack>
      )}
      {next !== null && (
        <PageButton {...step(1)} variant="outlined" endIcon={<ForwardIcon />}>
          {texts.nextPage}
        </PageButton>
      )}
      {next !== null && canLookBack && (
        <PageButton
          list={list}
          link={null}
          find={() => findLastPage(list, numbers)}
          aria-label={texts.lastPage}
          title={texts.lastPage}
        >
          <LastPageIcon />
        </PageButton>
      )}
    </Stack>
  );
}

type PageButtonProps = Pick<
  ButtonProps,
  'variant' | 'startIcon' | 'endIcon' | 'title' | 'aria-label' | 'aria-current' | 'children'
> & {
  list: OrderList;
  /** The page, if its cursor is known. */
  link: PageLink | null;
  /** Finds the page; null if that is impossible. */
  find: (() => Promise<PageLink>) | null;
};

/** A link if the cursor is known, else a button that finds it; nothing if that is impossible. */
function PageButton({ list, link, find, ...props }: PageButtonProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { run, busy } = useOperation('load-orders');
  const isText = props.variant === undefined;
  const look = {
    variant: 'text',
    ...props,
    sx: {
      minWidth: 44,
      px: isText ? 1 : { xs: 1.25, sm: 2 },
      '&[aria-current]': { backgroundColor: 'primary.light', textDecoration: 'none' },
    },
  } as const;
  const addressOf = ({ after }: PageLink): string => pathname + formatOrderList({ ...list, after });
  if (link)
    return (
      <Button component={RouteLink} to={addressOf(link)} state={{ trail: link.trail }} {...look} />
    );
  if (!find) return null;
  const jump = async (): Promise<void> => {
    const found = await run(find);
    if (!found.ok) return;
    const { trail } = found.value;
    void navigate(addressOf(found.value), { state: { trail }, preventScrollReset: true });
  };
  return <Button aria-busy={busy} onClick={busy ? undefined : () => void jump()} {...look} />;
}
