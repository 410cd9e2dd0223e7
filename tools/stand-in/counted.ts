import * as read from './fields.ts';

/** A fault that ends after `times` uses; without `times` it stays. */
export type Counted<Kind> = { kind: Kind; times?: number };

/** Reads `times`, 1 or more. */
export const readTimes = (fields: read.Fields, name: string): { times?: number } => {
  const times = read.optional(fields, 'times', (times) =>
    read.integerFrom(1)(times, `${name}.times`),
  );
  return times === undefined ? {} : { times };
};

export const counted =
  <Kind extends string>(kinds: readonly Kind[]): read.Reader<Counted<Kind>> =>
  (value, name) => {
    const fields = read.readFields(value, ['kind', 'times'], name);
    const kind = read.required(fields, 'kind', (kind) => read.oneOf(kinds)(kind, `${name}.kind`));
    return { kind, ...readTimes(fields, name) };
  };

/** What is left of a counted fault after one use; undefined when it is used up. */
export function usedOnce<Fault extends { times?: number }>(fault: Fault): Fault | undefined {
  if (fault.times === undefined) return fault;
  return fault.times > 1 ? { ...fault, times: fault.times - 1 } : undefined;
}
