import { DEFAULT_LOCALE, OTHER_LOCALES, type Locale } from './locale.ts';

/** Begins the paths of a language's pages: `/en`. Empty for the default language. */
export const localePrefix = (locale: Locale): string =>
  locale === DEFAULT_LOCALE ? '' : `/${locale}`;

/**
 * A page's address in a language: `/en/order`, and `/en` for `/`.
 * @param address begins with a slash, and may have a query.
 */
export const localePath = (locale: Locale, address: string): string => {
  const prefix = localePrefix(locale);
  return prefix === '' ? address : prefix + address.replace(/^\/(?=$|[?#])/, '');
};

/** The language of a path, and the page's path within it: of `/en/order`, English and `/order`. */
export function inLocale(path: string): { readonly locale: Locale; readonly path: string } {
  const locale =
    OTHER_LOCALES.find((one) => `${path}/`.startsWith(`${localePrefix(one)}/`)) ?? DEFAULT_LOCALE;
  return { locale, path: path.slice(localePrefix(locale).length) || '/' };
}
