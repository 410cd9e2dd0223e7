import { randomUUID } from 'node:crypto';
import { type Answer, json } from '../stand-in/answers.ts';

/** Meta's errors by code: the HTTP status, and the title that the message begins with. */
const errors: Record<number, readonly [status: number, title: string]> = {
  100: [400, 'Invalid parameter'],
  190: [401, 'Access token has expired'],
  130429: [429, 'Rate limit hit'],
  131000: [500, 'Something went wrong'],
  131008: [400, 'Required parameter is missing'],
  131009: [400, 'Parameter value is not valid'],
  131026: [400, 'Message undeliverable'],
  131047: [400, 'Re-engagement message'],
  131056: [400, '(Business Account, Consumer Account) pair rate limit hit'],
  132000: [400, 'Number of parameters does not match the expected number of params'],
  132001: [404, 'Template name does not exist in the translation'],
  132005: [400, 'Translated text too long'],
  132012: [400, 'Parameter format does not match format in the created template'],
};

export const errorCodes = Object.keys(errors).map(Number);

export const errorTitle = (code: number): string => errors[code]?.[1] ?? 'Unknown error';

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
