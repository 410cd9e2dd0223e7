import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { BUCKET } from '../../tools/seed/images.ts';
import { functionsApp } from '../../tools/stack/functions-app.mjs';
import { stack } from '../stack.ts';
import { callFunctionsAt } from './backend.ts';

let starting: Promise<string> | undefined;

/**
 * Serves the functions of `functions/src` from this process, configured as the functions emulator
 * configures them, and has `backend.ts` call them there: without Hosting, the CLI and their logs in
 * between.
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
  const functions = await import('../../functions/src/index.ts');
  const server = createServer(functionsApp(functions, ({ path }) => path.slice(1)));
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
