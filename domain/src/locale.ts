/** The language of a customer who has chosen none. */
export const DEFAULT_LOCALE = 'ar';
