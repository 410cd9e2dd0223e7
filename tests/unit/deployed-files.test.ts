import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('what holds secrets and settings of this machine is not uploaded with the functions', () => {
  const { functions } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    functions: { ignore: string[] }[];
  };
  for (const { ignore } of functions)
    expect(ignore).toEqual(expect.arrayContaining(['*.local', '.env.demo-*', 'src']));
});
