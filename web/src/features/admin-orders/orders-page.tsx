import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/admin/page-header.tsx';
import { BusyButton } from '../../components/busy-button.tsx';
import { adminTexts } from '../../i18n/ar/admin.ts';
import { orderListTexts as texts } from '../../i18n/ar/admin-orders.ts';
import { FilterBar } from './filter-bar.tsx';
import { formatOrderList, parseOrderList, type OrderList } from './list-address.ts';
import { OrdersList } from './orders-list.tsx';
import { FIRST_PAGE, trailOf, type Trail } from './pager.tsx';
import { useExport } from './use-export.ts';
import { VisitChanges } from './visit-changes.tsx';

/** All orders, or those that are looked for: which ones stands in the address. */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const list = parseOrderList(params);
  const shown = useRef<HTMLElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (trailOf(location.state) !== null) shown.current?.focus({ preventScroll: true });
  }, [location]);
  const file = useExport(list);
  const address = formatOrderList(list);
  const show = (other: OrderList, state: { trail: Trail } | null): void => {
    const to = formatOrderList(other);
    if (to !== address) void navigate({ search: to }, { preventScrollReset: true, state });
  };
  return (
    <>
      <PageHeader
        title={adminTexts.sections.orders}
        actions={
          <>
            <VisitChanges />
            <BusyButton
              variant="outlined"
              busy={file.busy}
              busyText={texts.exporting}
              onClick={file.start}
            >
              {texts.export}
            </BusyButton>
          </>
        }
      />
      <FilterBar
        list={list}
        onChange={(other) => show(other, null)}
        onFind={(other) => show(other, FIRST_PAGE)}
      />
      <section ref={shown} tabIndex={-1} aria-label={texts.label} style={{ outline: 'none' }}>
        <OrdersList key={address} list={list} />
      </section>
    </>
  );
}
