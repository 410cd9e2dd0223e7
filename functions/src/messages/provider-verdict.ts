import type { Channel } from '@ghar/domain/messages/message';

/** What a provider answered to one attempt. */
export type SendOutcome =
  /** It has taken the message; `providerId` is its id of it. */
  | { readonly kind: 'accepted'; readonly providerId: string }
  /** It has refused it, with a code of its own. */
  | { readonly kind: 'refused'; readonly code: string; readonly retryAfterMs?: number }
  /** The message was certainly not handed over. */
  | { readonly kind: 'not-reached' }
  /** Nobody knows whether it was taken. */
  | { readonly kind: 'unanswered' };

/** What a refusal means for the message. */
export type Verdict =
  /** Nothing is sent by this channel until the merchant has mended it; the message waits. */
  | 'blocked'
  /** Too many at once: the channel waits. */
  | 'wait'
  /** Too many to this recipient, or their box is busy: the message waits, and no other. */
  | 'recipient-busy'
  /** The provider's fault: tried again, a few times. */
  | 'temporary'
  /** This recipient cannot be reached by this channel. */
  | 'unreachable'
  /** It would be refused again. */
  | 'final';

const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

const PERMISSION = ['0', '3', '10', '190', ...numbers(200, 299), '131005', 'http-401', 'http-403'];
/** Restricted, locked, without a valid payment method. */
const ACCOUNT = ['368', '131031', '131042'];
/** The shop's number is deleted, has no approved name, or is not registered. */
const NUMBER = ['33', '131037', '131045', '133010'];

/** The configuration cannot work: a host that does not exist, or an address that is none. */
const CONFIGURATION = ['EDNS', 'misconfigured'];

/** Meta's codes; `http-…` is the status of an answer without one. */
const WHATSAPP: Readonly<Record<Exclude<Verdict, 'final'>, readonly string[]>> = {
  blocked: [...PERMISSION, ...ACCOUNT, ...NUMBER, ...CONFIGURATION],
  wait: ['4', '80007', '130429', '131048', 'http-429'],
  'recipient-busy': ['131056'],
  temporary: ['1', '2', '131000', '131016'],
  unreachable: ['131026'],
};

/** Of an `SMTP_URL` that is no address of a mail server. */
const SMTP_ADDRESS = ['smtp-no-scheme', 'smtp-not-encoded', 'smtp-no-host'];

/** SMTP's replies and nodemailer's code of a refused sign-in. */
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

/** What a refusal's code means. */
export function verdictOf(channel: Channel, code: string): Verdict {
  const table = TABLES[channel];
  for (const verdict of VERDICTS) if (table[verdict].includes(code)) return verdict;
  return TEMPORARY[channel].test(code) ? 'temporary' : 'final';
}
