import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * For the Firebase CLI (cli-patches.mjs): one process works on the requests of all functions, several at
 * once (functions-process.mjs). The CLI would start a process for each function,
 * and another for each request that comes while others are worked on: each takes two seconds of the
 * processor. docs/decisions/103-one-process-a-function.md
 */
const require = createRequire(import.meta.url);
const {
  RuntimeWorkerPool,
  RuntimeWorkerState: { BUSY, IDLE },
} = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js');
const {
  getTemporarySocketPath,
} = require('firebase-tools/lib/emulator/functionsEmulatorShared.js');

const { submitRequest } = RuntimeWorkerPool.prototype;
const { startRuntime } = FunctionsEmulator.prototype;
let starting;

RuntimeWorkerPool.prototype.getKey = () => 'all';

RuntimeWorkerPool.prototype.getIdleWorker = function anyWorker() {
  this.cleanUpWorkers();
  return this.getTriggerWorkers().find(({ state }) => state === IDLE || state === BUSY);
};

RuntimeWorkerPool.prototype.submitRequest = function submitNamed(triggerId, its, ...rest) {
  // "me-central1-deliverMessage-0"
  const [, name] = /^[a-z]+-[a-z]+\d+-(\w+)/.exec(triggerId);
  const headers = { ...its.headers, 'x-ghar-function': name };
  return submitRequest.call(this, triggerId, { ...its, headers }, ...rest);
};

FunctionsEmulator.prototype.startRuntime = function startOnce(backend) {
  starting ??= startRuntime.call(this, backend).finally(() => {
    starting = undefined;
  });
  return starting;
};

FunctionsEmulator.prototype.startNode = async function startForAll(backend, envs) {
  const socketPath = getTemporarySocketPath();
  const child = spawn(backend.bin, [join(import.meta.dirname, 'functions-process.mjs')], {
    cwd: backend.functionsDir,
    env: { ...process.env, ...envs, PORT: socketPath },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  return {
    process: child,
    events: new EventEmitter(),
    cwd: backend.functionsDir,
    conn: { httpReqOpts: () => ({ socketPath }) },
  };
};
