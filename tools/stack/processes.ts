import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { outputOf } from '../setup/executables.ts';
import { identityOf, isRunning } from '../setup/lock.mjs';
import { root } from './project.ts';

/**
 * The environment variable by which a stack's processes are found: children that outlive their
 * parents (the emulators' JVMs have process groups of their own) inherit it.
 */
const MARK = 'GHAR_STACK_OWNER';

/** `owner` is a process's identity. */
type Marked = { pid: number; owner: string };

const stackName = (offset: number): string =>
  `${createHash('sha256').update(root).digest('hex').slice(0, 12)}/${offset}`;

/** The variable that marks a stack's processes as this process's. */
export function ownerMark(offset: number): Record<string, string> {
  return { [MARK]: `${stackName(offset)}/${identityOf(process.pid)}` };
}

/** Stops what is left of this process's stack at that offset, politely first. */
export async function killOwn(offset: number): Promise<void> {
  const own = identityOf(process.pid);
  await kill(offset, ({ owner }) => owner === own);
}

/** Stops what a killed owner's stack of this folder left at that offset. */
export async function killLeftovers(offset: number): Promise<void> {
  await kill(offset, ({ owner }) => !isRunning(owner));
}

async function kill(offset: number, isMeant: (found: Marked) => boolean): Promise<void> {
  for (const name of ['SIGTERM', 'SIGKILL'] as const) {
    const deadline = Date.now() + 3000;
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
  const pattern = new RegExp(`${MARK}=${stackName(offset)}/(\\d+@[^\\0\\s]*)`);
  const processes = process.platform === 'linux' ? linuxProcesses() : await otherProcesses();
  return processes.flatMap(({ pid, environment }) => {
    const owner = pattern.exec(environment)?.[1];
    return owner === undefined || pid === process.pid ? [] : [{ pid, owner }];
  });
}

type Running = { pid: number; environment: string };

/** Reads /proc, since a minimal Debian has no `ps`. */
function linuxProcesses(): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), environment: readFileSync(`/proc/${name}/environ`, 'utf8') }];
      } catch {
        return []; // another user's, or just ended
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
    // already ended
  }
}
