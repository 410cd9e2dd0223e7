import { ACTORS, type Actor } from './actors.ts';

/** An operation and the actors who may do it; all others must be refused. */
type Permission = {
  readonly operation: string;
  readonly allowed: readonly Actor[];
  /** It changes nothing. */
  readonly reads?: true;
};

/** The expected answer to an actor's operation. */
export type Cell<Row extends Permission> = {
  readonly row: Row;
  readonly isAllowed: boolean;
  /** For the test's title. */
  readonly may: 'may' | 'may not';
  /** For the test: whether only `npm run test:all` runs it. */
  readonly tags: 'nightly'[];
};

/** Actors whose cells all run in `npm test`; for others, one read and one write per collection. */
const DAILY: ReadonlySet<Actor> = new Set(['visitor', 'with forged claims', 'helper', 'admin']);

/** An actor's cells for the operations on one collection. */
export function cellsOf<Row extends Permission>(actor: Actor, rows: readonly Row[]): Cell<Row>[] {
  const samples = new Set([
    sampleOf(rows.filter(({ reads }) => reads)),
    sampleOf(rows.filter(({ reads }) => !reads)),
  ]);
  return rows.map((row) => {
    const isAllowed = row.allowed.includes(actor);
    const isDaily = DAILY.has(actor) || samples.has(row);
    return {
      row,
      isAllowed,
      may: isAllowed ? 'may' : 'may not',
      tags: isDaily ? [] : ['nightly'],
    };
  });
}

/** The first row that depends on the actor, or else the first. */
const sampleOf = <Row extends Permission>(rows: readonly Row[]): Row | undefined =>
  rows.find(({ allowed }) => allowed.length > 0 && allowed.length < ACTORS.length) ?? rows[0];
