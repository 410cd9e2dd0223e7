import AddRounded from '@mui/icons-material/AddRounded';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useKeptState } from '../../../components/admin/kept-state.ts';
import { PageHeader } from '../../../components/admin/page-header.tsx';
import { useIsAdmin } from '../../../components/admin/panel-role.ts';
import { RouteLink } from '../../../components/route-link.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { CourierStatementDialog } from '../collection/courier-statement-dialog.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListSumsLine } from './list-sums-line.tsx';
import { hasSums } from './list-sums.ts';
import {
  conflictOf,
  formatOrderList,
  isOfCash,
  parseOrderList,
  type OrderList,
  type Sort,
} from './list-url.ts';
import { NoOrders, OrdersList, type Selection } from './orders-list.tsx';
import type { PageLink } from './page-jumps.ts';
import { FIRST_PAGE, trailOf } from './pager.tsx';
import { VisitChanges } from './visit-changes.tsx';

/** The selection survives paging, not a change of the list. */
function SelectableList({ list, onSort }: { list: OrderList; onSort: (sort: Sort) => void }) {
  const [selection, setSelection] = useState<Selection>(new Set());
  const hasSorted = useRef(false);
  const takeSortFocus = useCallback(() => {
    const isAsked = hasSorted.current;
    hasSorted.current = false;
    return isAsked;
  }, []);
  return (
    <OrdersList
      key={formatOrderList(list)}
      list={list}
      selection={selection}
      onSelect={setSelection}
      takeSortFocus={takeSortFocus}
      onSort={(sort) => {
        hasSorted.current = true;
        onSort(sort);
      }}
    />
  );
}

/** Opens the comparison with a courier's statement. */
function StatementButton() {
  const texts = usePanelTexts().courierStatement;
  const [open, setOpen] = useKeptState('courier statement open', () => false);
  return (
    <>
      <Button variant="outlined" startIcon={<FactCheckOutlined />} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {open && <CourierStatementDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The order list. The URL holds search, filters and page. */
export function Component() {
  const texts = usePanelTexts();
  const isAdmin = useIsAdmin();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const list = parseOrderList(params);
  const region = useRef<HTMLElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (trailOf(location.state) !== null) region.current?.focus({ preventScroll: true });
  }, [location]);
  const address = formatOrderList(list);
  const filtered = formatOrderList({ ...list, sort: 'newest', after: null });
  const show = (other: OrderList, state: PageLink | null): void => {
    const to = formatOrderList(other);
    if (to !== address) void navigate({ search: to }, { preventScrollReset: true, state });
  };
  return (
    <>
      <PageHeader
        title={texts.admin.sections.orders}
        actions={
          <>
            <VisitChanges />
            {isAdmin && (
              <Button
                component={RouteLink}
                variant="outlined"
                startIcon={<AddRounded />}
                to="/admin/orders/new"
              >
                {texts.enterOrder.open}
              </Button>
            )}
            {isAdmin && isOfCash(list) && <StatementButton />}
            {isAdmin && <ExportButton list={list} />}
          </>
        }
      />
      <FilterBar
        list={list}
        onChange={(other) => show(other, null)}
        onFind={(other) => show(other, FIRST_PAGE)}
      />
      <section ref={region} tabIndex={-1} aria-label={texts.orderList.label}>
        {conflictOf(list) ? (
          <NoOrders list={list} hasMore={false} />
        ) : (
          <SelectableList
            key={filtered}
            list={list}
            onSort={(sort) => show({ ...list, sort, after: null }, null)}
          />
        )}
        {isAdmin && hasSums(list) && <ListSumsLine key={`sums ${filtered}`} list={list} />}
      </section>
    </>
  );
}
