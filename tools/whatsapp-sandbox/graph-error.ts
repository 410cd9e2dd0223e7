import { randomUUID } from 'node:crypto';
import { type Answer, json } from '../stand-in/answers.ts';

/** Meta's errors: by code, the HTTP status and the title that its message begins with. */
const errors: Record<number, readonly [status: number, title: string]> = {
  0: [401, 'AuthException'],
  2: [503, 'API Service'],
  4: [400, 'API Too Many Calls'],
  10: [403, 'Permission Denied'],
  100: [400, 'Invalid parameter'],
  190: [401, 'Access token has expired'],
  200: [403, 'API Permission'],
  368: [403, 'Temporarily blocked for policies violations'],
  80007: [400, 'Rate limit issues'],
  130429: [429, 'Rate limit hit'],
  131000: [500, 'Something went wrong'],
  131005: [403, 'Access denied'],
  131008: [400, 'Required parameter is missing'],
  131009: [400, 'Parameter value is not valid'],
  131016: [503, 'Service unavailable'],
  131026: [400, 'Message undeliverable'],
  131031: [403, 'Business Account locked'],
  131037: [400, 'WhatsApp provided number needs display name approval before message can be sent'],
  131042: [400, 'Business eligibility payment issue'],
  131045: [500, 'Incorrect certificate'],
  131047: [400, 'Re-engagement message'],
  131048: [400, 'Spam rate limit hit'],
  131056: [400, '(Business Account, Consumer Account) pair rate limit hit'],
  132000: [400, 'Number of parameters does not match the expected number of params'],
  132001: [404, 'Template name does not exist in the translation'],
  132005: [400, 'Translated text too long'],
  132007: [400, 'Template format character policy violated'],
  132012: [400, 'Parameter format does not match format in the created template'],
  132015: [400, 'Template is paused'],
  132016: [400, 'Template is disabled'],
  133010: [400, 'Phone number Not Registered'],
};

export const errorCodes = Object.keys(errors).map(Number);

/** The title of a code, as messages and failed statuses have it. */
export const errorTitle = (code: number): string => errors[code]?.[1] ?? 'Unknown error';

/** A refusal in the Graph API's form. */
export class GraphError extends Error {
  readonly code: number;
  readonly details: string;
  readonly subcode: number | undefined;

  constructor(code: number, details: string, subcode?: number) {
    super(`(#${code}) ${errorTitle(code)}`);
    this.code = code;
    this.details = details;
    this.subcode = subcode;
  }
}

export const graphErrorAnswer = ({ code, message, details, subcode }: GraphError): Answer =>
  json(errors[code]?.[0] ?? 400, {
    error: {
      message,
      type: 'OAuthException',
      code,
      ...(subcode !== undefined && { error_subcode: subcode }),
      error_data: { messaging_product: 'whatsapp', details },
      fbtrace_id: randomUUID(),
    },
  });
