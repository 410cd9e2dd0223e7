import { useSyncExternalStore } from 'react';
import { useKept, type Kept } from '../../components/admin/unsaved-work.tsx';
import type { OrderStep } from './order-steps.ts';

/** What was done at once to one order or several, and when. */
export type LoggedChange = { readonly steps: readonly OrderStep[]; readonly at: Date };

/** The changes of a visit that can be taken back, the latest first. */
export class ChangeLog implements Kept {
  #changes: readonly LoggedChange[] = [];
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** The same list until something changes. */
  readonly changes = (): readonly LoggedChange[] => this.#changes;

  readonly add = (change: LoggedChange): void => this.#set([change, ...this.#changes]);
  readonly remove = (change: LoggedChange): void =>
    this.#set(this.#changes.filter((one) => one !== change));

  readonly isUnsaved = (): boolean => false;
  readonly end = (): void => this.#set([]);

  #set(changes: readonly LoggedChange[]): void {
    this.#changes = changes;
    for (const listener of this.#listeners) listener();
  }
}

/** The log of this visit, which outlives the section. */
export const useChangeLog = (): ChangeLog => useKept('order-changes', () => new ChangeLog());

export const useLoggedChanges = (log: ChangeLog): readonly LoggedChange[] =>
  useSyncExternalStore(log.subscribe, log.changes);
