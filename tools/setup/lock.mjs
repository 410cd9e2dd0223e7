import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

function isAlive(pid) {
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

/** A hard link appears whole or not at all, so nobody reads a lock without its holder. */
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

/** Moves a dead process's lock out of the way; puts it back when a live one took it meanwhile. */
function clearStale(path) {
  const aside = `${path}.stale-${process.pid}`;
  try {
    renameSync(path, aside);
    const holder = holderOf(aside);
    if (holder !== undefined && isAlive(holder)) linkSync(aside, path);
  } catch {
    // Somebody else was faster: the next turn sees what is there.
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Runs `action` while no other process on this machine holds the lock file
 * `path`; waits for its turn, and takes over from a holder that died.
 */
export async function withLock(path, action) {
  while (!tryToTake(path)) {
    const holder = holderOf(path);
    if (holder !== undefined && !isAlive(holder)) clearStale(path);
    else await sleep(200);
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
