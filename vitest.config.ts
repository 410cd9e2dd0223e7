import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

const project = (name: string, include: string[], test: Options = {}) => ({
  // the packages of a copy of the checkout are links out of it (tests/planted/copy.ts)
  server: { fs: { strict: false } },
  test: { name, include, ...test },
});

/** Tests that share one database run one file after the other, in one process. */
const onOneStack: Options = {
  fileParallelism: false,
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A limit, not a measure: on a busy machine a function's process takes half a minute to start.
  expect: { poll: { timeout: 60_000, interval: 100 } },
};

/** Pages and panels in a simulated browser; `web/testing` stands in for Firebase. */
const COMPONENT_TESTS = 'web/src/**/*.dom.test.tsx';

export default defineConfig({
  test: {
    tags: [
      {
        name: 'nightly',
        description: 'Run by npm run test:all, not by npm test (docs/decisions/106).',
      },
    ],
    projects: [
      project(
        'unit',
        [
          'tests/{unit,planted}/**/*.test.ts',
          'domain/src/**/*.test.ts',
          'functions/src/**/*.test.ts',
          'web/src/**/*.test.{ts,tsx}',
        ],
        {
          exclude: [COMPONENT_TESTS],
          // A process for each of 140 files took more of the processor than the tests do.
          isolate: false,
          clearMocks: true,
          setupFiles: ['tests/fail-on-console.ts', 'tests/recorded-log.ts'],
          // what is tried a hundred times takes a while on a machine that has other work
          testTimeout: 30_000,
        },
      ),
      project('components', [COMPONENT_TESTS], {
        environment: 'happy-dom',
        // a page changes by the router alone: happy-dom would follow links that the router has taken
        environmentOptions: {
          happyDOM: {
            settings: {
              navigation: {
                disableMainFrameNavigation: true,
                disableChildFrameNavigation: true,
                disableChildPageNavigation: true,
                disableFallbackToSetURL: true,
              },
            },
          },
        },
        // the pages' modules are read once for all files
        isolate: false,
        setupFiles: ['tests/fail-on-console.ts', 'web/testing/setup.ts'],
        testTimeout: 30_000,
        alias: Object.fromEntries(
          ['auth', 'firestore', 'storage'].map((sdk) => [
            `firebase/${sdk}`,
            fileURLToPath(new URL(`web/testing/${sdk}.ts`, import.meta.url)),
          ]),
        ),
      }),
      project('rules', ['tests/{rules,seed}/**/*.test.ts'], onOneStack),
      project('functions', ['tests/functions/**/*.test.ts'], {
        ...onOneStack,
        setupFiles: ['tests/functions/in-process.ts'],
        testTimeout: 180_000,
      }),
      // a shop that does not work says so within a minute
      project('smoke', ['tests/smoke/**/*.test.ts'], {
        ...onOneStack,
        testTimeout: 30_000,
        expect: { poll: { timeout: 25_000, interval: 100 } },
      }),
      project('e2e', ['tests/e2e/**/*.test.ts'], {
        // its browser and the pages that tests leave are used again
        ...onOneStack,
        testTimeout: 240_000,
        hookTimeout: 90_000,
      }),
      project('engines', ['tests/engines/**/*.test.ts'], { ...onOneStack, testTimeout: 240_000 }),
      project('scale', ['tests/scale/**/*.test.ts'], onOneStack),
    ],
  },
});
