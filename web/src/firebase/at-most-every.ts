/** Runs `run` at most once per `ms`; calls in between get the last run's result. */
export function atMostEvery(ms: number, run: () => Promise<void>): () => Promise<void> {
  let last: { readonly at: number; readonly answer: Promise<void> } | null = null;
  return () => {
    const at = performance.now();
    if (!last || at - last.at >= ms) last = { at, answer: run() };
    return last.answer;
  };
}
