import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** True iff a process with that id runs, whoever's. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function holderOf(path) {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A hard link is atomic, so nobody reads a lock without its holder. */
function tryToTake(path) {
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
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
    if (holder !== undefined && isAlive(holder)) linkSync(aside, path);
  } catch {
    // another process was faster: the next iteration handles it
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Runs `action` while holding the lock file `path`, exclusive among all processes of this machine;
 * waits for it, and takes over from a holder that died. `pause` is what it does between two attempts.
 */
export async function withLock(path, action, pause = () => sleep(200)) {
  while (!tryToTake(path)) {
    const holder = holderOf(path);
    if (holder !== undefined && !isAlive(holder)) clearStale(path);
    else await pause();
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
