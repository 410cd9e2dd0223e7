import * as v from 'valibot';
import { webhookFaultKinds } from '../stand-in/deliveries.ts';
import { counted, faultStore, times, usedOnce } from '../stand-in/faults.ts';
import { errorCodes } from './graph-error.ts';
import { integerFrom } from '../stand-in/requests.ts';

/** The phone a fault applies to, as digits; all without one. */
const to = v.exactOptional(v.string());

const sendFault = v.variant('kind', [
  v.strictObject({
    kind: v.picklist(['error', 'fails']),
    code: v.picklist(errorCodes),
    to,
    times,
  }),
  v.strictObject({
    kind: v.picklist(['error_502', 'timeout', 'timeout_after', 'garbage']),
    to,
    times,
  }),
]);

const faultDocument = v.strictObject({
  latency_ms: v.optional(integerFrom(0), 0),
  sends: v.optional(v.array(sendFault), []),
  webhooks: counted(webhookFaultKinds),
});

export type SendFault = v.InferOutput<typeof sendFault>;
export type FaultDocument = v.InferOutput<typeof faultDocument>;

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  const store = faultStore(faultDocument);
  return {
    ...store,
    /** The fault of the next message to a phone, if any; uses up one of its `times`. */
    takeSend(phone: string): SendFault | undefined {
      const document = store.current();
      const taken = document.sends.find((fault) => fault.to === undefined || fault.to === phone);
      const sends = document.sends.flatMap((fault) =>
        fault === taken ? (usedOnce(fault) ?? []) : fault,
      );
      store.replace({ ...document, sends });
      return taken;
    },
  };
}
