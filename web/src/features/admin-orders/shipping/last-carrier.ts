import { parseCarrier } from '@ghar/domain/order/carrier';
import type { Order } from '@ghar/domain/order/order';
import { browserStorage } from '../../../browser/storage.ts';

const KEY = 'ghar.carrier';

/** The carrier last chosen on this device; undefined if none. */
const lastCarrier = (): string | undefined =>
  parseCarrier(browserStorage.getItem(KEY) ?? '') ?? undefined;

export function rememberCarrier(carrier: string | null | undefined): void {
  if (carrier) browserStorage.setItem(KEY, carrier);
}

/**
 * The carrier that orders are shipped with unless another is chosen: the one that all of them have; if none has any, the
 * one last chosen on this device. Undefined if there is none, or they differ.
 */
export function usualCarrier(orders: readonly Pick<Order, 'carrier'>[]): string | undefined {
  const stored = new Set(orders.map(({ carrier }) => carrier));
  const [only] = stored;
  return stored.size > 1 ? undefined : (only ?? lastCarrier());
}
