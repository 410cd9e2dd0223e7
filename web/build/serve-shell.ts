import type { Connect, Plugin } from 'vite';

const toShell: Connect.NextHandleFunction = (request, _response, next) => {
  const path = request.url?.split('?')[0] ?? '/';
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  if (wantsPage && !/\.\w+$/.test(path)) request.url = '/app.html';
  next();
};

/** In development every route is answered with the shell: pages are drawn in the browser alone. */
export function serveShell(): Plugin {
  return {
    name: 'ghar:serve-shell',
    configureServer: ({ middlewares }) => {
      middlewares.use(toShell);
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(toShell);
    },
  };
}
