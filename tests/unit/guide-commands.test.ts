import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ghar-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The commands of a guide that contain some words. */
function commandsIn(guide: string, words: string): string {
  const blocks = readFileSync(guide, 'utf8').matchAll(/^```sh\n(.*?)^```$/gms);
  return [...blocks].map(([, block]) => block!).find((block) => block.includes(words))!;
}

/** Runs commands with a `gcloud` that is this script. */
function run(commands: string, gcloud: string): string {
  writeFileSync(join(folder, 'gcloud'), `#!/bin/bash --norc\n${gcloud}`);
  chmodSync(join(folder, 'gcloud'), 0o700);
  return execFileSync('bash', ['--norc', '-c', commands], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: [folder, process.env['PATH']].join(delimiter),
      PROJECT: 'soap-shop',
      REGION: 'me-central1',
      FOLDER: folder,
    },
  }).toString();
}

describe('the check of the region', () => {
  const check = commandsIn('docs/deploy.md', 'firestore locations');

  test.each([
    ['yes', 'where a product is offered', 'echo me-central1', /^yes \w+ \w+$/],
    ['NO', 'where it is not', 'echo me-central12', /^NO {2}\w+ \w+$/],
    [
      '?',
      'where nobody is signed in',
      'echo "ERROR: no active account" >&2; exit 1',
      /^\? {3}\w+ \w+: ERROR: no active account$/,
    ],
  ])('says %s %s', (_, _case, gcloud, answer) => {
    const lines = run(check, gcloud).trim().split('\n');
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line).toMatch(answer);
  });
});

test('the alerts of a project that has them are updated, not doubled', { tags: 'nightly' }, () => {
  const commands = ['monitoring channels', 'monitoring policies'].map((words) =>
    commandsIn('docs/operations.md', words),
  );
  // a project that has what was created in it: display names, and what was done
  const gcloud = `
    at() { sed -n "s/.*$1=\\([^ ]*\\).*/\\1/p" <<< "$all"; }
    all="$*"
    echo "$3 $2 $(sed 's/ --.*//' <<< "$all")" >> $FOLDER/calls
    case "$all" in
      *policies*create*) sed -n 's/^  "displayName": "\\(.*\\)",$/\\1/p' "$(at from-file)" >> $FOLDER/policies ;;
      *channels*create*) echo merchant >> $FOLDER/channels; echo channel-1 ;;
      *budgets*create*) echo ghar >> $FOLDER/budgets ;;
      *metrics*create*) echo "$4" >> $FOLDER/metrics ;;
      *metrics*describe*) grep -qx "$4" $FOLDER/metrics ;;
      *projects*describe*) echo account ;;
      *policies*list*) nl -w1 $FOLDER/policies ;;
      *channels*list*) nl -w1 $FOLDER/channels ;;
      *budgets*list*) nl -w1 $FOLDER/budgets ;;
    esac`;
  const kinds = ['policies', 'channels', 'budgets', 'metrics'];
  for (const kind of kinds) writeFileSync(join(folder, kind), '');
  const created = () => kinds.map((kind) => readFileSync(join(folder, kind), 'utf8'));
  mkdirSync(join(folder, 'docs/alerts'), { recursive: true });
  for (const policy of globSync('docs/alerts/*.json').slice(0, 2))
    copyFileSync(policy, join(folder, policy));
  run(commands.join('\n'), gcloud);
  const once = created();
  expect(once.map((names) => names.trim().split('\n').length)).toEqual([2, 1, 1, 3]);
  writeFileSync(join(folder, 'calls'), '');
  run(commands.join('\n'), gcloud);
  expect(created()).toEqual(once);
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toMatch(/policies update/);
});
