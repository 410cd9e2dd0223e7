import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../../tools/stack/project.ts';
import { readFaults } from './fault.ts';

test.for(readFaults().map(({ name, file }) => [name, file] as const))(
  'the planted fault %s applies to the product as it is',
  ([, file]) => {
    const options = ['apply', '--check', '--exclude=tests/*', '--verbose', file];
    const { stderr } = spawnSync('git', options, { cwd: root, encoding: 'utf8' });
    // nothing else: neither a failure, nor a file that is left out
    expect(stderr).toMatch(/^((Checking patch .+\.\.\.|Hunk #\d+ succeeded at .+)\n)+$/);
  },
);
