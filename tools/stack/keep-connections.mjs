import http from 'node:http';

/**
 * Preloaded into the Firebase CLI (`node --import`): its servers keep idle connections. Node closes
 * them after five seconds, and a request that is sent at that moment is lost.
 */
const { createServer } = http;
http.createServer = (...options) => {
  const server = createServer(...options);
  server.keepAliveTimeout = 0;
  return server;
};
