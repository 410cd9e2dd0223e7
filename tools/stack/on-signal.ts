const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `end` when this process should stop: on a signal, or when npm, its parent, is gone. A
 * second signal calls it with `force`.
 *
 * @returns a function that stops listening.
 */
export function onStopSignal(end: (force: boolean) => void): () => void {
  let told = false;
  const stop = (): void => {
    end(told);
    told = true;
  };
  const listeners = SIGNALS.map((name) => [name, debounced(stop)] as const);
  for (const [name, listener] of listeners) process.on(name, listener);
  const isOfNpm = process.env['npm_lifecycle_event'] !== undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (isOfNpm && process.ppid !== parent && !told) stop();
  }, 1000).unref();
  return () => {
    for (const [name, listener] of listeners) process.off(name, listener);
    clearInterval(watch);
  };
}

/** Merges the signals of one Ctrl-C, which arrive from the terminal and through npm. */
function debounced(action: () => void): () => void {
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last > 300) action();
    last = now;
  };
}
