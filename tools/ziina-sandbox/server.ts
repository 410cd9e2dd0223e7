import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, problemAnswer, type Route } from './answers.ts';
import { apiRoutes } from './api-routes.ts';
import { controlRoutes } from './control-routes.ts';
import { createFaults } from './faults.ts';
import { createHeldResponses } from './held-responses.ts';
import { createIntents, publicIntent } from './intents.ts';
import { readBody } from './json-body.ts';
import { pageRoutes } from './page-routes.ts';
import { Problem } from './problem.ts';
import { createRefunds } from './refunds.ts';
import { createWebhooks } from './webhooks.ts';

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

async function answerTo(routes: Route[], request: IncomingMessage, path: string): Promise<Answer> {
  for (const route of routes) {
    const params = route.method === request.method && matchPath(route.path, path);
    if (params) {
      const { authorization } = request.headers;
      return route.handle({ params, authorization, body: await readBody(request) });
    }
  }
  throw notFound;
}

function asAnswer(error: unknown): Answer {
  if (error instanceof Problem) return problemAnswer(error);
  console.error('The Ziina sandbox failed:', error);
  return problemAnswer(new Problem(500, 'SANDBOX_ERROR', 'The sandbox itself failed: see its log'));
}

/** A running sandbox with its own memory. */
export type ZiinaSandbox = {
  /** The base address, without a trailing slash. */
  url: string;
  /** Closes connections, stops deliveries and frees the port. */
  close: () => Promise<void>;
};

/**
 * Starts a stand-in for Ziina on 127.0.0.1. Port 0 takes a free one: see `url`. `retryDelaysMs` are
 * the delays before a webhook's retries. Rejects when the port is in use.
 */
export async function startZiinaSandbox(options: {
  port: number;
  host?: '127.0.0.1';
  retryDelaysMs?: number[];
}): Promise<ZiinaSandbox> {
  const { port, host = '127.0.0.1', retryDelaysMs = [1_000, 3_000, 9_000] } = options;
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;

  const faults = createFaults();
  const held = createHeldResponses();
  const webhooks = createWebhooks({ faults, retryDelaysMs });
  const intents = createIntents({
    url,
    faults,
    onStatusChange: (intent) => {
      const event = 'payment_intent.status.updated';
      const body = JSON.stringify({ event, data: publicIntent(intent) });
      webhooks.emit({ event, payment_intent_id: intent.id, status: intent.status, body });
    },
  });
  const refunds = createRefunds({
    intents,
    onStatusChange: (refund) => {
      const event = 'refund.status.updated';
      const body = JSON.stringify({ event, data: refund });
      const { payment_intent_id, status } = refund;
      webhooks.emit({ event, payment_intent_id, status, body });
    },
  });
  const sandbox = { intents, refunds, webhooks, faults, held };
  const routes = [...apiRoutes(sandbox), ...pageRoutes(sandbox), ...controlRoutes(sandbox)];

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', url).pathname;
    const answer = await answerTo(routes, request, path).catch(asAnswer);
    if (answer === 'hang') return held.hang(response);
    if (path.startsWith('/api/')) await held.pause(faults.current().latency_ms);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }
  server.on('request', (request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error('The Ziina sandbox could not answer:', error);
      response.destroy();
    });
  });

  return {
    url,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      held.release();
      server.closeAllConnections();
      await webhooks.reset();
      await closed;
    },
  };
}
