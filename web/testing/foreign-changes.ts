import { afterAll } from 'vitest';
import { tolerateForeignChanges } from '../src/browser/foreign-changes.ts';

/**
 * Tolerates foreign changes as the app does, in the tests of one file. Files share a window, and happy-dom's selects
 * are proxies, whose options would be appended where they are to be moved.
 */
export function tolerateForeignChangesInThisFile(): void {
  // oxlint-disable-next-line typescript/unbound-method -- put back below
  const { insertBefore, removeChild } = Node.prototype;
  tolerateForeignChanges();
  afterAll(() => void Object.assign(Node.prototype, { insertBefore, removeChild }));
}
