/** A seeded pseudo-random generator. */
export type Random = {
  /** An integer from `low` to `high`, inclusive. */
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  id(): string;
  uuid(): string;
};

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

/** The generator of a name. Names are independent, so that one can change without the others. */
export function randomOf(name: string): Random {
  let state = hash(name);
  /** Mulberry32: a number in [0, 1). */
  const draw = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number =>
    low + Math.floor(draw() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)]!;
  const text = (signs: string, length: number): string =>
    Array.from({ length }, () => signs[between(0, signs.length - 1)]).join('');
  const hex = (length: number): string => text('0123456789abcdef', length);
  return {
    between,
    pick,
    id: () => text(LETTERS_AND_DIGITS, ID_LENGTH),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${text('89ab', 1)}${hex(3)}-${hex(12)}`,
  };
}

/** Repeats each item by its weight, to draw from. */
export const weighted = <Item extends string>(weights: Readonly<Record<Item, number>>): Item[] =>
  Object.entries<number>(weights).flatMap(([item, weight]) =>
    Array<Item>(weight).fill(item as Item),
  );

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value;
}
