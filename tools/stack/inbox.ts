import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Ports } from './ports.ts';
import { host, stackPath } from './project.ts';

const START_TIMEOUT_MS = 60_000;

/**
 * Starts maildev for the stack at an offset: mail sent to `ports.smtp` is kept in memory and shown at `ports.inbox`. In
 * a thread, since it takes seconds of CPU time to load, parallel to the emulators' start, and prints noise. Resolves
 * when it answers, with a function that stops it.
 */
export async function startInbox(
  offset: number,
  { smtp, inbox: web }: Ports,
): Promise<() => Promise<unknown>> {
  const folder = stackPath(offset, 'inbox');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const inbox = new Worker(new URL('inbox-server.mjs', import.meta.url), {
    workerData: { smtp, ip: host, web, webIp: host },
    env: { ...process.env, TMPDIR: folder },
    stdout: true,
  });
  try {
    await once(inbox, 'message', { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
  } catch (error) {
    await inbox.terminate();
    throw new Error(`The inbox did not start: ${String(error)}`, { cause: error });
  }
  return () => inbox.terminate();
}
