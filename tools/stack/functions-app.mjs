import { createRequire } from 'node:module';

// the Firebase CLI's own
const firebaseTools = createRequire(import.meta.url).resolve('firebase-tools/package.json');
const express = createRequire(firebaseTools)('express');

/**
 * Serves functions as the functions emulator's runtime does: those of requests get the request with
 * its raw body, the others the event in its body. `nameOf` says which one a request is for.
 */
export function functionsApp(functions, nameOf) {
  const app = express();
  app.enable('trust proxy');
  const reading = { limit: '32mb', verify: keepRawBody };
  app.use(express.json(reading));
  app.use(express.text(reading));
  app.use(express.urlencoded({ ...reading, extended: true }));
  app.use(express.raw({ ...reading, type: '*/*' }));
  app.all('/__/health', (_, response) => response.send());
  const answer = async (request, response) => {
    const run = functions[nameOf(request)];
    if (!run['__endpoint'].eventTrigger) return run(request, response);
    await run(eventOf(request));
    response.send({ status: 'acknowledged' });
  };
  app.all('*', (request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      response.status(500).send(String(error));
    });
  });
  return app;
}

const keepRawBody = (request, _, bytes) => {
  request.rawBody = bytes;
};

/** The CloudEvent of a request: in its body, or its attributes in headers and its data in the body. */
function eventOf({ headers, body, rawBody }) {
  if (headers['ce-type'] === undefined) return JSON.parse(rawBody.toString());
  const attributes = Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith('ce-') ? [[name.slice('ce-'.length), value]] : [],
  );
  return { ...Object.fromEntries(attributes), data: body };
}
