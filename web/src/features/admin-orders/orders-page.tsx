import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/admin/page-header.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { formatOrderList, parseOrderList, type OrderList } from './list-address.ts';
import { OrdersList, type Selection } from './orders-list.tsx';
import { FIRST_PAGE, trailOf, type Trail } from './pager.tsx';
import { VisitChanges } from './visit-changes.tsx';

/** Its selection lasts from page to page, not from one list to another. */
function SelectableList({ list }: { list: OrderList }) {
  const [selection, setSelection] = useState<Selection>(new Map());
  return (
    <OrdersList
      key={formatOrderList(list)}
      list={list}
      selection={selection}
      onSelect={setSelection}
    />
  );
}

/** The list of orders. The URL holds search, filters and page. */
export function Component() {
  const texts = usePanelTexts();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const list = parseOrderList(params);
  const region = useRef<HTMLElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (trailOf(location.state) !== null) region.current?.focus({ preventScroll: true });
  }, [location]);
  const address = formatOrderList(list);
  const show = (other: OrderList, state: { trail: Trail } | null): void => {
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
            <ExportButton list={list} />
          </>
        }
      />
      <FilterBar
        list={list}
        onChange={(other) => show(other, null)}
        onFind={(other) => show(other, FIRST_PAGE)}
      />
      <section ref={region} tabIndex={-1} aria-label={texts.orderList.label}>
        <SelectableList key={formatOrderList({ ...list, after: null })} list={list} />
      </section>
    </>
  );
}
