import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { STORE_ROUTES } from '../src/routes/store-routes.ts';
import { byLocale, CLIENT_BUILD, headOf, inlineScripts, moduleOf } from './client-build.ts';
import { clientShell } from './client-shell.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SHELL = here('../app.html');
const BOOT = here('../src/boot/');
const MAIN = '/src/main.tsx';

/** The app runs at once, since only a hydrated page can be hot-updated. */
const entry = `<script type="module" src="${MAIN}"></script>`;
const scripts = Object.fromEntries(STORE_ROUTES.map(({ module }) => [module, [MAIN]]));
/** A build inlines it. */
const styles = '<link rel="stylesheet" href="/src/theme/fonts.css" />';

/**
 * `virtual:client-build` for Vite's dev server, where nothing is built: the head includes Vite's client, and the only
 * script is the app's module.
 * Changes of server-only modules reload open pages.
 */
export function devPages(): Plugin {
  let server: ViteDevServer;
  return {
    name: 'ghar:dev-pages',
    apply: 'serve',
    configureServer(started) {
      server = started;
    },
    resolveId: (id) => (id === CLIENT_BUILD ? `\0${CLIENT_BUILD}` : undefined),
    async load(id) {
      if (id !== `\0${CLIENT_BUILD}`) return undefined;
      const html = await server.transformIndexHtml('/app.html', readFileSync(SHELL, 'utf8'));
      return moduleOf({
        shells: byLocale((locale) => clientShell(html, locale)),
        heads: byLocale((locale) => headOf(clientShell(html, locale)) + styles + entry),
        ...(await inlineScripts()),
        scripts: byLocale(() => scripts),
      });
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'ssr') return undefined;
      const { client, ssr } = server.environments;
      const isInPage = file === SHELL || file.startsWith(BOOT);
      const build = ssr.moduleGraph.getModuleById(`\0${CLIENT_BUILD}`);
      if (isInPage && build) ssr.moduleGraph.invalidateModule(build);
      const isOnServerOnly = !client.moduleGraph.getModulesByFile(file)?.size;
      if (isOnServerOnly && (isInPage || modules.length > 0))
        client.hot.send({ type: 'full-reload' });
      return []; // They are invalidated already: the next page that is drawn loads them.
    },
  };
}
