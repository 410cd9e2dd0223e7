import { ziinaClient } from '../../functions/src/adapters/ziina-client.ts';
import type { PaymentProvider } from '../../functions/src/payments/payment-provider.ts';
import type { Random } from '../seed/random.ts';
import type { SandboxControl } from '../ziina-sandbox/control.ts';
import type { ApiFaultKind } from '../ziina-sandbox/faults.ts';
import type { SimulatedProcess } from './simulated-process.ts';

/** Faults of a call, weighted by repetition. */
const CREATE_FAULTS: readonly (ApiFaultKind | 'latency')[] = [
  ...(['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'latency', 'latency'] as const),
  ...(['error_500', 'refuse_400', 'refuse_429', 'timeout'] as const),
  ...(['timeout_after', 'garbage', 'no_redirect_url'] as const),
];
const GET_FAULTS: readonly (ApiFaultKind | 'latency')[] = [
  ...(['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'latency'] as const),
  ...(['error_500', 'refuse_400', 'refuse_429', 'timeout', 'garbage'] as const),
];
/** The client's timeout, and the delay of a slow response, in ms. */
const [TIMEOUT_MS, SLOW_MS] = [15_000, 9_000];

const REFUND_FAULTS = CREATE_FAULTS.filter((kind) => kind !== 'no_redirect_url');

type Call = 'create' | 'get' | 'refund' | 'get_refund';

export type FaultyProviderOptions = {
  readonly apiUrl: string;
  readonly token: string;
  readonly sandbox: SandboxControl;
  readonly proc: SimulatedProcess;
  readonly random: Random;
  readonly hasFaults: boolean;
  /** Advances the simulated clock. */
  readonly advance: (ms: number) => void;
};

/** The shop's own Ziina client against the sandbox's faults; each call is a step of the simulated process. */
export function faultyProvider(options: FaultyProviderOptions): PaymentProvider {
  const { apiUrl, token, sandbox, proc, random, hasFaults, advance } = options;
  const client = ziinaClient({ apiUrl, token });

  async function under<Answer>(
    call: Call,
    kind: ApiFaultKind | 'latency',
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    if (kind === 'ok') return ask();
    if (kind === 'latency') {
      advance(SLOW_MS);
      await sandbox.orderFaults({ latency_ms: 2 });
      const [answered] = await Promise.allSettled([ask()]);
      await sandbox.orderFaults({});
      if (answered.status === 'rejected') throw answered.reason;
      return answered.value;
    }
    await sandbox.orderFaults({ [call]: { kind, times: 1 } });
    const answer = ask();
    if (kind === 'timeout' || kind === 'timeout_after') {
      advance(TIMEOUT_MS);
      // releases the hung connection at once, so that no test waits in real time
      while ((await sandbox.faults())[call].kind !== 'ok');
      await Promise.allSettled([answer, sandbox.orderFaults({})]);
    }
    return answer;
  }

  const step = <Answer>(
    call: Call,
    faults: readonly (ApiFaultKind | 'latency')[],
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    const kind = hasFaults ? random.pick(faults) : 'ok';
    return proc.step(`provider ${call} ${kind}`, () => under(call, kind, ask));
  };

  return {
    createIntent: (payment) => step('create', CREATE_FAULTS, () => client.createIntent(payment)),
    getIntent: (id) => step('get', GET_FAULTS, () => client.getIntent(id)),
    createRefund: (refund) => step('refund', REFUND_FAULTS, () => client.createRefund(refund)),
    getRefund: (id) => step('get_refund', GET_FAULTS, () => client.getRefund(id)),
  };
}
