import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Connect, type Plugin } from 'vite';
import { DEV_ENVIRONMENT, readFirebaseEnvironment } from './src/firebase/environment.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The first words are drawn with these files: the page asks for them before it knows its styles. */
function preloadFonts(): Plugin {
  return {
    name: 'ghar:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) =>
            /(?:readex-pro-(?:arabic|figures)|reem-kufi-arabic)-wght.*\.woff2$/.test(file),
          )
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${file}`,
            },
            injectTo: 'head',
          })),
    },
  };
}

const toShell: Connect.NextHandleFunction = (request, _response, next) => {
  const path = request.url?.split('?')[0] ?? '/';
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  if (wantsPage && !/\.\w+$/.test(path)) request.url = '/app.html';
  next();
};

/** In development `/` and every route of the app is answered with the shell, as Hosting does. */
function serveShell(): Plugin {
  return {
    name: 'ghar:serve-shell',
    configureServer: ({ middlewares }) => {
      middlewares.use(toShell);
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(toShell);
    },
  };
}

export default defineConfig(({ command }) => {
  const environment = readFirebaseEnvironment(
    command === 'build' ? process.env : { ...DEV_ENVIRONMENT, ...process.env },
  );
  return {
    root: here('.'),
    appType: 'mpa',
    plugins: [react(), preloadFonts(), serveShell()],
    // Pictures come from the store's own origin: in development, from the local stack's.
    server: { proxy: { '/media': 'http://127.0.0.1:5000' } },
    // Replaced as literals, so that a build without emulators or App Check drops the code for them.
    define: {
      FIREBASE_CONFIG: JSON.stringify(environment.config),
      FIREBASE_EMULATORS: JSON.stringify(environment.emulators),
      APP_CHECK_SITE_KEY: JSON.stringify(environment.appCheckSiteKey),
    },
    build: {
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: here('app.html'),
        // reactfire names these for hooks that nobody here uses; each of them registers itself.
        treeshake: {
          moduleSideEffects: [
            {
              test: /@?firebase\/(?:database|functions|performance|remote-config)/,
              sideEffects: false,
            },
          ],
        },
      },
    },
  };
});
