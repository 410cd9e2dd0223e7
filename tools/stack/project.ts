import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** The emulators' project: tools treat the prefix `demo-` as offline. */
export const projectId = 'demo-ghar';

export const host = '127.0.0.1';

/** A path in a folder that `npm ci` deletes and git ignores. */
export const cachePath = (...parts: string[]): string =>
  join(root, 'node_modules/.cache', ...parts);

/** A path in the folder of one stack's log and temporary files. */
export const stackPath = (offset: number, ...parts: string[]): string =>
  cachePath('stack', String(offset), ...parts);
