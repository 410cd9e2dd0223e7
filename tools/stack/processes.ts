import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { outputOf } from '../setup/executables.ts';
import { root } from './project.ts';

/**
 * The environment variable that every process of a stack inherits. Children
 * that outlive their parents (the emulators' JVMs run in groups of their own)
 * are found again by it.
 */
const MARK = 'GHAR_STACK_OWNER';

type Marked = { pid: number; owner: number };

const stackName = (offset: number): string =>
  `${createHash('sha256').update(root).digest('hex').slice(0, 12)}/${offset}`;

/** What to add to the environment of a stack's processes: whose they are. */
export function ownerMark(offset: number): Record<string, string> {
  return { [MARK]: `${stackName(offset)}/${process.pid}` };
}

/** Ends what is left of this process's stack at that offset, asking first. */
export async function killOwn(offset: number): Promise<void> {
  await kill(offset, ({ owner }) => owner === process.pid);
}

/** Ends what an earlier stack of this folder left at that offset when its owner was killed. */
export async function killLeftovers(offset: number): Promise<void> {
  await kill(offset, ({ owner }) => !isAlive(owner));
}

async function kill(offset: number, isMeant: (found: Marked) => boolean): Promise<void> {
  for (const [name, timeoutMs] of [
    ['SIGTERM', 3000],
    ['SIGKILL', 3000],
  ] as const) {
    const deadline = Date.now() + timeoutMs;
    let meant = (await marked(offset)).filter(isMeant);
    for (const { pid } of meant) signal(pid, name);
    while (meant.length > 0 && Date.now() < deadline) {
      await sleep(100);
      meant = (await marked(offset)).filter(isMeant);
    }
    if (meant.length === 0) return;
  }
}

async function marked(offset: number): Promise<Marked[]> {
  const pattern = new RegExp(`${MARK}=${stackName(offset)}/(\\d+)`);
  const processes = process.platform === 'linux' ? linuxProcesses() : await otherProcesses();
  return processes.flatMap(({ pid, environment }) => {
    const owner = pattern.exec(environment)?.[1];
    return owner === undefined || pid === process.pid ? [] : [{ pid, owner: Number(owner) }];
  });
}

type Running = { pid: number; environment: string };

/** Read from /proc, since a small Debian has no `ps`. */
function linuxProcesses(): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), environment: readFileSync(`/proc/${name}/environ`, 'utf8') }];
      } catch {
        return []; // Another user's, or just gone.
      }
    });
}

async function otherProcesses(): Promise<Running[]> {
  const list = await outputOf('ps', ['-AEww', '-o', 'pid=,command=']);
  return (list ?? '')
    .split('\n')
    .map((line) => ({ pid: Number.parseInt(line), environment: line }));
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
