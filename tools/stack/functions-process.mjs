import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { functionsApp } from './functions-app.mjs';

/**
 * The process of all functions of the current folder, started by the Firebase CLI in the place of one
 * process a function (shared-workers.mjs). Listens on the socket that PORT names.
 */
const main = createRequire(join(process.cwd(), 'package.json')).resolve(process.cwd());
const functions = await import(pathToFileURL(main).href);

createServer(functionsApp(functions, ({ headers }) => headers['x-ghar-function'])).listen(
  process.env.PORT,
);
// a stop signal reaches the CLI, which ends this process
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
