import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { clientBuild } from './build/client-build.ts';
import { securityHeaders } from './build/content-policy.ts';
import { devPages } from './build/dev-pages.ts';
import { reloadOnChange } from './build/reload-on-change.ts';
import { inlineStyles } from './build/inline-styles.ts';
import { leaveUnusedCode } from './build/unused-code.ts';
import { readFirebaseEnvironment } from './src/firebase/environment.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the functions look for the server side of the storefront; local stacks have one each. */
const serverFolder = (): string =>
  here(`../functions/lib/${process.env['STORE_BUILD'] ?? 'store'}`);

/** The entry stays a chunk of its own: the build looks for it (build/client-build.ts). */
const isShared = (id: string): boolean => ![here('app.html'), here('src/main.tsx')].includes(id);

const localeOf = (id: string): string => /i18n\/(\w+)\//.exec(id)![1]!;

export default defineConfig(({ command, mode }) => {
  // What a merchant deploys with stands in .env.production; what the process is told goes before it.
  const environment = readFirebaseEnvironment(
    command === 'build' ? loadEnv(mode, here('.'), 'VITE_') : process.env,
  );
  return {
    root: here('.'),
    // `npm start` answers with the pages itself (tools/dev).
    appType: 'custom',
    plugins: [
      react(),
      inlineStyles(),
      leaveUnusedCode(),
      clientBuild(),
      devPages(),
      process.env['RELOAD_ON_CHANGE'] === 'yes' && reloadOnChange(),
    ],
    server: { watch: { ignored: here('dist*/**') } },
    // The database's thread: what it needs for pages that came without their data, it loads later.
    worker: { format: 'es' },
    // Replaced as literals, so that a build without emulators or App Check drops the code for them.
    define: {
      FIREBASE_CONFIG: JSON.stringify(environment.config),
      FIREBASE_EMULATORS: JSON.stringify(environment.emulators),
      APP_CHECK_SITE_KEY: JSON.stringify(environment.appCheckSiteKey),
    },
    environments: {
      client: {
        build: {
          target: 'baseline-widely-available',
          // At /licences.txt: the notices that the bundled packages' licences ask for.
          license: { fileName: 'licences.txt' },
          rolldownOptions: {
            input: here('app.html'),
            output: {
              // The pages list them: only those that begin a part of the app are called by a name.
              chunkFileNames: ({ isDynamicEntry }) =>
                isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
              codeSplitting: {
                groups: [
                  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                  { name: 'router', test: /\/node_modules\/react-router/ },
                  // What the pages share; the panel's components stay in its own chunks.
                  { name: 'mui', test: /\/node_modules\/@(?:mui|emotion)\//, tags: ['$initial'] },
                  // What every page loads: one file in place of thirty.
                  { name: 'shared', test: isShared, tags: ['$initial'] },
                  // A language's catalogue is one file, though the panel and the pages of orders use parts of it too;
                  // what the catalogues share is another, or one language's would be part of all.
                  {
                    name: 'texts',
                    test: /\/domain\/src\/(?:error-code|shop-day|contact\/time-zone)\.ts$/,
                  },
                  { name: localeOf, test: /\/i18n\/\w+\/store-texts\.ts$/ },
                  // What several of the store's pages use, and the order form of two of them.
                  {
                    name: 'store',
                    test: /\/(?:web\/src\/(?:components\/[^/]+|firebase\/callable)|domain\/src\/(?:money\/money|pages\/order-page))\.tsx?$/,
                  },
                  { name: 'form', test: /\/web\/src\/(?:components\/order|checkout)\// },
                ],
              },
            },
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
      },
      ssr: {
        // It needs nothing but its own files: functions are deployed alone.
        // In development, Node would load the plugin's CommonJS, whose default is an object.
        resolve: { noExternal: command === 'build' || ['stylis-plugin-rtl'] },
        define: {
          ...(command === 'build' && { 'process.env.NODE_ENV': JSON.stringify('production') }),
          SECURITY_HEADERS: JSON.stringify(
            securityHeaders(Object.values(environment.emulators ?? {})),
          ),
        },
        build: {
          outDir: serverFolder(),
          emptyOutDir: true,
          target: 'node24',
          copyPublicDir: false,
          rolldownOptions: {
            input: ['store-server', 'security-headers'].map((name) =>
              here(`src/server/${name}.ts`),
            ),
          },
        },
      },
    },
    builder: {
      async buildApp(builder) {
        await builder.build(builder.environments['client']!);
        await builder.build(builder.environments['ssr']!);
      },
    },
  };
});
