import type { OrderStatus, PaymentStatus, RefundStatus } from '@ghar/domain/status';
import { colour } from './tokens.ts';

/** The colours of a status: its words on its ground, 4.5 and more. */
export type StatusLook = { readonly ground: string; readonly words: string };

const waiting = { ground: '#f5e6c0', words: '#684b10' };
const good = { ground: colour.leafSoft, words: colour.laurel };
const bad = { ground: colour.claySoft, words: '#8a3a21' };

export const orderStatusLooks: Readonly<Record<OrderStatus, StatusLook>> = {
  pending: waiting,
  confirmed: good,
  shipped: { ground: '#dde7e8', words: '#2d4d55' },
  delivered: { ground: colour.laurel, words: '#fff' },
  cancelled: { ground: colour.sand, words: colour.muted },
};

export const paymentStatusLooks: Readonly<Record<PaymentStatus, StatusLook>> = {
  pending: waiting,
  paid: good,
  failed: bad,
};

export const refundStatusLooks: Readonly<Record<RefundStatus, StatusLook>> = {
  pending: waiting,
  completed: good,
  failed: bad,
};

/** Of an order that was paid as a test: unlike any status. */
export const testLook: StatusLook = { ground: '#ece4f0', words: '#57406a' };

/** What is said of a product in the panel. */
export const productLooks = {
  active: good,
  inactive: { ground: colour.sand, words: colour.muted },
  onSale: { ground: colour.laurel, words: '#fff' },
  lowStock: waiting,
  noStock: bad,
} as const satisfies Readonly<Record<string, StatusLook>>;
