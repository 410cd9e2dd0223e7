import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type HeldResponses = ReturnType<typeof createHeldResponses>;

/** The responses that a fault delays, which can be released together. */
export function createHeldResponses() {
  const hung = new Set<ServerResponse>();
  let waiting = new AbortController();

  return {
    /** Resolves after `ms` milliseconds, or when everything is released. */
    async pause(ms: number): Promise<void> {
      if (ms === 0) return;
      await sleep(ms, undefined, { signal: waiting.signal }).catch(() => undefined);
    },
    /** Leaves the response open until it is released or the client disconnects. */
    hang(response: ServerResponse): void {
      hung.add(response);
      response.once('close', () => hung.delete(response));
    },
    /** Ends every pause, and closes every held connection. */
    release(): void {
      waiting.abort();
      waiting = new AbortController();
      for (const response of hung) response.destroy();
    },
  };
}
