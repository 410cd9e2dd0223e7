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
/** The layers of the client: each may import those after it, none before it. */
const LAYERS = [
  ['app', 'server'],
  ['features'],
  ['components'],
  ['checkout'],
  ['store-data'],
  ['firebase'],
  ['routes'],
  ['i18n'],
  ['theme'],
  ['live', 'browser', 'boot'],
];
const layerOf = (folder: string): number => LAYERS.findIndex((layer) => layer.includes(folder));
const unplaced = web.filter((folder) => layerOf(folder) < 0);
if (unplaced.length > 0)
  throw new Error(`oxlint.config.ts: say in which layer web/src/${unplaced.join(', ')} is.`);
/** What a folder of web/src may not import: the layers above its own. */
const layersAbove = (folder: string): Ban => ({
  group: LAYERS.slice(0, layerOf(folder))
    .flat()
    .flatMap((above) => [`../${above}/**`, `../../${above}/**`, `**/src/${above}/**`]),
  message: `${folder} serves the layers above it, and does not know them.`,
});
const shared = web.filter((folder) => layerOf(folder) > layerOf('features'));
const providers: Ban = {
  group: foldersIn('functions/src/payments').flatMap((provider) => [
    `./${provider}/**`,
    `**/payments/${provider}/**`,
  ]),
  message: 'Only index and ports know which payment provider the shop has.',
};
const catalogues: Ban = {
  group: ['**/i18n/ar/**'],
  message:
    'Texts come from useTexts(), useTrackingTexts() and usePanelTexts(), on the server from MESSAGE_TEXTS, in a language.',
};

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
  forbid(
    ['functions/src/**'],
    {
      group: ['**/web/**', 'react', '@mui/*'],
      message: 'functions imports domain and the server SDKs only.',
    },
    catalogues,
  ),
  forbid(
    ['functions/src/handlers/**'],
    catalogues,
    { group: ['firebase-admin', 'firebase-admin/*'], message: 'Handlers go through adapters.' },
    { group: ['**/index.ts'], message: 'index binds handlers, never the reverse.' },
    providers,
  ),
  forbid(
    foldersIn('functions/src')
      .filter((folder) => folder !== 'handlers' && folder !== 'adapters')
      .map((folder) => `functions/src/${folder}/**`),
    server,
    catalogues,
    {
      group: ['**/handlers/**', '**/adapters/**', '**/index.ts'],
      message: 'Domain logic takes its ports as arguments.',
    },
    providers,
  ),
  // after the rule of payments: a provider's folder is an adapter
  forbid(['functions/src/adapters/**', 'functions/src/payments/*/**'], catalogues, {
    group: ['**/handlers/**', '**/index.ts'],
    message: 'Adapters hold no decision and know no handler.',
  }),
  forbid(
    ['web/src/app/**', 'web/src/server/**', 'web/src/main.tsx'],
    server,
    firebaseSdk,
    catalogues,
  ),
  ...shared.map((folder) =>
    forbid(
      [`web/src/${folder}/**`],
      server,
      layersAbove(folder),
      ...(folder === 'firebase' ? [] : [firebaseSdk]),
      ...(folder === 'i18n' ? [] : [catalogues]),
    ),
  ),
  ...features.map((feature) =>
    forbid(
      [`web/src/features/${feature}/**`],
      server,
      firebaseSdk,
      catalogues,
      layersAbove('features'),
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
  // Tests say what is to be read, in Arabic.
  forbid(['web/src/**/*.test.{ts,tsx}', 'web/testing/**'], server),
];

/** The parts of a date in the zone of the machine: the shop's are in domain/src/shop-day.ts. */
const localTime = [
  'getFullYear',
  'getMonth',
  'getDate',
  'getDay',
  'getHours',
  'getMinutes',
  'setFullYear',
  'setMonth',
  'setDate',
  'setHours',
  'setMinutes',
  'toDateString',
  'toTimeString',
  'toLocaleDateString',
  'toLocaleTimeString',
].map((property) => ({ property, message: "Days and times are the shop's: see shop-day.ts." }));

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
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
    {
      files: ['domain/src/**', 'functions/src/**', 'web/src/**'],
      rules: { 'no-restricted-properties': ['error', ...localTime] },
    },
    { files: ['tools/**', 'functions/build.ts', 'tests/**'], rules: { 'no-console': 'off' } },
    {
      // their `test` is Vitest's, extended with a browser
      files: ['tests/e2e/**', 'tests/smoke/**', 'tests/engines/**', 'tests/scale/**'],
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
