/** The browser build's result, for the server build: from web/build/client-build.ts, or dev-pages.ts in development. */
declare module 'virtual:client-build' {
  type Locale = import('@ghar/domain/i18n/locale').Locale;
  /** The built app.html in each language. */
  export const shells: Readonly<Record<Locale, string>>;
  /** The common part of its head: fonts, icons, first styles. */
  export const heads: Readonly<Record<Locale, string>>;
  /** The inline scripts: of every page, and of a page with a form. */
  export const boot: string;
  export const typedForm: string;
  /** The scripts of each server-drawn page by language and module, dependencies first, the app's entry last. */
  export const scripts: Readonly<Record<Locale, Readonly<Record<string, readonly string[]>>>>;
}
