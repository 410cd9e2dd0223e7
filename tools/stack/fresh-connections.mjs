import http from 'node:http';

/**
 * Loaded into the Firebase CLI (`node --import`): each request that it passes on
 * to a function's worker gets a connection of its own. A worker closes one that
 * was idle for some seconds, and where the machine is busy the CLI has not heard
 * of that when it sends the next request there: it is lost, and answered with 500.
 */
http.globalAgent = new http.Agent({ keepAlive: false });
