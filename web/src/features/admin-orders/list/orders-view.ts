import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import type { OrderList, Sort } from './list-url.ts';
import type { ListWay } from './pager.tsx';

/** Props of a page of orders: a table, or cards on narrow screens. */
export type OrdersViewProps = {
  orders: readonly StoredOrder[];
  /** The list of this page. */
  list: OrderList;
  onSort: (sort: Sort) => void;
  /** True once after sorting: the pressed heading gets the focus back. */
  takeSortFocus: () => boolean;
  /** Ids of new orders. */
  fresh: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  onSelect: (orders: readonly StoredOrder[], isSelected: boolean) => void;
  /** Called when an order of the page was cancelled. */
  onCancelled: (order: StoredOrder) => void;
  /** Navigation state to return to this page. */
  way: ListWay;
};

/** One order: a row or card. Memoised on its props. */
export type OrderViewProps = Pick<OrdersViewProps, 'onSelect' | 'way'> & {
  order: StoredOrder;
  isFresh: boolean;
  isSelected: boolean;
};
