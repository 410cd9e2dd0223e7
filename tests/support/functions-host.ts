import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { BUCKET } from '../../tools/seed/images.ts';
import { stack } from '../stack.ts';
import { callFunctionsAt } from './backend.ts';

type Body = {
  rawBody?: Buffer;
  readonly body: unknown;
  readonly params: { readonly name: string };
};
type Answer = {
  readonly status: (status: number) => Answer;
  readonly send: (body?: unknown) => void;
};
type Handler = (request: Body, response: Answer, next: (error: unknown) => void) => unknown;
type Express = {
  (): RequestListener & {
    readonly use: (middleware: Handler) => void;
    readonly all: (path: string, handler: Handler) => void;
  };
  readonly json: (options: object) => Handler;
};
type CloudFunction = ((...input: unknown[]) => unknown) & {
  readonly __endpoint?: { readonly eventTrigger?: object };
};

// the one that the functions' library has its requests and responses from
const require = createRequire(createRequire(import.meta.url).resolve('firebase-functions'));
const express = require('express') as Express;

let starting: Promise<string> | undefined;

/**
 * Serves the functions of `functions/src` from this process, configured as the functions emulator
 * configures them, and has `backend.ts` call them there. The emulator has a process for each, which
 * takes seconds of the processor to start.
 */
export async function serveFunctions(): Promise<void> {
  callFunctionsAt(await (starting ??= start()));
}

/** Has a file's tests call the functions of the emulator, where the way to them is tested. */
export function overHttp(): void {
  beforeAll(() => callFunctionsAt(null));
  afterAll(serveFunctions);
}

async function start(): Promise<string> {
  process.loadEnvFile(join(stack.functionsFolder, `.env.${stack.projectId}`));
  process.loadEnvFile(join(stack.functionsFolder, '.secret.local'));
  process.env['FIREBASE_CONFIG'] = JSON.stringify({
    projectId: stack.projectId,
    storageBucket: BUCKET,
  });
  // relative to the module that loads it, which is bundled into lib on a deploy
  process.env['STORE_BUILD'] = `../../lib/${process.env['STORE_BUILD']!}`;
  const functions = (await import('../../functions/src/index.ts')) as unknown as Readonly<
    Record<string, CloudFunction>
  >;

  const app = express();
  app.use(
    express.json({
      limit: '32mb',
      type: ['application/json', 'application/cloudevents+json'],
      verify: (request: Body, _: unknown, rawBody: Buffer) => Object.assign(request, { rawBody }),
    }),
  );
  app.all('/:name', async (request, response, next) => {
    try {
      const run = functions[request.params.name]!;
      if (!run.__endpoint?.eventTrigger) return await run(request, response);
      await run(request.body);
      response.send();
    } catch (error) {
      next(error);
    }
  });
  const server = createServer(app);
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
