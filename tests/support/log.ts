import { readFileSync } from 'node:fs';
import { stack } from '../stack.ts';

/** One structured entry of the backend's log. */
export type LogEntry = {
  readonly severity: string;
  readonly event: string;
  readonly message: string;
  readonly order_id?: string;
  readonly order_number?: string;
  readonly payment_intent_id?: string;
  readonly source?: string;
  readonly outcome?: string;
  readonly alarm?: string;
};

/** The lines of the functions' log from an offset. */
export const logLines = (from = 0): string[] =>
  readFileSync(stack.logFile, 'utf8').slice(from).split('\n');

/** The log's current length, for {@link logLines}. */
export const logEnd = (): number => readFileSync(stack.logFile, 'utf8').length;

/** The structured entries about an order, or all. */
export const entriesOf = (orderId?: string, from = 0): LogEntry[] =>
  logLines(from)
    .flatMap((line) => /\{"severity".*\}/.exec(line) ?? [])
    .map((json) => JSON.parse(json) as LogEntry)
    .filter(({ order_id }) => orderId === undefined || order_id === orderId);

/** The entries that docs/operations.md finds by an order's number. */
export const entriesOfNumber = (number: string): LogEntry[] =>
  entriesOf().filter(({ order_number }) => order_number === number);
