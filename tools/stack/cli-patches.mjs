import { EventEmitter } from 'node:events';
import http from 'node:http';
import { createRequire } from 'node:module';
import './one-process.mjs';

/** Preloaded into the Firebase CLI (`node --import`). */
const require = createRequire(import.meta.url);

// shuts the emulators down when the parent process has died
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();

// No idle connection is closed, neither to the servers nor to the functions: a request that is sent at that moment is
// lost, or answered with 500.
const { createServer } = http;
http.createServer = (...options) => {
  const server = createServer(...options);
  server.keepAliveTimeout = 0;
  return server;
};
http.globalAgent = new http.Agent({ keepAlive: false });

// A function that rejects a body before reading all of it answers and closes. The CLI would treat the unsent rest as a
// failure, answer again, and exit.
http.ClientRequest.prototype.emit = function emit(event, ...rest) {
  if (event === 'error' && this.res) return true;
  return EventEmitter.prototype.emit.call(this, event, ...rest);
};

// The functions' secrets are of this stack. The CLI knows only functions/.secret.local, which all stacks would share,
// and a secret may be an address with a port.
require('firebase-tools/lib/emulator/functionsEmulatorShared').getSecretLocalPath = () =>
  process.env.GHAR_SECRETS;

// The imported seed is moved before the triggers are connected, which would take it for changes of the shop.
const { now, ...stack } = JSON.parse(process.env.GHAR_MOVE_SEED);
if (now !== null) {
  const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator');
  const { connect } = FunctionsEmulator.prototype;
  FunctionsEmulator.prototype.connect = async function connectLater() {
    const { moveSeed } = await import('../seed/move-seed.ts');
    await moveSeed(stack, new Date(now));
    return connect.call(this);
  };
}
