import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/stack/project.ts';

const folder = join(root, 'docs/decisions');
const byName = (one: string, other: string): number => one.localeCompare(other);
const pages = readdirSync(folder).filter((name) => /^\d{3}-.+\.md$/.test(name));

test('the index names each decision once', () => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const named = [...index.matchAll(/\]\((\d{3}-[^)]+\.md)\)/g)].map(([, name]) => name!);
  expect(named.toSorted(byName)).toEqual(pages.toSorted(byName));
});

test.each(pages)('%s says whether it still holds', (name) => {
  const [, , status] = readFileSync(join(folder, name), 'utf8').split('\n');
  expect(status).toMatch(/^Status: (accepted|superseded by \[\d+\]\(\d{3}-.+\.md\).*)$/);
});
