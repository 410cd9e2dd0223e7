import { createRequire } from 'node:module';

/**
 * Preloaded into the Firebase CLI (`node --import`): the Auth emulator compiles the checks of a
 * request when the first such request comes. All at its start they take ten seconds of the
 * processor.
 */
const require = createRequire(import.meta.url);
const exegesis = createRequire(require.resolve('firebase-tools/package.json'))('exegesis-express');

const { middleware } = exegesis;
exegesis.middleware = (api, options) =>
  middleware(api, { ...options, lazyCompileValidationSchemas: true });
