/**
 * Calls `end` when this process is told to stop: by a signal, or because npm,
 * which started it, is gone. A second signal calls it with `force`.
 */
export function onStopSignal(end: (force: boolean) => void): void {
  let told = false;
  const stop = (): void => {
    end(told);
    told = true;
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, debounced(stop));
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    if (!told) stop();
  }, 1000);
  watch.unref();
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
