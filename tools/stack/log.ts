import { existsSync, readFileSync } from 'node:fs';

/** The last lines of a text, without the empty ones at its end. */
export function tailOf(text: string, lines = 40): string {
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}

/** What is in a log file by now. */
export function readLog(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
