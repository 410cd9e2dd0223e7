const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `end` when this process is told to stop: by a signal, or because npm,
 * which started it, is gone. A second signal calls it with `force`.
 *
 * @returns what makes it listen no more.
 */
export function onStopSignal(end: (force: boolean) => void): () => void {
  let told = false;
  const stop = (): void => {
    end(told);
    told = true;
  };
  const listeners = SIGNALS.map((name) => [name, debounced(stop)] as const);
  for (const [name, listener] of listeners) process.on(name, listener);
  const watch = watchParent(() => {
    if (!told) stop();
  });
  return () => {
    for (const [name, listener] of listeners) process.off(name, listener);
    clearInterval(watch);
  };
}

/** Calls `onGone` once npm is gone, where it started this process. */
function watchParent(onGone: () => void): NodeJS.Timeout | undefined {
  if (process.env['npm_lifecycle_event'] === undefined) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onGone();
  }, 1000);
  return watch.unref();
}

/** A Ctrl-C reaches this process from the terminal and once more through npm: that is one wish. */
function debounced(action: () => void): () => void {
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last > 300) action();
    last = now;
  };
}
