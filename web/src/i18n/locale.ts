/** The languages that the store speaks. Each has its catalogues in a folder of that name. */
export type Locale = 'ar';

export const DEFAULT_LOCALE: Locale = 'ar';
