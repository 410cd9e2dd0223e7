/** What the browser's build has come to, for the server's; vite.config.ts makes it. */
declare module 'virtual:client-build' {
  /** The built app.html. */
  export const shell: string;
  /** What its head has for every page: fonts, icons, the first styles. */
  export const head: string;
  /** The script that stands in the page itself. */
  export const boot: string;
  /** The address of the app's own script. */
  export const entry: string;
  /** The addresses of the scripts that a page needs with it, by the page's path. */
  export const preloads: Readonly<Record<string, readonly string[]>>;
}
