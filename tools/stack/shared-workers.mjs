import { createRequire } from 'node:module';

/**
 * Preloaded into the Firebase CLI (`node --import`): a function's process works on several requests at
 * once, as an instance in production does. The CLI would start a process for each request that comes
 * while others are worked on, which takes two seconds of the processor.
 * docs/decisions/103-one-process-a-function.md
 */
const require = createRequire(import.meta.url);
const {
  RuntimeWorker,
  RuntimeWorkerPool,
  RuntimeWorkerState,
} = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js');

const { request } = RuntimeWorker.prototype;
const { startRuntime } = FunctionsEmulator.prototype;

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
  const start = starting.get(trigger?.id) ?? startRuntime.call(this, backend, trigger);
  if (trigger) {
    starting.set(trigger.id, start);
    start.finally(() => starting.delete(trigger.id)).catch(() => undefined);
  }
  return start;
};
