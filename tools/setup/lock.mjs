import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a lock are reported after this time, and end after the next; in ms. */
const SAYS_AFTER_MS = 2000;
const ENDS_AFTER_MS = 15 * 60_000;

/** Identifies a process (by id and start time) while the machine runs; undefined if it has ended. */
export function identityOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return undefined;
  }
  try {
    if (process.platform !== 'linux') {
      const words = ['-p', String(pid), '-o', 'lstart='];
      const startedAt = execFileSync('ps', words, { env: { ...process.env, LC_ALL: 'C' } });
      return `${pid}@${startedAt.toString().trim().replaceAll(/\s+/g, '_')}`;
    }
    // the name in brackets may have spaces and brackets; the state is the field after it
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1).split(' ');
    return fields[0] === 'Z' ? undefined : `${pid}@${fields[19]}`;
  } catch {
    return undefined; // it has just ended
  }
}

/** True iff the process of that identity still runs. */
export const isRunning = (identity) => identityOf(Number.parseInt(identity)) === identity;

function holderOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** A hard link is atomic, so nobody reads a lock without its holder. */
function tryToTake(path) {
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, identityOf(process.pid));
  try {
    linkSync(mine, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Removes a dead process's lock; restores it when a live one took it meanwhile. */
function clearStale(path) {
  const aside = `${path}.stale-${process.pid}`;
  try {
    renameSync(path, aside);
    const holder = holderOf(aside);
    if (holder !== undefined && isRunning(holder)) linkSync(aside, path);
  } catch {
    // another process was faster: the next iteration handles it
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Runs `action` while holding the lock file `path`, exclusive among all processes of this machine, and
 * takes over from a holder that died. `what` completes "another command is …"; `pause` is what it does
 * between two attempts, and `now` its clock in ms.
 *
 * @throws Error where another process holds it for too long, or `signal` is aborted meanwhile.
 */
export async function withLock(path, action, { what, signal, pause, now = Date.now }) {
  const since = now();
  let hasSaid = false;
  while (!tryToTake(path)) {
    signal?.throwIfAborted();
    const holder = holderOf(path);
    if (holder !== undefined && !isRunning(holder)) {
      clearStale(path);
      continue;
    }
    const waited = now() - since;
    const pid = Number.parseInt(holder);
    if (waited > ENDS_AFTER_MS)
      throw new Error(
        `Process ${pid} has been ${what} for ${ENDS_AFTER_MS / 60_000} minutes. End it, or delete ` +
          `${path} if it does nothing of the kind, and run the command again.`,
      );
    if (waited > SAYS_AFTER_MS && !hasSaid) {
      console.log(`Waiting: another command is ${what} (process ${pid}) …`);
      hasSaid = true;
    }
    await (pause?.() ?? sleep(200, undefined, { signal }));
  }
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await action();
  } finally {
    process.off('exit', release);
    release();
  }
}
