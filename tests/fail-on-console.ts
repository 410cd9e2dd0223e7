import { afterEach, beforeEach } from 'vitest';

/**
 * Fails a test that prints a warning or an error on the console. A test that expects one replaces
 * the method (`vi.spyOn(console, 'error').mockImplementation(…)`) and asserts it.
 */
const { warn, error } = console;
let printed: string[] = [];

const record =
  (original: (...words: unknown[]) => void) =>
  (...words: unknown[]): void => {
    printed.push(words.map(String).join(' '));
    original(...words);
  };

const onWarning = (warning: Error): void => void printed.push(String(warning));

beforeEach(() => {
  printed = [];
  console.warn = record(warn);
  console.error = record(error);
  process.on('warning', onWarning);
});

afterEach(() => {
  Object.assign(console, { warn, error });
  process.off('warning', onWarning);
  if (printed.length > 0)
    throw new Error(`The test printed warnings or errors:\n${printed.join('\n')}`);
});
