import type { BooksTransaction } from './books-store.ts';
import type { LimitsTransaction } from './limits-store.ts';
import type { OrderStore, OrderTransaction } from './order-store.ts';
import type { OutboxStore, OutboxTransaction } from './outbox-store.ts';
import type { StockTransaction } from './stock-store.ts';

/**
 * Runs work in one atomic transaction on the shop's documents. Commits only if each document both read and written is
 * unchanged, else runs it again.
 */
export type Transactions<Transaction> = {
  /** @throws DomainError `busy` if concurrent commits kept winning. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
};

export type ShopTransaction = OrderTransaction &
  StockTransaction &
  BooksTransaction &
  OutboxTransaction &
  LimitsTransaction;

/** The shop's documents. Functions take the parts they use. */
export type ShopStore = OrderStore & OutboxStore & Transactions<ShopTransaction>;

/** The current time; a test controls it. */
export type Clock = () => Date;

export type SettlePorts = { readonly store: ShopStore; readonly clock: Clock };
