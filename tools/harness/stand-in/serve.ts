import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, json, problemAnswer, type Routes } from './answers.ts';
import { parseJson, Problem, readBody } from './requests.ts';

/** What differs between the stand-ins' servers. */
type Served = {
  /** The stand-in, as its log names it. */
  name: string;
  routes: Routes;
  faults: {
    current: () => { latency_ms: number };
    order: (faults: unknown) => void;
    clear: () => void;
  };
  webhooks: {
    deliveries: () => readonly unknown[];
    flush: () => number;
    reset: () => Promise<void>;
  };
  /** Deletes all that the provider has stored. */
  clear: () => void;
  /** Whether a path is of the provider's API, whose answers `latency_ms` delays. */
  isApi: (path: string) => boolean;
};

export type StandIn = {
  url: string;
  close: () => Promise<void>;
};

/** Answers a request by the first of the routes that matches it; without one it is a 404. */
function router(routes: Routes) {
  const patterns = Object.entries(routes).map(([route, handle]) => {
    const [method, pathname = ''] = route.split(' ');
    return { method, pattern: new URLPattern({ pathname }), handle };
  });
  return async (request: IncomingMessage, pathname: string): Promise<Answer> => {
    for (const { method, pattern, handle } of patterns) {
      const match = method === request.method && pattern.exec({ pathname });
      if (!match) continue;
      const params = match.pathname.groups as Record<string, string>;
      const { authorization } = request.headers;
      return handle({ params, authorization, body: await readBody(request) });
    }
    throw new Problem(404, 'NOT_FOUND', 'There is nothing at this address');
  };
}

/** What the control API of every stand-in can do. `release` ends the waits that a fault has ordered. */
const controlRoutes = ({ faults, webhooks, clear }: Served, release: () => void): Routes => ({
  'GET /_sandbox/faults': () => json(200, faults.current()),
  'PUT /_sandbox/faults': ({ body }) => {
    faults.order(parseJson(body));
    release();
    return json(200, faults.current());
  },
  'GET /_sandbox/deliveries': () => json(200, { deliveries: webhooks.deliveries() }),
  'POST /_sandbox/webhooks/flush': () => json(200, { flushed: webhooks.flush() }),
  'POST /_sandbox/reset': async () => {
    faults.clear();
    release();
    await webhooks.reset();
    clear();
    return json(200, { success: true });
  },
});

/**
 * Listens on 127.0.0.1; port 0 takes a free one: see `url`. `serve` is told the address, and says
 * what is answered there, beside the control API. Rejects when the port is in use.
 */
export async function listen(port: number, serve: (url: string) => Served): Promise<StandIn> {
  // idle connections stay: a request that is sent while one is closed would be lost
  const server = createServer({ keepAliveTimeout: 0 });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let waits = new AbortController();
  const release = (): void => {
    waits.abort();
    waits = new AbortController();
  };
  const served = serve(url);
  const { name, faults, webhooks, isApi } = served;
  const answerTo = router({ ...served.routes, ...controlRoutes(served, release) });

  const asAnswer = (error: unknown): Answer => {
    if (error instanceof Problem) return problemAnswer(error);
    console.error(`The ${name} failed:`, error);
    return problemAnswer(
      new Problem(500, 'SANDBOX_ERROR', 'The sandbox itself failed: see its log'),
    );
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', url).pathname;
    const answer = await answerTo(request, path).catch(asAnswer);
    const { signal } = waits;
    if (answer === 'hang') return signal.addEventListener('abort', () => response.destroy());
    const { latency_ms } = faults.current();
    if (isApi(path) && latency_ms > 0)
      await sleep(latency_ms, undefined, { signal }).catch(() => undefined);
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
      release();
      const closed = server[Symbol.asyncDispose]();
      server.closeAllConnections();
      await closed;
      await webhooks.reset();
    },
  };
}
