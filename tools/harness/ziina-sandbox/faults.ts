import * as v from 'valibot';
import { webhookFaultKinds } from '../stand-in/deliveries.ts';
import { counted, faultStore } from '../stand-in/faults.ts';
import { currencyCodes } from './currencies.ts';
import { integerFrom } from '../stand-in/requests.ts';

export const refundStatuses = ['pending', 'completed', 'failed'] as const;

const refundFaultKinds = [
  'error_500',
  'refuse_400',
  'refuse_429',
  'timeout',
  'timeout_after',
  'garbage',
] as const;
const apiFaultKinds = [...refundFaultKinds, 'no_redirect_url'] as const;

const faultDocument = v.strictObject({
  latency_ms: v.optional(integerFrom(0), 0),
  create: counted(apiFaultKinds),
  get: counted(apiFaultKinds),
  refund: counted(refundFaultKinds),
  get_refund: counted(refundFaultKinds),
  refund_status: v.optional(v.picklist(refundStatuses), 'completed'),
  webhooks: counted(webhookFaultKinds),
  amount_delta: v.optional(v.pipe(v.number(), v.safeInteger()), 0),
  currency_code: v.optional(v.nullable(v.picklist(currencyCodes)), null),
  failed_payable: v.optional(v.boolean(), false),
});

export type FaultDocument = v.InferOutput<typeof faultDocument>;
export type ApiFaultKind = FaultDocument['create']['kind'];

export type Faults = ReturnType<typeof createFaults>;

export const createFaults = () => faultStore(faultDocument);
