import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { StoreServer } from '@ghar/domain/pages/store-server';
import type { ViteDevServer } from 'vite';
import type { firestoreStoreDocuments } from '../../functions/src/adapters/firestore-store-documents.ts';
import type { createStorePages } from '../../functions/src/storefront/store-pages.ts';
import { securityHeaders } from '../../web/build/content-policy.ts';
import { openServerSdk } from '../server-sdk.ts';
import { projectId, root } from '../stack/project.ts';
import type { Urls } from '../stack/ports.ts';

const STORE_SERVER = '/src/server/store-server.ts';
const DOCUMENTS = join(root, 'functions/src/adapters/firestore-store-documents.ts');
const STORE_PAGES = join(root, 'functions/src/storefront/store-pages.ts');
/** Paths that Vite serves. */
const MODULES = /^\/(?:@|src\/|node_modules\/)/;

/** Adapts production's policy (scripts by hash, no style sheets) to Vite's pages. */
const withVite = (policy: string): string =>
  policy
    .replace(/'sha256-\S+'(?: 'sha256-\S+')*/, "'unsafe-inline'")
    .replace('style-src ', "style-src 'self' ");

/**
 * The store's and the panel's pages, rendered from the current sources and the emulator's
 * documents. They have Hosting's headers; the content policy also allows the inline scripts and
 * style sheets that Vite adds.
 */
export function openDevPages(vite: ViteDevServer, urls: Urls) {
  const { db, close } = openServerSdk({ projectId, storageBucket: `${projectId}.appspot.com` });
  const headers = pageHeaders(urls);
  const load = async <Module>(file: string): Promise<Module> =>
    (await vite.ssrLoadModule(file)) as Module;

  /** As `renderStore` does, without the cache. */
  async function draw(path: string, server: StoreServer) {
    const [{ firestoreStoreDocuments: documentsIn }, { createStorePages: createPages }] =
      await Promise.all([
        load<{ firestoreStoreDocuments: typeof firestoreStoreDocuments }>(DOCUMENTS),
        load<{ createStorePages: typeof createStorePages }>(STORE_PAGES),
      ]);
    const documents = documentsIn(db);
    const now = (): number => Date.now();
    return createPages({ documents, server, origin: urls.hosting, keptS: 0, now }).get(path);
  }

  async function answerAt(path: string, wantsPage: boolean) {
    const server = await load<StoreServer>(STORE_SERVER);
    if (server.kindOf(path) !== null) return draw(path, server);
    return wantsPage ? { contentType: 'text/html', body: server.shellOf(path) } : null;
  }

  return {
    /** Answers a request for a page; false for anything else. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const { method, url = '/', headers: sent } = request;
      const [path = '/'] = url.split('?');
      if (method !== 'GET' || MODULES.test(path)) return false;
      const isFile = /\.\w+$/.test(path);
      const wantsPage = sent.accept?.includes('text/html') === true && !isFile;
      try {
        const answered = await answerAt(path, wantsPage);
        if (answered === null) return false;
        response.writeHead(200, {
          ...headers,
          'Content-Type': `${answered.contentType}; charset=utf-8`,
        });
        response.end(answered.body);
      } catch (error) {
        const failure = error as Error;
        vite.ssrFixStacktrace(failure);
        vite.config.logger.error(failure.stack ?? failure.message, { error: failure });
        response.writeHead(500, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' });
        response.end(failure.stack);
      }
      return true;
    },
    warmUp: () => answerAt('/', true),
    close,
  };
}

function pageHeaders({ auth, firestore, functions, storage }: Urls): Record<string, string> {
  const headers = securityHeaders([auth, firestore, functions, storage]);
  const policy = 'Content-Security-Policy';
  return { ...headers, [policy]: withVite(headers[policy]!), 'Cache-Control': 'no-store' };
}
