import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { functionsApp } from './functions-app.mjs';

/**
 * The process of all functions of the current folder, started by the Firebase CLI in the place of one
 * process a function (one-process.mjs). Listens on the socket or port that PORT names, and tells
 * its parent the port.
 */
const main = createRequire(join(process.cwd(), 'package.json')).resolve('./');
const functions = await import(pathToFileURL(main).href);

const app = functionsApp(functions, ({ headers }) => headers['x-ghar-function']);
const server = createServer(app).listen(process.env.PORT, () => {
  const { port } = server.address();
  if (port) process.send(port);
});
// a stop signal reaches the CLI, which ends this process
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
