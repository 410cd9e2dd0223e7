import { expect, test } from 'vitest';
import { appCheckHeader } from './app-check-header.ts';

test('carries the token', async () => {
  expect(await appCheckHeader(() => Promise.resolve('token'))).toEqual({
    'X-Firebase-AppCheck': 'token',
  });
});

test('is not there where no token can be had, or none in time', async () => {
  expect(await appCheckHeader(() => Promise.reject(new Error('blocked')))).toEqual({});
  expect(await appCheckHeader(() => new Promise(() => {}), 10)).toEqual({});
});
