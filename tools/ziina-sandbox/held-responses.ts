import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type HeldResponses = ReturnType<typeof createHeldResponses>;

/** The answers that a fault keeps waiting, so that they can be let go together. */
export function createHeldResponses() {
  const hung = new Set<ServerResponse>();
  let waiting = new AbortController();

  return {
    /** Resolves after `ms` milliseconds, or as soon as everything is released. */
    async pause(ms: number): Promise<void> {
      if (ms === 0) return;
      await sleep(ms, undefined, { signal: waiting.signal }).catch(() => undefined);
    },
    /** Leaves the response without an answer until it is released or the client gives up. */
    hang(response: ServerResponse): void {
      hung.add(response);
      response.once('close', () => hung.delete(response));
    },
    /** Ends every pause now, and breaks every hung connection. */
    release(): void {
      waiting.abort();
      waiting = new AbortController();
      for (const response of hung) response.destroy();
    },
  };
}
