import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, problemAnswer, type Routes } from './answers.ts';
import { controlRoutes } from './control-routes.ts';
import { createHeldResponses } from './held-responses.ts';
import { readBody } from './json-body.ts';
import { Problem } from './problem.ts';
import type { Served } from './served.ts';

/** Answers a request by the first of the routes that matches it; without one it is a 404. */
function router(routes: Routes) {
  const patterns = Object.entries(routes).map(([route, handle]) => {
    const [method, pathname = ''] = route.split(' ');
    return { method, pattern: new URLPattern({ pathname }), handle };
  });
  return async (request: IncomingMessage, pathname: string): Promise<Answer> => {
    for (const { method, pattern, handle } of patterns) {
      const match = method === request.method && pattern.exec({ pathname });
      if (match) {
        const params = match.pathname.groups as Record<string, string>;
        const { authorization } = request.headers;
        return handle({ params, authorization, body: await readBody(request) });
      }
    }
    throw new Problem(404, 'NOT_FOUND', 'There is nothing at this address');
  };
}

/** A running stand-in with its own memory. */
export type StandIn = {
  /** The base address, without a trailing slash. */
  url: string;
  /** Closes connections, stops deliveries and frees the port. */
  close: () => Promise<void>;
};

/**
 * Listens on 127.0.0.1; port 0 takes a free one: see `url`. `serve` is told the address, and says
 * what is answered there, beside the control API. Rejects when the port is in use.
 */
export async function listen(port: number, serve: (url: string) => Served): Promise<StandIn> {
  // idle connections stay: a request that is sent while one is closed would be lost
  const server = createServer({ keepAliveTimeout: 0 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const held = createHeldResponses();
  const served = serve(url);
  const { name, faults, webhooks, isApi } = served;
  const answerTo = router({ ...served.routes, ...controlRoutes(served, held) });

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
    if (answer === 'hang') return held.hang(response);
    if (isApi(path)) await held.pause(faults.current().latency_ms);
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
      await webhooks.reset();
    },
  };
}
