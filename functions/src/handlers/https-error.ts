import {
  DomainError,
  FORM_ERROR_CODES,
  type ErrorCode,
  type ErrorDetails,
} from '@ghar/domain/error-code';
import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/https';

const FORM_STATUS = Object.fromEntries(
  FORM_ERROR_CODES.map((code) => [code, 'invalid-argument']),
) as Record<(typeof FORM_ERROR_CODES)[number], 'invalid-argument'>;

const STATUS: Readonly<Record<ErrorCode, FunctionsErrorCode>> = {
  ...FORM_STATUS,
  'price-changed': 'failed-precondition',
  'too-many-pieces': 'failed-precondition',
  'cash-not-offered': 'failed-precondition',
  'out-of-stock': 'failed-precondition',
  'product-unavailable': 'failed-precondition',
  'rate-limited': 'resource-exhausted',
  'admin-limit': 'resource-exhausted',
  'payment-provider-unavailable': 'unavailable',
  'payment-provider-refused': 'failed-precondition',
  'payment-response-invalid': 'unavailable',
  'payment-link-missing': 'unavailable',
  'order-id-missing': 'invalid-argument',
  'order-number-required': 'invalid-argument',
  'order-number-invalid': 'invalid-argument',
  'order-not-found': 'not-found',
  'order-already-paid': 'failed-precondition',
  'order-cancelled': 'failed-precondition',
  'order-replaced': 'failed-precondition',
  'order-was-a-test': 'failed-precondition',
  'order-on-its-way': 'failed-precondition',
  'payment-under-review': 'failed-precondition',
  'app-not-verified': 'unauthenticated',
  busy: 'unavailable',
  internal: 'internal',
  'sign-in-required': 'unauthenticated',
  'admins-only': 'permission-denied',
  'message-not-found': 'not-found',
  'message-not-resendable': 'failed-precondition',
  'refund-unpaid': 'failed-precondition',
  'refund-too-much': 'failed-precondition',
  'refund-way-changed': 'failed-precondition',
  'refund-sent-meanwhile': 'failed-precondition',
  'refund-refused': 'failed-precondition',
  'refund-not-reached': 'unavailable',
  'invoice-unpaid': 'failed-precondition',
  'correction-too-late': 'failed-precondition',
  'correction-of-paid-pieces': 'failed-precondition',
  'correction-overtaken': 'failed-precondition',
  'channel-not-set-up': 'failed-precondition',
  'recipient-missing': 'failed-precondition',
  'account-missing': 'not-found',
  'account-unverified': 'failed-precondition',
  'last-admin': 'failed-precondition',
  'own-role': 'failed-precondition',
  'phone-ambiguous': 'failed-precondition',
};

/**
 * The error for a caller: a code and its facts, never internal text.
 * @param proxies number of proxies that the call passed, for the doctor's probe.
 */
export function httpsError(error: unknown, proxies: number | null): HttpsError {
  const { code, facts } = error instanceof DomainError ? error : new DomainError('internal');
  const details: ErrorDetails = { code, ...facts, ...(proxies !== null && { proxies }) };
  return new HttpsError(STATUS[code], code, details);
}
