import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Serves the HTTP functions of the current folder under their names, as Cloud Functions' server
 * does, with that folder's packages only. Prints its port.
 */
const folder = process.cwd();
const express = createRequire(join(folder, 'package.json'))('express');
const functions = await import(pathToFileURL(join(folder, 'lib/index.js')).href);

const app = express();
app.use(
  express.json({
    verify: (request, _, bytes) => {
      request.rawBody = bytes;
    },
  }),
);
for (const [name, run] of Object.entries(functions)) {
  const { httpsTrigger, callableTrigger } = run['__endpoint'] ?? {};
  if (httpsTrigger ?? callableTrigger) app.use(`/${name}`, run);
}
const server = app.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port}`));
