import { isErrorCode, type ErrorDetails } from '@ghar/domain/error-code';

/** Why a call has no result. */
export type CallFailure =
  /** Refused with a reason. */
  | { readonly kind: 'refused'; readonly status: number; readonly details: ErrorDetails }
  /** An HTTP status without a known reason. */
  | { readonly kind: 'status'; readonly status: number }
  /** A success status with an unreadable answer. */
  | { readonly kind: 'not-json' }
  /** No answer: no network, or it failed. The call may have taken effect. */
  | { readonly kind: 'network' }
  /** No answer in time. The call may have taken, or still take, effect. */
  | { readonly kind: 'timeout' };

export type CallAnswer<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly failure: CallFailure };

/** Longest duration of a call: the backend waits 15 s for the payment provider, and for its own commits. */
const CALL_TIMEOUT_MS = 45_000;

const fail = (failure: CallFailure): CallAnswer<never> => ({ ok: false, failure });
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function refusalDetails(body: unknown): ErrorDetails | null {
  const error = isRecord(body) ? body['error'] : null;
  const details = isRecord(error) ? error['details'] : null;
  return isRecord(details) && isErrorCode(details['code'])
    ? (details as unknown as ErrorDetails)
    : null;
}

/**
 * Makes one call of the callable protocol: POST `{data}`, answered by `{result}` or `{error: {status, message,
 * details}}`. Never throws.
 */
export async function postCallable(
  url: string,
  input: unknown,
  options: { timeoutMs?: number; headers?: Record<string, string> } = {},
): Promise<CallAnswer<unknown>> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), options.timeoutMs ?? CALL_TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...options.headers },
      body: JSON.stringify({ data: input }),
      signal: controller.signal,
    });
    const body = parseJson(await response.text());
    const details = refusalDetails(body?.value);
    if (details) return fail({ kind: 'refused', status: response.status, details });
    if (!response.ok) return fail({ kind: 'status', status: response.status });
    if (!isRecord(body?.value) || !('result' in body.value)) return fail({ kind: 'not-json' });
    return { ok: true, result: body.value['result'] };
  } catch {
    return fail({ kind: controller.signal.aborted ? 'timeout' : 'network' });
  } finally {
    clearTimeout(timer);
  }
}
