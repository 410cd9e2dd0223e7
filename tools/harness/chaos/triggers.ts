import { COLLECTIONS } from '@ghar/domain/paths';
import { randomOf } from '../../seed/random.ts';
import type { Backend } from './backend.ts';
import type { Consequences, Environment } from './environment.ts';
import { retried, trigger } from './retried.ts';

/** Runs the triggers of what functions commit, as Firestore does; the merchant's changes run theirs. */
export function createTriggers(
  { seed, scheduler }: Environment,
  backend: Backend,
): Consequences['committed'] {
  const random = randomOf(`${seed} triggers`);
  let events = 0;

  const keepBooks = (orderId: string): void =>
    trigger(scheduler, random, () =>
      retried(`books of ${orderId} ${events++}`, (run) => backend.keepBooks(run, orderId)),
    );
  /** Not retried. */
  const deliver = (id: string): void =>
    trigger(scheduler, random, () => backend.deliverMessage(`delivery of ${id} ${events++}`, id));

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
