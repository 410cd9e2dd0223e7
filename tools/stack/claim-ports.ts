import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers } from './running-stack.ts';
import { killLeftovers } from './processes.ts';
import { offsetsOf, portsAt, type Ports, type Series } from './ports.ts';
import { host, root } from './project.ts';

export type PortClaim = {
  offset: number;
  ports: Ports;
  /** Why earlier sets were skipped, one line each. */
  passedOver: string[];
  release(): Promise<void>;
};

/**
 * Claims the first free port set of a series.
 *
 * The claim is a listening socket, so the system grants it to one process and releases it however
 * that process ends. It tells clients which clone holds the set (`claimantAt`).
 */
export async function claimPorts(series: Series): Promise<PortClaim> {
  const passedOver: string[] = [];
  for (const offset of offsetsOf(series)) {
    const ports = portsAt(offset);
    const claim = await listenOn(ports.claim, root);
    if (!claim) {
      passedOver.push(`another stack runs on port ${ports.hosting} and its neighbours`);
      continue;
    }
    await killLeftovers(offset);
    const taken = await takenPorts(ports);
    const release = () => claim[Symbol.asyncDispose]();
    if (taken.length === 0) return { offset, ports, passedOver, release };
    await release();
    passedOver.push(`something else listens on ${taken.join(', ')}`);
  }
  throw new Error(
    `No free set of ports is left for the local stack:\n  ${passedOver.join('\n  ')}\n` +
      'Stop one of those and run the command again.',
  );
}

/** Waits until the set's ports are free; returns those that stay in use. */
export async function waitUntilFree(ports: Ports, timeoutMs = 5000): Promise<number[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const taken = await takenPorts(ports);
    if (taken.length === 0 || Date.now() > deadline) return taken;
    await sleep(100);
  }
}

export async function takenPorts(ports: Ports): Promise<number[]> {
  const all = Object.values(ports).filter((port) => port !== ports.claim);
  const taken = await Promise.all(all.map(isTaken));
  return all.filter((_, index) => taken[index]);
}

/** Connects as well as binds: macOS allows binding one address of a port that is bound on all. */
async function isTaken(port: number): Promise<boolean> {
  if (await answers(host, port)) return true;
  const server = await listenOn(port);
  await server?.[Symbol.asyncDispose]();
  return !server;
}

/** Listens and sends `words` to each client; undefined where the port is in use. */
function listenOn(port: number, words = ''): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined); // clients that only probe the port disconnect at once
      socket.end(words, () => socket.destroy());
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(undefined) : reject(error),
    );
    server.listen({ host, port, exclusive: true }, () => resolve(server.unref()));
  });
}
