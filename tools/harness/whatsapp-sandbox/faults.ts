import * as v from 'valibot';
import { webhookFaultKinds } from '../stand-in/deliveries.ts';
import { counted, faultStore, times, usedOnce } from '../stand-in/faults.ts';
import { errorCodes } from './graph-error.ts';
import { integerFrom } from '../stand-in/requests.ts';

/** The phone a fault applies to, as digits; all without one. */
const to = v.exactOptional(v.string());

const sendFault = v.variant('kind', [
  v.strictObject({
    kind: v.picklist([
      /** Refuses. */
      'error',
      /** Accepts, and says by webhook that it failed. */
      'fails',
    ]),
    code: v.picklist(errorCodes),
    to,
    times,
  }),
  v.strictObject({
    kind: v.picklist([
      /** Answers 502 with a page of a gateway, and does nothing. */
      'error_502',
      /** Never answers, and does nothing. */
      'timeout',
      /** Sends, and never answers. */
      'timeout_after',
      /** Sends, and answers 200 with invalid JSON. */
      'garbage',
    ]),
    to,
    times,
  }),
]);

const faultDocument = v.strictObject({
  /** Delay of every response of the API, in ms, after its work is done. */
  latency_ms: v.optional(integerFrom(0), 0),
  /** The first that applies to a message is used. */
  sends: v.optional(v.array(sendFault), []),
  webhooks: counted(webhookFaultKinds),
});

export type SendFault = v.InferOutput<typeof sendFault>;
export type FaultDocument = v.InferOutput<typeof faultDocument>;

export type Faults = ReturnType<typeof createFaults>;

/** The current faults. */
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
