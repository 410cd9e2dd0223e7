import { existsSync, readFileSync } from 'node:fs';

export function tailOf(text: string, lines = 40): string {
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}

export function readLog(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
