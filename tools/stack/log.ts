import { existsSync, readFileSync } from 'node:fs';

/** The last lines of a text, without trailing empty ones. */
export function tailOf(text: string, lines = 40): string {
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}

/** The current content of a log file. */
export function readLog(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
