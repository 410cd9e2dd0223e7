import { readdirSync } from 'node:fs';
import { defineConfig } from 'oxlint';

const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

type Ban = { group: string[]; message: string };
const forbid = (files: string[], ...patterns: Ban[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: Ban[] }] },
});

const firebaseSdk: Ban = {
  group: ['firebase', 'firebase/*', 'reactfire'],
  message: 'Only web/src/firebase imports the Firebase SDK: go through it.',
};
const server: Ban = {
  group: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  message: 'Only functions and the tools talk to the server SDKs.',
};
const web = foldersIn('web/src');
const features = foldersIn('web/src/features');
/** What puts the shop together: for the browser, and for the server. */
const wholes = new Set(['app', 'server']);
const shared = web.filter((folder) => !wholes.has(folder) && folder !== 'features');

/**
 * Import directions, derived from the folders that are there, so that a new
 * feature is guarded by existing. An override replaces the one before it, so
 * each names every ban of its files.
 */
const directions = [
  forbid(['domain/src/**'], server, firebaseSdk, {
    group: ['node:*', '**/web/**', '**/functions/**', 'react', 'react-dom', '@mui/*'],
    message: 'domain imports its schema and phone libraries only.',
  }),
  forbid(['functions/src/**'], {
    group: ['**/web/**', 'react', '@mui/*'],
    message: 'functions imports domain and the server SDKs only.',
  }),
  forbid(
    ['functions/src/handlers/**'],
    { group: ['firebase-admin', 'firebase-admin/*'], message: 'Handlers go through adapters.' },
    { group: ['**/index.ts'], message: 'index binds handlers, never the reverse.' },
  ),
  forbid(
    foldersIn('functions/src')
      .filter((folder) => folder !== 'handlers' && folder !== 'adapters')
      .map((folder) => `functions/src/${folder}/**`),
    server,
    {
      group: ['**/handlers/**', '**/adapters/**', '**/index.ts'],
      message: 'Domain logic takes its ports as arguments.',
    },
  ),
  forbid(['functions/src/adapters/**'], {
    group: ['**/handlers/**', '**/index.ts'],
    message: 'Adapters hold no decision and know no handler.',
  }),
  forbid(['web/src/app/**', 'web/src/server/**', 'web/src/main.tsx'], server, firebaseSdk),
  ...shared.map((folder) =>
    forbid([`web/src/${folder}/**`], server, ...(folder === 'firebase' ? [] : [firebaseSdk]), {
      group: ['**/features/**', '**/app/**', '**/src/server/**', '../server/**'],
      message: `${folder} serves features and app.`,
    }),
  ),
  ...features.map((feature) =>
    forbid(
      [`web/src/features/${feature}/**`],
      server,
      firebaseSdk,
      {
        group: ['**/app/**', '../../server/**'],
        message: 'app composes features, never the reverse.',
      },
      {
        group: features.flatMap((other) =>
          other === feature
            ? []
            : [`../${other}/**`, `../../${other}/**`, `**/features/${other}/**`],
        ),
        message: 'A feature does not import another: move what they share to components.',
      },
    ),
  ),
];

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'import/no-cycle': 'error',
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    // the type checker knows which functions end without an answer
    'consistent-return': 'off',
    'typescript/consistent-return': 'off',
    'no-await-in-loop': 'off',
    'no-console': 'error',
    'no-shadow': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
  },
  overrides: [
    ...directions,
    { files: ['tools/**', 'functions/build.ts', 'tests/**'], rules: { 'no-console': 'off' } },
    {
      // their `test` is Vitest's, extended with a browser
      files: ['tests/e2e/**', 'tests/scale/**'],
      rules: {
        'vitest/no-standalone-expect': [
          'error',
          { additionalTestBlockFunctions: ['test', 'test.for'] },
        ],
      },
    },
  ],
  ignorePatterns: ['functions/lib', 'web/dist', 'web/dist-*', 'emulator-data', '.stack-*'],
});
