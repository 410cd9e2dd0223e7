import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { clientBuild } from './build/client-build.ts';
import { securityHeaders } from './build/content-policy.ts';
import { devPages } from './build/dev-pages.ts';
import { hearOfChanges } from './build/hear-of-changes.ts';
import { inlineStyles } from './build/inline-styles.ts';
import { readFirebaseEnvironment } from './src/firebase/environment.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the functions look for the server side of the storefront; local stacks have one each. */
const serverFolder = (): string =>
  here(`../functions/lib/${process.env['STORE_BUILD'] ?? 'store'}`);

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
      clientBuild(),
      devPages(),
      process.env['HEAR_OF_CHANGES'] === 'yes' && hearOfChanges(),
    ],
    server: { watch: { ignored: here('dist*/**') } },
    resolve: { alias: { re2js: here('build/no-re2js.ts') } },
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
          rolldownOptions: {
            input: here('app.html'),
            // Files of their own: each is read by the browser in a turn of its own, and stays as it is
            // when the shop changes.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                  { name: 'router', test: /\/node_modules\/react-router/ },
                  { name: 'react-dom', test: /\/src\/app\/react-dom\.ts$/ },
                  // With all that it needs, so that it can come alone.
                  { name: 'asleep', test: /\/src\/app\/asleep\.ts$/ },
                  // Many small files cost a request each, and their names room in every page.
                  { name: 'shop', tags: ['$initial'], minShareCount: 2 },
                  {
                    name: 'parts',
                    test: /\/components\/(?:offer-badge|picture|leaf-list|product-facts|promises|section|soap-bar)\.tsx$/,
                  },
                  {
                    name: 'form',
                    test: /\/(?:components\/(?:busy-button|spinner|notice|receipt|field-box|field-controls|form-field|held-space|select-chevron|order\/(?:order-draft|early-input|restored-page))|i18n\/(?:count|order-page)|firebase\/config|domain\/src\/(?:money|text))\.tsx?$/,
                  },
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
        ...(command === 'build' && { resolve: { noExternal: true } }),
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
