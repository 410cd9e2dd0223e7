/** What the browser's build has come to, for the server's; web/build/client-build.ts makes it, dev-pages.ts in development. */
declare module 'virtual:client-build' {
  /** The built app.html. */
  export const shell: string;
  /** What its head has for every page: fonts, icons, the first styles. */
  export const head: string;
  /** The script that stands in the page itself. */
  export const boot: string;
  /**
   * The scripts of each server-drawn page, by its module in the route table: each after those it
   * imports, the app's entry last.
   */
  export const scripts: Readonly<Record<string, readonly string[]>>;
}
