import { parseCarrier } from '@ghar/domain/order/carrier';
import { browserStorage } from '../../../browser/storage.ts';

const KEY = 'ghar.carrier';

/** The carrier last chosen on this device; null if none. */
export const lastCarrier = (): string | null => parseCarrier(browserStorage.getItem(KEY) ?? '');

export function rememberCarrier(carrier: string | null): void {
  if (carrier !== null) browserStorage.setItem(KEY, carrier);
}
