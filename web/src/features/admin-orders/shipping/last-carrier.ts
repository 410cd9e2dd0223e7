import { parseCarrier } from '@ghar/domain/order/carrier';
import { browserStorage } from '../../../browser/storage.ts';

const KEY = 'ghar.carrier';

/** The courier that was last chosen on this device; null where none was. */
export const lastCarrier = (): string | null => parseCarrier(browserStorage.getItem(KEY) ?? '');

export function rememberCarrier(carrier: string | null): void {
  if (carrier !== null) browserStorage.setItem(KEY, carrier);
}
