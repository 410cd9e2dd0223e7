import { isDeepStrictEqual } from 'node:util';

/** A cached value; the same reference as before if unchanged. */
export type Reading<Value> = {
  readonly value: Value;
  /** When the read was requested, in ms since the epoch. */
  readonly at: number;
};

/** Caches `read` for `maxAgeMs`, shared by all callers. Failures are not cached. */
export function cachedRead<Value>(
  read: () => Promise<Value>,
  maxAgeMs: number,
  now: () => number,
): () => Promise<Reading<Value>> {
  let newest: Reading<Value> | null = null;
  let asked: { readonly at: number; readonly answer: Promise<Reading<Value>> } | null = null;

  async function readAt(at: number): Promise<Reading<Value>> {
    const value = await read();
    if (newest !== null && newest.at > at) return newest;
    newest = { value: isDeepStrictEqual(newest?.value, value) ? newest!.value : value, at };
    return newest;
  }

  return () => {
    const at = now();
    if (asked !== null && at - asked.at < maxAgeMs) return asked.answer;
    const current = { at, answer: readAt(at) };
    asked = current;
    current.answer.catch(() => {
      if (asked === current) asked = null;
    });
    return current.answer;
  };
}
