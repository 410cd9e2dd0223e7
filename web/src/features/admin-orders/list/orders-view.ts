import type { OrderList, Sort } from './list-url.ts';
import type { StoredOrder } from '../status/order-steps.ts';
import type { ListWay } from './pager.tsx';

/** What shows the orders of a page: a table, or cards where there is no room for one. */
export type OrdersViewProps = {
  orders: readonly StoredOrder[];
  /** The list that they are a page of. */
  list: OrderList;
  onSort: (sort: Sort) => void;
  /** True once after each sorting: the heading that was pressed gets the focus back. */
  takeSortFocus: () => boolean;
  /** The ids of new orders. */
  fresh: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  onSelect: (orders: readonly StoredOrder[], isSelected: boolean) => void;
  /** An order of the page was cancelled. */
  onCancelled: (order: StoredOrder) => void;
  /** The way back from an order to this page. */
  way: ListWay;
};

/** One order of them: a row, or a card. It is drawn anew only where something of it has changed. */
export type OrderViewProps = Pick<OrdersViewProps, 'onSelect' | 'way'> & {
  order: StoredOrder;
  isFresh: boolean;
  isSelected: boolean;
};
