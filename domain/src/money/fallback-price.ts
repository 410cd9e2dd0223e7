/**
 * Price in dirhams shown if none could be read (specification, section 9). A separate module, so that the first script
 * does not import schemas.
 */
export const FALLBACK_PRICE = 299;
