import { once } from 'node:events';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { offsetsOf, type Ports, portsAt } from './ports.ts';
import { host, root } from './project.ts';

/** For a service that listens there and says nothing; a stack answers at once, on a busy machine later. */
const TIMEOUT_MS = 5_000;

/** The folder of the clone that holds a claim; null where no stack listens. */
export async function claimantAt(port: number): Promise<string | null> {
  const socket = createConnection({ host, port, timeout: TIMEOUT_MS });
  socket.once('timeout', () => socket.destroy());
  try {
    return (await text(socket)) || null;
  } catch {
    return null;
  }
}

/** The ports of this clone's stack. @throws Error where there is none, or more than one. */
export async function runningStack(): Promise<Ports> {
  const sets = offsetsOf('start').map(portsAt);
  return onlySetOf(
    root,
    await Promise.all(sets.map(async (set) => [set, await claimantAt(set.claim)])),
  );
}

/** The one port set that a clone has claimed. @throws Error where there is none, or more than one. */
export function onlySetOf(
  clone: string,
  claims: readonly (readonly [set: Ports, claimant: string | null])[],
): Ports {
  const [own, ...others] = claims.filter(([, claimant]) => claimant === clone).map(([set]) => set);
  if (!own)
    throw new Error(
      `No local stack of ${clone} is running. Start it with "npm start", or name a real project ` +
        'with --project <id>.',
    );
  if (others.length > 0)
    throw new Error(
      `More than one local stack of ${clone} is running: ` +
        `${[own, ...others].map(({ hosting }) => `http://${host}:${hosting}`).join(', ')}. ` +
        'Stop all but the one that you mean.',
    );
  return own;
}

/** True iff something accepts connections there. */
export async function answers(hostname: string, port: number): Promise<boolean> {
  const socket = createConnection({ host: hostname, port });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
