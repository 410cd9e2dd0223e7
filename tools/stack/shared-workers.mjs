import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Preloaded into the Firebase CLI (`node --import`): one process works on the requests of all
 * functions, several at once (functions-process.mjs). The CLI would start a process for each function,
 * and another for each request that comes while others are worked on: each takes two seconds of the
 * processor. docs/decisions/103-one-process-a-function.md
 *
 * With GHAR_PROCESS_A_FUNCTION each function has one of its own.
 */
const require = createRequire(import.meta.url);
const {
  RuntimeWorker,
  RuntimeWorkerPool,
  RuntimeWorkerState,
} = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js');
const {
  getTemporarySocketPath,
} = require('firebase-tools/lib/emulator/functionsEmulatorShared.js');

const isForAll = !process.env.GHAR_PROCESS_A_FUNCTION;
const { request } = RuntimeWorker.prototype;
const { startRuntime } = FunctionsEmulator.prototype;
const { addWorker, submitRequest } = RuntimeWorkerPool.prototype;

/** The requests that a worker is working on. */
const running = new WeakMap();
/** The starts of workers, by trigger. */
const starting = new Map();

RuntimeWorker.prototype.request = async function share(...its) {
  running.set(this, (running.get(this) ?? 0) + 1);
  await request.apply(this, its);
  const left = running.get(this) - 1;
  running.set(this, left);
  // the CLI takes it for idle after each request
  if (left > 0 && this.state === RuntimeWorkerState.IDLE) this.state = RuntimeWorkerState.BUSY;
};

RuntimeWorkerPool.prototype.getIdleWorker = function anyWorker(triggerId, runtime) {
  this.cleanUpWorkers();
  return this.getTriggerWorkers(triggerId, runtime).find(
    ({ state }) => state === RuntimeWorkerState.IDLE || state === RuntimeWorkerState.BUSY,
  );
};

FunctionsEmulator.prototype.startRuntime = function startOnce(backend, trigger) {
  const key = isForAll ? 'all' : trigger?.id;
  const its = isForAll ? undefined : trigger;
  const start = starting.get(key) ?? startRuntime.call(this, backend, its);
  if (key) {
    starting.set(key, start);
    start.finally(() => starting.delete(key)).catch(() => undefined);
  }
  return start;
};

if (isForAll) {
  RuntimeWorkerPool.prototype.getKey = () => 'all';

  RuntimeWorkerPool.prototype.addWorker = function addForAll(_, ...rest) {
    return addWorker.call(this, undefined, ...rest);
  };

  RuntimeWorkerPool.prototype.submitRequest = function submitNamed(triggerId, its, ...rest) {
    // "me-central1-deliverMessage-0"
    const [, name] = /^[a-z]+-[a-z]+\d+-(\w+)/.exec(triggerId);
    const headers = { ...its.headers, 'x-ghar-function': name };
    return submitRequest.call(this, triggerId, { ...its, headers }, ...rest);
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
}
