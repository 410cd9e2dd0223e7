import { EventEmitter } from 'node:events';
import http from 'node:http';

/**
 * Loaded into the Firebase CLI (`node --import`), for the requests that it passes
 * on to the functions' workers. Each gets a connection of its own: a worker closes
 * one that was idle for some seconds, and where the machine is busy the CLI has not
 * heard of that when it sends the next request there: it is lost, and answered with
 * 500.
 */
http.globalAgent = new http.Agent({ keepAlive: false });

/**
 * A worker that refuses a body before it has read it all answers and closes. The CLI
 * would take the rest that it cannot send for a failure, answer again, and end.
 */
http.ClientRequest.prototype.emit = function emit(event, ...rest) {
  if (event === 'error' && this.res) return true;
  return EventEmitter.prototype.emit.call(this, event, ...rest);
};
