/**
 * What a product costs where no price could be read, in dirhams (specification,
 * section 9). By itself, so that the shop's first script brings no schemas.
 */
export const FALLBACK_PRICE = 299;
