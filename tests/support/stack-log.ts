import { appendFileSync } from 'node:fs';
import { stack } from '../stack.ts';

/** Stands in for the functions' logger in the tests' process: it writes to the stack's log, too. */
export const write = (entry: object): void =>
  appendFileSync(stack.logFile, `${JSON.stringify(entry)}\n`);
