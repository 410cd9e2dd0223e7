import type { Channel } from '@ghar/domain/messages/message';

/** A provider's answer to one attempt. */
export type SendOutcome =
  /** Accepted; `providerId` is the provider's id. */
  | { readonly kind: 'accepted'; readonly providerId: string }
  /** Refused, with the provider's code. */
  | { readonly kind: 'refused'; readonly code: string; readonly retryAfterMs?: number }
  /** Certainly not sent. */
  | { readonly kind: 'not-reached' }
  /** Unknown whether it was sent. */
  | { readonly kind: 'unanswered' };

/** What a refusal means. */
export type Verdict =
  /** The channel stops until the merchant fixes it; the message waits. */
  | 'blocked'
  /** Rate limit of the channel, which waits. */
  | 'wait'
  /** Rate limit or full mailbox of this recipient; only this message waits. */
  | 'recipient-busy'
  /** Fault at the provider; retried a few times. */
  | 'temporary'
  /** The channel cannot reach this recipient. */
  | 'unreachable'
  /** A retry would be refused again. */
  | 'final';

const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

const PERMISSION = ['0', '3', '10', '190', ...numbers(200, 299), '131005', 'http-401', 'http-403'];
/** Restricted, locked, without a valid payment method. */
const ACCOUNT = ['368', '131031', '131042'];
/** The shop's number is deleted, has no approved name, or is not registered. */
const NUMBER = ['33', '131037', '131045', '133010'];

/** Invalid configuration: an unknown host or a malformed URL. */
const CONFIGURATION = ['EDNS', 'misconfigured'];

/** Meta's codes; `http-…` is the HTTP status of an answer without a code. */
const WHATSAPP: Readonly<Record<Exclude<Verdict, 'final'>, readonly string[]>> = {
  blocked: [...PERMISSION, ...ACCOUNT, ...NUMBER, ...CONFIGURATION],
  wait: ['4', '80007', '130429', '131048', 'http-429'],
  'recipient-busy': ['131056'],
  temporary: ['1', '2', '131000', '131016'],
  unreachable: ['131026'],
};

/** Codes of an invalid `SMTP_URL`. */
const SMTP_ADDRESS = ['smtp-no-scheme', 'smtp-not-encoded', 'smtp-no-host'];

/** SMTP reply codes, and nodemailer's code for failed authentication. */
const EMAIL: typeof WHATSAPP = {
  blocked: ['EAUTH', '530', '534', '535', '538', ...CONFIGURATION, ...SMTP_ADDRESS],
  wait: ['421'],
  'recipient-busy': ['450', '452'],
  temporary: ['451', '454'],
  unreachable: ['550', '551', '553'],
};

const VERDICTS = ['blocked', 'wait', 'recipient-busy', 'temporary', 'unreachable'] as const;
const TABLES: Readonly<Record<Channel, typeof WHATSAPP>> = { whatsapp: WHATSAPP, email: EMAIL };
const TEMPORARY: Readonly<Record<Channel, RegExp>> = {
  whatsapp: /^http-5\d\d$/,
  email: /^4\d\d$/,
};

/** What a refusal code means. */
export function verdictOf(channel: Channel, code: string): Verdict {
  const table = TABLES[channel];
  for (const verdict of VERDICTS) if (table[verdict].includes(code)) return verdict;
  return TEMPORARY[channel].test(code) ? 'temporary' : 'final';
}
