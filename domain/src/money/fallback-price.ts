/**
 * The price shown where none could be read, in dirhams (specification, section 9). A module of its
 * own, so that the first script does not import schemas.
 */
export const FALLBACK_PRICE = 299;
