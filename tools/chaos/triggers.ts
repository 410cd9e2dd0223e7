import { COLLECTIONS } from '@ghar/domain/paths';
import { randomOf } from '../seed/random.ts';
import type { Backend } from './backend.ts';
import type { Consequences, Environment } from './environment.ts';

/** How often Firestore announces a change, weighted by repetition. */
const COPIES = [1, 1, 1, 2] as const;

/** Runs the triggers of what functions commit, as Firestore does; the merchant's changes run theirs. */
export function createTriggers(
  { seed, scheduler }: Environment,
  backend: Backend,
): Consequences['committed'] {
  const random = randomOf(`${seed} triggers`);
  let events = 0;

  /** Retried until it succeeds. */
  const keepBooks = (orderId: string): void => {
    for (let copy = random.pick(COPIES); copy > 0; copy--) {
      const name = `books of ${orderId} ${events++}`;
      scheduler.start(async () => {
        for (let attempt = 1; ; attempt++)
          if ((await backend.keepBooks(`${name} try ${attempt}`, orderId)).kind === 'answered')
            return;
      });
    }
  };
  /** Not retried. */
  const deliver = (id: string): void => {
    for (let copy = random.pick(COPIES); copy > 0; copy--) {
      const name = `delivery of ${id} ${events++}`;
      scheduler.start(async () => void (await backend.deliverMessage(name, id)));
    }
  };

  return ({ created, changed }) => {
    for (const path of changed) {
      const [collection, id, ...inside] = path.split('/');
      if (collection === COLLECTIONS.orders && inside.length === 0) keepBooks(id!);
    }
    for (const path of created) {
      const [collection, id] = path.split('/');
      if (collection === COLLECTIONS.messages) deliver(id!);
    }
  };
}
