/** What the browser's build has come to, for the server's; vite.config.ts makes it. */
declare module 'virtual:client-build' {
  /** The built app.html. */
  export const shell: string;
  /** What its head has for every page: fonts, icons, the first styles. */
  export const head: string;
  /** The script that stands in the page itself. */
  export const boot: string;
  /**
   * The addresses of the scripts that bring a page to life, each after those it
   * imports, by the page's path; `*` is every other page.
   */
  export const scripts: Readonly<Record<string, readonly string[]>> & {
    readonly '*': readonly string[];
  };
}
