import { createServer, createConnection, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { killLeftovers } from './processes.ts';
import { offsetsOf, portsAt, type Ports, type Series } from './ports.ts';
import { host, root } from './project.ts';

/** A port set that no other stack on this machine uses while this process lives. */
export type PortClaim = {
  /** What was added to the contract's ports; 0 for the contract's own. */
  offset: number;
  ports: Ports;
  /** Why earlier sets of the series were passed over, one line each. */
  passedOver: string[];
  release(): Promise<void>;
};

/**
 * Claims the first free port set of a series.
 *
 * The claim is a listening socket, so the system gives a set to one process
 * only and takes it back when that process ends, however it ends. It tells
 * whoever connects which clone has the set (`claimantAt`).
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
    if (taken.length === 0) return { offset, ports, passedOver, release: () => close(claim) };
    await close(claim);
    passedOver.push(`something else listens on ${taken.join(', ')}`);
  }
  throw new Error(
    `No free set of ports is left for the local stack:\n  ${passedOver.join('\n  ')}\n` +
      'Stop one of those and run the command again.',
  );
}

/** Waits until nothing listens on the set's ports any more; answers those that stay taken. */
export async function waitUntilFree(ports: Ports, timeoutMs = 5000): Promise<number[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const taken = await takenPorts(ports);
    if (taken.length === 0 || Date.now() > deadline) return taken;
    await sleep(100);
  }
}

/** The ports of a set that something listens on. */
export async function takenPorts(ports: Ports): Promise<number[]> {
  const all = Object.values(ports).filter((port) => port !== ports.claim);
  const taken = await Promise.all(all.map(isTaken));
  return all.filter((_, index) => taken[index]);
}

/** Binding alone is not enough: macOS lets a port be bound at one address while all addresses have it. */
async function isTaken(port: number): Promise<boolean> {
  if (await answers(port)) return true;
  const server = await listenOn(port);
  if (!server) return true;
  await close(server);
  return false;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** Listens, and says `words` to whoever connects; undefined where the port is taken. */
function listenOn(port: number, words = ''): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined); // whoever only tries the port hangs up at once
      socket.end(words, () => socket.destroy());
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(undefined) : reject(error),
    );
    server.listen({ host, port, exclusive: true }, () => {
      server.unref();
      resolve(server);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
