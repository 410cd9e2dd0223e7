/**
 * Runs `work` so many times, at most `width` concurrently; returns the results and the total time
 * in ms.
 */
export async function inParallel<Result>(
  times: number,
  width: number,
  work: () => Promise<Result>,
): Promise<{ results: Result[]; took: number }> {
  const results: Result[] = [];
  let left = times;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (left-- > 0) results.push(await work());
    }),
  );
  return { results, took: performance.now() - started };
}
