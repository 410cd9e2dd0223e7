/** The browser build's result, for the server build: from web/build/client-build.ts, or dev-pages.ts in development. */
declare module 'virtual:client-build' {
  /** The built app.html. */
  export const shell: string;
  /** The common part of its head: fonts, icons, first styles. */
  export const head: string;
  /** The inline script. */
  export const boot: string;
  /** The scripts of each server-drawn page by language and module, dependencies first, the app's entry last. */
  export const scripts: Readonly<
    Record<import('@ghar/domain/i18n/locale').Locale, Readonly<Record<string, readonly string[]>>>
  >;
}
