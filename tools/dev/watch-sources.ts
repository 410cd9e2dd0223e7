import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkRules } from '../stack/check-rules.ts';
import { readLog } from '../stack/log.ts';
import { root } from '../stack/project.ts';
import type { Stack } from '../stack/start-stack.ts';
import { reloadFunctions } from './reload-functions.ts';
import { startDevServer } from './dev-server.ts';

const path = (name: string): string => join(root, name);
const isIn = (...folders: string[]) => {
  const paths = folders.map((folder) => path(folder) + sep);
  return (file: string): boolean => paths.some((folder) => file.startsWith(folder));
};
const RULES = new Set(['firestore.rules', 'storage.rules']);
const isOfWeb = isIn('web', 'domain/src');
const isOfFunctions = isIn('functions/src', 'domain/src');

/** Debounce interval: an editor may write a file in several steps. */
const SETTLED_MS = 50;

/** Starts the dev server, and reloads pages, functions and rules when sources change, until it is stopped. */
export async function watchSources(stack: Stack): Promise<() => Promise<void>> {
  const devServer = await startDevServer(stack, isOfWeb);
  const functions = inTurn('functions', () => reloadFunctions(stack.logFile));
  const rules = inTurn('rules', () => reloadRules(stack));
  const { watcher } = devServer.vite;
  watcher.add([path('domain/src'), path('functions/src')]);
  watcher.on('all', (_event, file) => {
    if (isOfFunctions(file)) functions();
  });
  // their folder: git replaces a file, and the watch of the file would end with it
  const rulesWatcher = watch(root, (_event, name) => {
    if (name !== null && RULES.has(name)) rules();
  });
  return () => {
    rulesWatcher.close();
    return devServer.close();
  };
}

/** Loads the current rules into the emulators. @throws Error with the compilers' messages. */
async function reloadRules({ urls, logFile }: Stack): Promise<true> {
  const before = readLog(logFile).length;
  try {
    await checkRules(urls);
    return true;
  } catch (error) {
    // the Storage emulator logs the reason instead of answering it
    const warnings = readLog(logFile).slice(before).match(/^⚠.*$/gm) ?? [];
    throw new Error([(error as Error).message, ...new Set(warnings)].join('\n'), { cause: error });
  }
}

/** Runs `work` on request, never twice at a time, and prints the result. */
function inTurn(name: string, work: () => Promise<boolean>): () => void {
  let asked = false;
  let running = false;
  const run = async (): Promise<void> => {
    running = true;
    while (asked) {
      await sleep(SETTLED_MS);
      asked = false;
      const started = performance.now();
      try {
        if (!(await work())) continue;
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        console.log(`${name.padEnd(10)} reloaded (${seconds} s)`);
      } catch (error) {
        console.error(`${name.padEnd(10)} not reloaded: ${(error as Error).message}`);
      }
    }
    running = false;
  };
  return () => {
    asked = true;
    if (!running) void run();
  };
}
