import { EventEmitter } from 'node:events';
import http from 'node:http';

/**
 * Preloaded into the Firebase CLI (`node --import`): disables keep-alive to the functions' workers.
 * A worker closes idle connections, and a request sent at that moment would be lost and answered
 * with 500.
 */
http.globalAgent = new http.Agent({ keepAlive: false });

/**
 * A worker that rejects a body before reading all of it answers and closes. The CLI would treat the
 * unsent rest as a failure, answer again, and exit.
 */
http.ClientRequest.prototype.emit = function emit(event, ...rest) {
  if (event === 'error' && this.res) return true;
  return EventEmitter.prototype.emit.call(this, event, ...rest);
};
