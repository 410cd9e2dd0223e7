import type {
  PaymentProvider,
  ProviderRefund,
} from '../../../functions/src/payments/payment-provider.ts';
import { ziinaClient } from '../../../functions/src/payments/ziina/client.ts';
import { weighted } from '../../seed/random.ts';
import type { ApiFaultKind } from '../ziina-sandbox/faults.ts';
import type { Simulation } from './environment.ts';
import { underFault } from './under-fault.ts';

type Fault = ApiFaultKind | 'latency';
/** Faults of creating and of reading calls. */
const CREATE_FAULTS = weighted({
  ok: 8,
  latency: 2,
  error_500: 1,
  refuse_400: 1,
  refuse_429: 1,
  timeout: 1,
  timeout_after: 1,
  garbage: 1,
  no_redirect_url: 1,
});
const GET_FAULTS = weighted({
  ok: 10,
  latency: 1,
  error_500: 1,
  refuse_400: 1,
  refuse_429: 1,
  timeout: 1,
  garbage: 1,
});
const REFUND_FAULTS = CREATE_FAULTS.filter((kind) => kind !== 'no_redirect_url');
/** Outcomes of a new refund; a pending one ends later. */
const REFUND_ENDS = weighted({ completed: 3, pending: 2, failed: 1 });
export const WEBHOOK_FAULTS = weighted({ ok: 4, lost: 2, doubled: 1, reordered: 1 });

type Call = 'create' | 'get' | 'refund' | 'get_refund';

/** The shop's own Ziina client against the sandbox's faults; each call is a step of the simulated process. */
export function faultyProvider({ environment, proc, random }: Simulation): PaymentProvider {
  const { apiUrl, secrets, sandbox, hasFaults, advance, consequences } = environment;
  const client = ziinaClient({ apiUrl, token: secrets.apiToken });

  const under = <Answer>(
    call: Call,
    kind: Fault,
    ask: () => Promise<Answer>,
    others: object = {},
  ): Promise<Answer> => {
    const isMet = async (): Promise<boolean> => (await sandbox.faults())[call].kind === 'ok';
    const own = kind === 'ok' || kind === 'latency' ? {} : { [call]: { kind, times: 1 } };
    const faults = { ...others, ...own };
    return underFault({ ...sandbox, isMet, advance }, { kind, faults }, ask);
  };

  /** Requests a refund. If it ends at once the provider announces it, whatever its answer. */
  async function createRefund(
    id: string,
    kind: Fault,
    ask: () => Promise<ProviderRefund>,
  ): Promise<ProviderRefund> {
    const endOf = async (): Promise<string | undefined> =>
      (await sandbox.refunds()).find((one) => one.id === id)?.status;
    const webhook = hasFaults ? random.pick(WEBHOOK_FAULTS) : 'ok';
    const refund_status = hasFaults ? random.pick(REFUND_ENDS) : 'completed';
    const before = await endOf();
    const others = { webhooks: { kind: webhook, times: 1 }, refund_status };
    const [answered] = await Promise.allSettled([under('refund', kind, ask, others)]);
    const after = await endOf();
    if (after !== before && after !== 'pending') consequences.refundEnded(`refund ${id}`);
    if (answered.status === 'rejected') throw answered.reason;
    return answered.value;
  }

  const step = <Answer>(
    call: Call,
    faults: readonly Fault[],
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    const kind = hasFaults ? random.pick(faults) : 'ok';
    return proc.step(`provider ${call} ${kind}`, () => under(call, kind, ask));
  };

  return {
    createIntent: (payment) => step('create', CREATE_FAULTS, () => client.createIntent(payment)),
    getIntent: (id) => step('get', GET_FAULTS, () => client.getIntent(id)),
    createRefund: (refund) => {
      const kind = hasFaults ? random.pick(REFUND_FAULTS) : 'ok';
      const ask = () => client.createRefund(refund);
      return proc.step(`provider refund ${refund.id} ${kind}`, () =>
        createRefund(refund.id, kind, ask),
      );
    },
    getRefund: (id) => step('get_refund', GET_FAULTS, () => client.getRefund(id)),
  };
}
