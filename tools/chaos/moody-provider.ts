import { ziinaClient } from '../../functions/src/adapters/ziina-client.ts';
import type { PaymentProvider } from '../../functions/src/payments/payment-provider.ts';
import type { Random } from '../seed/random.ts';
import type { SandboxControl } from '../ziina-sandbox/control.ts';
import type { ApiFaultKind } from '../ziina-sandbox/faults.ts';
import type { Life } from './life.ts';

/** What a call may meet: mostly nothing. */
const CREATE_FAULTS: readonly (ApiFaultKind | 'latency')[] = [
  ...(['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'latency', 'latency'] as const),
  ...(['error_500', 'refuse_400', 'refuse_429', 'timeout'] as const),
  ...(['timeout_after', 'garbage', 'no_redirect_url'] as const),
];
const GET_FAULTS: readonly (ApiFaultKind | 'latency')[] = [
  ...(['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'latency'] as const),
  ...(['error_500', 'refuse_400', 'refuse_429', 'timeout', 'garbage'] as const),
];
/** What the shop waits for an answer at most, and what it waits for a slow one, in ms. */
const [TIMEOUT_MS, SLOW_MS] = [15_000, 9_000];

export type MoodyProviderOptions = {
  readonly apiUrl: string;
  readonly token: string;
  readonly sandbox: SandboxControl;
  readonly life: Life;
  readonly random: Random;
  readonly isStormy: boolean;
  /** Lets time pass. */
  readonly pass: (ms: number) => void;
};

/** The shop's own client of the provider, which meets the sandbox's faults; each call is a step of a life. */
export function moodyProvider(options: MoodyProviderOptions): PaymentProvider {
  const { apiUrl, token, sandbox, life, random, isStormy, pass } = options;
  const client = ziinaClient({ apiUrl, token });

  async function under<Answer>(
    call: 'create' | 'get',
    kind: ApiFaultKind | 'latency',
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    if (kind === 'ok') return ask();
    if (kind === 'latency') {
      pass(SLOW_MS);
      await sandbox.orderFaults({ latency_ms: 2 });
      const [answered] = await Promise.allSettled([ask()]);
      await sandbox.orderFaults({});
      if (answered.status === 'rejected') throw answered.reason;
      return answered.value;
    }
    await sandbox.orderFaults({ [call]: { kind, times: 1 } });
    const answer = ask();
    if (kind === 'timeout' || kind === 'timeout_after') {
      pass(TIMEOUT_MS);
      // the sandbox lets go of whoever it hangs up on, so that nobody has to wait in earnest
      while ((await sandbox.faults())[call].kind !== 'ok');
      await Promise.allSettled([answer, sandbox.orderFaults({})]);
    }
    return answer;
  }

  const step = <Answer>(
    call: 'create' | 'get',
    faults: readonly (ApiFaultKind | 'latency')[],
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    const kind = isStormy ? random.pick(faults) : 'ok';
    return life.step(`provider ${call} ${kind}`, () => under(call, kind, ask));
  };

  return {
    createIntent: (payment) => step('create', CREATE_FAULTS, () => client.createIntent(payment)),
    getIntent: (id) => step('get', GET_FAULTS, () => client.getIntent(id)),
  };
}
