/** The shop's languages and their directions. Texts: `i18n/<locale>`, here and in web. */
const DIRECTIONS = { ar: 'rtl', en: 'ltr' } as const satisfies Readonly<Record<string, Direction>>;

export type Direction = 'rtl' | 'ltr';
export type Locale = keyof typeof DIRECTIONS;
export const LOCALES = /* @__PURE__ */ Object.keys(DIRECTIONS) as Locale[];

/** The merchant's language, and the default of customers. */
export const DEFAULT_LOCALE: Locale = 'ar';
/** The languages that have addresses of their own, and that content is translated into. */
export const OTHER_LOCALES = /* @__PURE__ */ LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

export const directionOf = (locale: Locale): Direction => DIRECTIONS[locale];
