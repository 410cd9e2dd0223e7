import { randomOf, weighted } from '../../seed/random.ts';
import type { Backend } from './backend.ts';
import type { Environment, WebhookRequest } from './environment.ts';
import { retried } from './retried.ts';

const FATES = weighted({ ok: 4, lost: 2, doubled: 1, late: 2 });
const TRIES = 4;

/** Delivers the statuses that WhatsApp announces, in any order. */
export function createStatusPost(environment: Environment, backend: Backend) {
  const random = randomOf(`${environment.seed} statuses`);
  let late: WebhookRequest[] = [];
  let requests = 0;

  function deliver(request: WebhookRequest): void {
    const name = `status ${requests++}`;
    environment.scheduler.start(() =>
      retried(name, (run) => backend.receiveWhatsapp(run, request), {
        tries: TRIES,
        accepts: ({ status }) => status === 200,
      }),
    );
  }

  return {
    announce(sent: readonly WebhookRequest[]): void {
      for (const request of sent) {
        const fate = environment.hasFaults ? random.pick(FATES) : 'ok';
        if (fate === 'late') late.push(request);
        else if (fate !== 'lost') deliver(request);
        if (fate === 'doubled') deliver(request);
      }
    },
    /** Delivers some of the statuses that were held back, or all of them. */
    deliverLate(isAll = false): void {
      const waiting = late;
      late = [];
      for (const request of waiting)
        if (isAll || random.between(0, 1) === 1) deliver(request);
        else late.push(request);
    },
  };
}
