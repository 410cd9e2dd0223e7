import { expect, test } from 'vitest';
import { sharedNames } from '../../tools/checks/vitest.ts';
import { root } from '../../tools/stack/project.ts';

const file = (name: string, ...names: string[]) => ({
  name: `${root}/tests/${name}`,
  assertionResults: names.map((fullName) => ({ status: 'passed', fullName })),
});

test('tests of one file that share a name are told, once a name', () => {
  expect(sharedNames([file('a.test.ts', 'one', 'two', 'one', 'one')])).toEqual([
    'tests/a.test.ts has more than one test "one"',
  ]);
});

test('a name may be in another file once more', () => {
  expect(sharedNames([file('a.test.ts', 'one', 'two'), file('b.test.ts', 'one')])).toEqual([]);
});
