/** The shopper's draft: the prefix of its storage keys. */
export const SHOPPERS_DRAFT = 'ghar';

/** The storage key of a draft's form. */
export const formKeyOf = (draft: string): string => `${draft}.order-form`;
