/** The languages that the shop speaks, each with its direction. Their texts: `i18n/<locale>`, here and in web. */
const DIRECTIONS = { ar: 'rtl' } as const satisfies Readonly<Record<string, Direction>>;

export type Direction = 'rtl' | 'ltr';
export type Locale = keyof typeof DIRECTIONS;
export const LOCALES = Object.keys(DIRECTIONS) as Locale[];

/** The merchant's language, and that of a customer who has chosen none. */
export const DEFAULT_LOCALE: Locale = 'ar';

/** Which way a language is written. */
export const directionOf = (locale: Locale): Direction => DIRECTIONS[locale];
