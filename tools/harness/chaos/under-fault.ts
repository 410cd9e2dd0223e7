/** The clients' timeout, and the delay of a slow response, in ms. */
const [TIMEOUT_MS, SLOW_MS] = [15_000, 9_000];

export type FaultControl = {
  readonly orderFaults: (faults: object) => Promise<unknown>;
  /** True iff a call has met the fault. */
  readonly isMet: () => Promise<boolean>;
  readonly advance: (ms: number) => void;
};

/** Calls a stand-in under faults (`kind` is the call's own). Timeouts take only simulated time. */
export async function underFault<Answer>(
  { orderFaults, isMet, advance }: FaultControl,
  { kind, faults }: { readonly kind: string; readonly faults: object },
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (kind === 'latency') advance(SLOW_MS);
  await orderFaults({ ...faults, ...(kind === 'latency' && { latency_ms: 2 }) });
  const answering = Promise.allSettled([ask()]);
  if (kind === 'timeout' || kind === 'timeout_after') {
    advance(TIMEOUT_MS);
    // releases the hung connection at once, so that the test does not wait in real time
    while (!(await isMet()));
    await orderFaults({});
  }
  const [answered] = await answering;
  await orderFaults({});
  if (answered.status === 'rejected') throw answered.reason;
  return answered.value;
}
