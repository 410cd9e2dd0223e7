import { latinDigits, numeral } from '@ghar/domain/text/digits';
import { linesOf, separatedCells } from '../shipping/pasted-numbers.ts';

export type Row = {
  /** As pasted. */
  readonly line: string;
  /** One if nothing but blanks separates it. */
  readonly cells: readonly string[];
};

/** A number with commas as thousands separators, outside of quotes. */
const GROUPED = /(?<![\d.,"'-])\d{1,3}(?:,\d{3})+(?!\d)/g;
/** The same, after a currency, in any of its forms. */
const CHARGED = /(?<=(?:AED|DHS?|د(?:\.?إ|ره\p{L}{0,3}))[.\s]*)\d{1,3}(?:,\d{3})+(?!\d)/giu;
/** A comma without a blank after it, which separates cells rather than words. */
const SEPARATING_COMMA = /,(?=\S)/;

const joinGroups = (line: string, grouped: RegExp): string =>
  line.replaceAll(grouped, (number) => number.replaceAll(',', ''));

/**
 * Takes the thousands separators away, lest they separate cells: in `1,216` after a currency, and in any number of a line
 * that is not separated by commas.
 */
function withoutGroups(line: string): string {
  const charged = joinGroups(latinDigits(line), CHARGED);
  const joined = joinGroups(charged, GROUPED);
  return SEPARATING_COMMA.test(joined) ? charged : joined;
}

/** A statement's rows, without empty ones. */
export const rowsOf = (text: string): readonly Row[] =>
  linesOf(text).map((line) => ({ line: line.trim(), cells: separatedCells(withoutGroups(line)) }));

/** A tracking or order number, however it is spaced and punctuated. */
export const keyOf = (number: string): string =>
  number.replaceAll(/[^\p{L}\d]/gu, '').toUpperCase();

/** An accountant's minus: `(309.00)`, `309.00-`. */
const TAKEN_BACK = /^\(.*\)$|-$/;

/** The only number of a text, in dirhams, in any digits and beside any currency; null if there are none or several. */
export function amountIn(text: string): number | null {
  const [number, ...others] = numeral(text).match(/-?\d(?:[\d.,]*\d)?/g) ?? [];
  if (number === undefined || others.length > 0) return null;
  const amount = numeral(number);
  if (!/^-?\d+(\.\d+)?$/.test(amount)) return null;
  return TAKEN_BACK.test(text.trim()) ? -Math.abs(Number(amount)) : Number(amount);
}

/** The longest number of several words. */
const MAX_WORDS = 4;
/** Shorter ones are numbers of pieces, houses, or days. */
const LEAST_CHARACTERS = 5;

/** A number in a row: where its cells or words are. */
export type Place<Found> = {
  readonly found: Found;
  readonly parts: readonly string[];
  readonly first: number;
  readonly last: number;
  /** True iff `parts` are the row's cells: else they are its words. */
  readonly inCells: boolean;
};

/** Finds a number that is known, in a cell of its own or among the words of a row. */
export function placeOf<Found>(
  { cells }: Row,
  known: ReadonlyMap<string, Found>,
): Place<Found> | null {
  for (const [at, cell] of cells.entries()) {
    const found = known.get(keyOf(cell));
    if (found !== undefined) return { found, parts: cells, first: at, last: at, inCells: true };
  }
  const words = cells.flatMap((cell) => cell.split(' '));
  for (let length = MAX_WORDS; length > 0; length--)
    for (let first = 0; first + length <= words.length; first++) {
      const key = keyOf(words.slice(first, first + length).join(''));
      const found = key.length < LEAST_CHARACTERS ? undefined : known.get(key);
      if (found !== undefined)
        return { found, parts: words, first, last: first + length - 1, inCells: false };
    }
  return null;
}

/**
 * A row's amounts by column. That of cells is their position; words have none, so an amount among them is counted from the
 * number: 1 is the next one after it, -1 the last before it.
 */
export function amountsOf({
  parts,
  first,
  last,
  inCells,
}: Omit<Place<unknown>, 'found'>): ReadonlyMap<number, number> {
  const amounts = parts.map(amountIn);
  if (inCells)
    return new Map(
      amounts.flatMap((amount, at) => (amount === null || at === first ? [] : [[at, amount]])),
    );
  const some = (all: readonly (number | null)[]): number[] => all.filter((one) => one !== null);
  return new Map([
    ...some(amounts.slice(last + 1)).map((amount, at) => [at + 1, amount] as const),
    ...some(amounts.slice(0, first).toReversed()).map((amount, at) => [-at - 1, amount] as const),
  ]);
}
