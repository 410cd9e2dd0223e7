import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './stack/project.ts';

/**
 * `npm run outdated [-- package…]`: which dependencies have a newer release, and whether the tests
 * pass with it. Each is tried alone, in a copy of the last commit; packages that are named are tried
 * together. Exits with 1 where a try fails.
 */
type Outdated = { name: string; current: string; latest: string; workspace: string | null };
type Row = { current: string; latest: string; dependent: string };

/** All but those with a browser, which take longer than the others together. */
const STEPS = ['types', 'lint', 'unit', 'rules', 'functions'];
const SHOWN_LINES = 15;

function findOutdated(): Outdated[] {
  // it exits with 1 where it finds any
  const { stdout } = spawnSync('npm', ['outdated', '--json'], { cwd: root, encoding: 'utf8' });
  const rows = JSON.parse(stdout || '{}') as Record<string, Row | Row[]>;
  return Object.entries(rows).flatMap(([name, found]) =>
    [found].flat().map(({ current, latest, dependent }) => ({
      name,
      current,
      latest,
      workspace: dependent === basename(root) ? null : dependent,
    })),
  );
}

/** Tries the releases in a copy. @throws Error with the end of what failed. */
function tryOut(updates: readonly Outdated[]): void {
  const copy = mkdtempSync(join(tmpdir(), 'outdated-'));
  const run = (command: string, ...args: string[]): void => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
    if (status === 0) return;
    const lines = `${stdout}${stderr}`.trimEnd().split('\n');
    throw new Error(lines.slice(-SHOWN_LINES).join('\n'));
  };
  try {
    run('git', 'clone', '--quiet', root, '.');
    for (const [workspace, group] of Map.groupBy(updates, (update) => update.workspace)) {
      const releases = group.map(({ name, latest }) => `${name}@${latest}`);
      const where = workspace === null ? [] : ['--workspace', workspace];
      run('npm', 'install', '--package-lock-only', '--save-exact', ...where, ...releases);
    }
    run('npm', 'test', '--', ...STEPS);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const named = process.argv.slice(2);
const outdated = findOutdated();
const missing = named.filter((name) => !outdated.some((one) => one.name === name));
if (missing.length > 0) throw new Error(`There is no newer release of ${missing.join(', ')}.`);
for (const { name, current, latest, workspace } of outdated)
  console.log(`${name.padEnd(32)} ${current} → ${latest}${workspace ? `  (${workspace})` : ''}`);

const tries =
  named.length > 0
    ? [outdated.filter(({ name }) => named.includes(name))]
    : [...Map.groupBy(outdated, ({ name }) => name).values()];
for (const updates of tries) {
  const what = [...new Set(updates.map(({ name, latest }) => `${name}@${latest}`))].join(', ');
  try {
    tryOut(updates);
    console.log(`✓ ${what}: ${STEPS.join(', ')} pass`);
  } catch (error) {
    console.log(`✗ ${what}:\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
