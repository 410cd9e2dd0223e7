import { createConnection } from 'node:net';

const TIMEOUT_MS = 2000;

export function answers(hostname: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port, timeout: TIMEOUT_MS });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
