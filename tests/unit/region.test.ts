import { readFileSync } from 'node:fs';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { expect, test } from 'vitest';

test('every rewrite of Hosting leads to the region in which the functions are deployed', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: { rewrites: { source: string; function?: { region?: string } }[] };
  };
  const elsewhere = hosting.rewrites
    .filter((rewrite) => rewrite.function && rewrite.function.region !== FUNCTIONS_REGION)
    .map(({ source }) => source);
  expect(elsewhere).toEqual([]);
});
