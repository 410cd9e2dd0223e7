import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createVite } from 'vite';
import { webEnvironment } from '../stack/build.ts';
import { cachePath, host, root } from '../stack/project.ts';
import type { Stack } from '../stack/start-stack.ts';
import { openDevPages } from './dev-pages.ts';
import { LiveReload } from './live-reload.ts';

/**
 * Starts the server at the store's address. It forwards everything to Hosting, which has the
 * production build, until a source of the pages changes: then open pages reload, and from then on
 * Vite's dev server answers for pages and modules, and Hosting for the rest.
 */
export async function startDevServer(
  { urls, ports, environment }: Stack,
  isOfPages: (file: string) => boolean,
) {
  let showsSources = false;
  const liveReload = new LiveReload();
  const server = createServer((request, response) => {
    if (showsSources) void serveSources(request, response);
    else passOn(request, response, ports.hostingBehind);
  });
  liveReload.acceptOn(server);

  // Vite's configuration and the server SDK read the environment only
  Object.assign(process.env, environment, webEnvironment(ports));
  const vite = await createVite({
    configFile: `${root}/web/vite.config.ts`,
    cacheDir: cachePath('vite', String(ports.hosting)),
    clearScreen: false,
    // only its errors concern the developer
    logLevel: 'error',
    server: { middlewareMode: true, ws: { server } },
    plugins: [
      {
        name: 'ghar:first-change',
        // called after Vite has invalidated the file's modules
        hotUpdate({ file }) {
          if (isOfPages(file)) showSources();
        },
      },
    ],
  });
  const pages = openDevPages(vite, urls);
  await pages.warmUp();

  function showSources(): void {
    if (showsSources) return;
    showsSources = true;
    console.log('web        a source has changed: the pages come from Vite’s dev server now');
    liveReload.reload();
  }

  async function serveSources(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await pages.answer(request, response)) return;
    vite.middlewares(request, response, () => passOn(request, response, ports.hostingBehind));
  }

  await once(server.listen(ports.hosting, host), 'listening');
  const close = async (): Promise<void> => {
    liveReload.close();
    await vite.close();
    await pages.close();
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  return { vite, close };
}

function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = request;
  // no agent, so each request has its own connection: none is lost on one that was closed while
  // idle
  const onward = ask({ host, port, method, path: url, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode!, answer.statusMessage, answer.rawHeaders);
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  response.once('close', () => onward.destroy());
  request.pipe(onward);
}
