import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { readLog, tailOf } from './log.ts';
import type { Ports } from './ports.ts';
import { ownerMark } from './processes.ts';
import { host, root, stackPath } from './project.ts';
import { urlsOf } from './urls.ts';

/** A running SMTP server with its inbox. */
export type Inbox = {
  /** Resolves when it answers. Rejects with the end of its log when it cannot start. */
  ready: Promise<void>;
  stop(): Promise<void>;
};

const MAILDEV = join(root, 'node_modules/maildev/dist/bin/maildev.js');
const PRELOADED = pathToFileURL(join(import.meta.dirname, 'keep-connections.mjs')).href;
const START_TIMEOUT_MS = 60_000;
const ANSWER_MS = 2_000;
const STOP_TIMEOUT_MS = 5_000;

/**
 * Starts maildev for the stack at an offset: what is sent to `ports.smtp` is kept in memory and
 * shown at `ports.inbox`. In a process of its own, since loading it takes seconds of the processor,
 * which the emulators' start hides.
 */
export function startInbox(offset: number, ports: Ports): Inbox {
  const folder = stackPath(offset, 'inbox');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, 'inbox.log');
  const log = openSync(logFile, 'w');
  const options = [
    `--smtp=${ports.smtp}`,
    `--ip=${host}`,
    `--web=${ports.inbox}`,
    `--web-ip=${host}`,
    '--silent',
  ];
  const maildev = spawn(process.execPath, ['--import', PRELOADED, MAILDEV, ...options], {
    // it searches the current folder for its configuration
    cwd: folder,
    // a process group of its own: Ctrl-C must reach it once, from here
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...ownerMark(offset), TMPDIR: folder },
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    maildev.once('error', () => resolve());
    maildev.once('exit', () => resolve());
  });
  return {
    ready: untilItAnswers(urlsOf(ports).inbox, ended, logFile),
    stop: async () => {
      maildev.kill();
      const killing = setTimeout(() => maildev.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(killing);
    },
  };
}

async function untilItAnswers(url: string, ended: Promise<void>, logFile: string): Promise<void> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(`${url}/api/healthz`))) {
    if (hasEnded || Date.now() > deadline)
      throw new Error(`The inbox did not start:\n${tailOf(readLog(logFile))}`);
    await sleep(100);
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
