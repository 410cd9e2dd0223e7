import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The levels of tests, the cheapest first; each runs all that the one before it does. */
export const LEVELS = ['validate', 'test', 'all'] as const;
export type Level = (typeof LEVELS)[number];

/** What a fault would cost; `npm test` catches all but `other` (docs/changing.md). */
export const KINDS = ['money', 'stock', 'access', 'personal data', 'other'] as const;

/** A fault put in by hand: a patch of the product with a header, from before its first `diff`. */
export type Fault = {
  /** The patch's name, without its ending. */
  readonly name: string;
  readonly file: string;
  /** What a customer, a merchant or an attacker would notice. */
  readonly says: string;
  readonly kind: (typeof KINDS)[number];
  /** The cheapest level that catches it. */
  readonly expected: Level;
  /** What to run at a level: arguments of `npm test`, `<step…> -- <file…>`. */
  readonly nearest: Readonly<Partial<Record<Level, string>>>;
};

const ENDING = '.patch';
const FOLDER = import.meta.dirname;

/** The faults in this folder. @throws Error that names a file with an incomplete header. */
export function readFaults(): Fault[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(ENDING));
  return files.toSorted().map((name) => readFault(join(FOLDER, name), name));
}

function readFault(file: string, name: string): Fault {
  const [head = ''] = readFileSync(file, 'utf8').split(/^diff /m);
  const fields = Object.fromEntries(
    [...head.matchAll(/^(\w+): *(.+)$/gm)].map(([, key, value]) => [key, value]),
  );
  const oneOf = <Value extends string>(key: string, values: readonly Value[]): Value => {
    const found = values.find((value) => value === fields[key]);
    if (found === undefined)
      throw new Error(`tests/planted/${name}: "${key}:" is none of ${values.join(', ')}`);
    return found;
  };
  const nearest = Object.fromEntries(
    LEVELS.flatMap((level) => (fields[level] ? [[level, fields[level]]] : [])),
  );
  const expected = oneOf('Expected', LEVELS);
  if (!fields['Fault'] || nearest[expected] === undefined)
    throw new Error(`tests/planted/${name}: "Fault:" or "${expected}:" is missing`);
  return {
    name: name.slice(0, -ENDING.length),
    file,
    says: fields['Fault'],
    kind: oneOf('Kind', KINDS),
    expected,
    nearest,
  };
}
