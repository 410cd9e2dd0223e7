/** The shop's languages and their directions. Texts: `i18n/<locale>`, here and in web. */
const DIRECTIONS = { ar: 'rtl', en: 'ltr' } as const satisfies Readonly<Record<string, Direction>>;

export type Direction = 'rtl' | 'ltr';
export type Locale = keyof typeof DIRECTIONS;
export const LOCALES = /* @__PURE__ */ Object.keys(DIRECTIONS) as Locale[];

/** The merchant's language, and the default of customers. */
export const DEFAULT_LOCALE: Locale = 'ar';

export const directionOf = (locale: Locale): Direction => DIRECTIONS[locale];
