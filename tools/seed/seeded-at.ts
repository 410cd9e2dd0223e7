/** The seed's current time: nothing in it is later. */
export const SEEDED_AT = new Date('2026-11-20T09:00:00Z');

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const ago = (milliseconds: number): Date => new Date(SEEDED_AT.getTime() - milliseconds);

/** A value with all its dates, at any depth, later by so many milliseconds. */
export function later<Value>(value: Value, milliseconds: number): Value {
  const moved = (inner: unknown): unknown => {
    if (inner instanceof Date) return new Date(inner.getTime() + milliseconds);
    if (Array.isArray(inner)) return inner.map(moved);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, one]) => [name, moved(one)]));
  };
  return moved(value) as Value;
}
