import * as v from 'valibot';
import { webhookFaultKinds } from '../stand-in/deliveries.ts';
import { counted, faultStore } from '../stand-in/faults.ts';
import { currencyCodes } from './currencies.ts';
import { refundStatuses } from './refunds.ts';
import { integerFrom } from '../stand-in/requests.ts';

const refundFaultKinds = [
  'error_500',
  'refuse_400',
  'refuse_429',
  /** Never answers, and does nothing. */
  'timeout',
  /** Performs the request, and never answers. */
  'timeout_after',
  /** Performs the request, and answers 200 with invalid JSON. */
  'garbage',
] as const;
const apiFaultKinds = [...refundFaultKinds, 'no_redirect_url'] as const;

const faultDocument = v.strictObject({
  /** Delay of every response under `/api`, in ms, after its work is done. */
  latency_ms: v.optional(integerFrom(0), 0),
  create: counted(apiFaultKinds),
  get: counted(apiFaultKinds),
  refund: counted(refundFaultKinds),
  get_refund: counted(refundFaultKinds),
  /** What becomes of a new refund; a pending one ends when it is told to. */
  refund_status: v.optional(v.picklist(refundStatuses), 'completed'),
  webhooks: counted(webhookFaultKinds),
  /** Base units added to an intent's amount when it completes. */
  amount_delta: v.optional(v.pipe(v.number(), v.safeInteger()), 0),
  /** The currency an intent takes on when it completes. */
  currency_code: v.optional(v.nullable(v.picklist(currencyCodes)), null),
  failed_payable: v.optional(v.boolean(), false),
});

export type FaultDocument = v.InferOutput<typeof faultDocument>;
export type ApiFaultKind = FaultDocument['create']['kind'];

export type Faults = ReturnType<typeof createFaults>;

/** The current faults. */
export const createFaults = () => faultStore(faultDocument);
