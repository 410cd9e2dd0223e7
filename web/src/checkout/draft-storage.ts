import { browserStorage } from '../browser/storage.ts';

/** Storage key of the typed form of a draft of that name. */
export const formKeyOf = (draft: string): string => `${draft}.order-form`;
/** Storage key of what became of it. */
export const checkoutKeyOf = (draft: string): string => `${draft}.checkout`;
export const SHOPPERS_DRAFT = 'ghar';

/** True iff the shopper's draft is worth loading, for pages that do without it. */
export const mayHaveDraft = (): boolean =>
  [formKeyOf, checkoutKeyOf].some((key) => browserStorage.getItem(key(SHOPPERS_DRAFT)) !== null);
