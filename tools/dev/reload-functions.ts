import { setTimeout as sleep } from 'node:timers/promises';
import { buildFunctions } from '../stack/build.ts';
import { readLog } from '../stack/log.ts';

const LOADED = 'Loaded functions definitions from source';
const NOT_LOADED = 'Failed to load function definition from source';
/** The emulator debounces changes by a second before it loads the bundle. */
const TIMEOUT_MS = 60_000;

/** Rebuilds the functions if a source has changed, and waits until the emulator has loaded them. */
export async function reloadFunctions(logFile: string): Promise<boolean> {
  const before = readLog(logFile).length;
  if (!(await buildFunctions())) return false;
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const said = readLog(logFile).slice(before);
    if (said.includes(NOT_LOADED)) throw new Error(said.trim());
    if (said.includes(LOADED)) return true;
    await sleep(100);
  }
  throw new Error(`the emulator has not loaded the new bundle: see ${logFile}`);
}
