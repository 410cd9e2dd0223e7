import { expect, test } from 'vitest';
import { readFirebaseEnvironment } from './environment.ts';

const LOCAL = {
  VITE_FIREBASE_CONFIG: JSON.stringify({
    projectId: 'demo-ghar',
    apiKey: 'demo',
    appId: 'demo',
    storageBucket: 'demo-ghar.appspot.com',
  }),
  VITE_FIREBASE_EMULATORS: JSON.stringify({
    auth: 'http://127.0.0.1:9099',
    firestore: 'http://127.0.0.1:8080',
    functions: 'http://127.0.0.1:5001',
    storage: 'http://127.0.0.1:9199',
  }),
};

test('a build without emulators has none', () => {
  const { VITE_FIREBASE_CONFIG } = LOCAL;
  expect(readFirebaseEnvironment({ VITE_FIREBASE_CONFIG })).toEqual({
    config: {
      projectId: 'demo-ghar',
      apiKey: 'demo',
      appId: 'demo',
      storageBucket: 'demo-ghar.appspot.com',
    },
    emulators: null,
    appCheckSiteKey: null,
  });
});

test('a build for production may have a key for App Check', () => {
  const { VITE_FIREBASE_CONFIG } = LOCAL;
  const keyOf = (environment: Record<string, string>) =>
    readFirebaseEnvironment({ ...environment, VITE_APP_CHECK_SITE_KEY: 'site-key' })
      .appCheckSiteKey;
  expect(keyOf({ VITE_FIREBASE_CONFIG })).toBe('site-key');
  expect(keyOf(LOCAL)).toBeNull();
});

test.each([
  ['is not there', {}, /VITE_FIREBASE_CONFIG is missing/],
  ['is not JSON', { VITE_FIREBASE_CONFIG: '{' }, /VITE_FIREBASE_CONFIG is not JSON/],
  [
    'lacks a key',
    { VITE_FIREBASE_CONFIG: '{"projectId":"p","apiKey":"k","appId":"a"}' },
    /VITE_FIREBASE_CONFIG is wrong at "storageBucket"/,
  ],
  [
    'names an address with a path',
    {
      ...LOCAL,
      VITE_FIREBASE_EMULATORS: JSON.stringify({
        auth: 'http://127.0.0.1:9099',
        firestore: 'http://127.0.0.1:8080/',
        functions: 'http://127.0.0.1:5001',
        storage: 'http://127.0.0.1:9199',
      }),
    },
    /VITE_FIREBASE_EMULATORS is wrong at "firestore"/,
  ],
])('a variable that %s is named', (_, environment, message) => {
  expect(() => readFirebaseEnvironment(environment)).toThrow(message);
});
