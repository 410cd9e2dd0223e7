import { join, resolve } from 'node:path';

/** The folder of the repository. */
export const root = resolve(import.meta.dirname, '../..');

/** The emulators' project: the prefix `demo-` keeps every tool away from real ones. */
export const projectId = 'demo-ghar';

/** Where everything of the local stack listens. */
export const host = '127.0.0.1';

/** A path in the folder that `npm ci` empties and git ignores. */
export const cachePath = (...parts: string[]): string =>
  join(root, 'node_modules/.cache', ...parts);

/** What is kept for the stack of one port set: its log, its temporary files. */
export const stackPath = (offset: number, ...parts: string[]): string =>
  cachePath('stack', String(offset), ...parts);
