import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, problemAnswer, type Route } from './answers.ts';
import type { HeldResponses } from './held-responses.ts';
import { readBody } from './json-body.ts';
import { Problem } from './problem.ts';

const notFound = new Problem(404, 'NOT_FOUND', 'There is nothing at this address');

/** The parameters of a path that matches the pattern, or undefined. */
function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split('/');
  const values = path.split('/');
  if (names.length !== values.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = value;
    else if (name !== value) return undefined;
  }
  return params;
}

async function answerTo(
  routes: readonly Route[],
  request: IncomingMessage,
  path: string,
): Promise<Answer> {
  for (const route of routes) {
    const params = route.method === request.method && matchPath(route.path, path);
    if (params) {
      const { authorization } = request.headers;
      return route.handle({ params, authorization, body: await readBody(request) });
    }
  }
  throw notFound;
}

/** What differs between the stand-ins' servers. */
export type Served = {
  /** The stand-in, as its log names it. */
  name: string;
  routes: readonly Route[];
  held: HeldResponses;
  /** How long the answer at a path waits, in ms, after its work is done. */
  latencyOf: (path: string) => number;
};

/** A running stand-in with its own memory. */
export type StandIn = {
  /** The base address, without a trailing slash. */
  url: string;
  /** Closes connections, stops deliveries and frees the port. */
  close: () => Promise<void>;
};

/**
 * Listens on 127.0.0.1; port 0 takes a free one: see `url`. `serve` is told the address, and says
 * what is answered there. Rejects when the port is in use.
 */
export async function listen(
  { port, host = '127.0.0.1' }: { port: number; host?: '127.0.0.1' | undefined },
  serve: (url: string) => Served,
): Promise<StandIn> {
  // idle connections stay: a request that is sent while one is closed would be lost
  const server = createServer({ keepAliveTimeout: 0 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  const { name, routes, held, latencyOf } = serve(url);

  const asAnswer = (error: unknown): Answer => {
    if (error instanceof Problem) return problemAnswer(error);
    console.error(`The ${name} failed:`, error);
    return problemAnswer(
      new Problem(500, 'SANDBOX_ERROR', 'The sandbox itself failed: see its log'),
    );
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', url).pathname;
    const answer = await answerTo(routes, request, path).catch(asAnswer);
    if (answer === 'hang') return held.hang(response);
    await held.pause(latencyOf(path));
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }
  server.on('request', (request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(`The ${name} could not answer:`, error);
      response.destroy();
    });
  });

  return {
    url,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      held.release();
      server.closeAllConnections();
      await closed;
    },
  };
}
