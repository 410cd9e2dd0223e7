import { createHash } from 'node:crypto';
import type { Locale } from '@ghar/domain/i18n/locale';
import { createTransport } from 'nodemailer';
import { log } from '../log.ts';
import type { SendMessage } from '../messages/deliver-message.ts';
import { emailHtml } from '../messages/email-html.ts';
import { emailParts, type EmailParts } from '../messages/email-parts.ts';
import { emailText } from '../messages/email-text.ts';
import type { SendOutcome } from '../messages/provider-verdict.ts';
import type { Letterhead } from '../storefront/read-storefront.ts';
import { withTimeout } from '../storefront/with-timeout.ts';
import { smtpProblem } from './smtp-address.ts';

/** In ms; together with {@link LETTERHEAD_MS} shorter than a claim. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
/** Time for reading the letterhead. */
const LETTERHEAD_MS = 10_000;
/** Mail servers limit concurrent connections. */
const CONNECTIONS = 3;

/** Answer to a wrong user or password. */
const NO_ACCOUNT: SendOutcome = { kind: 'refused', code: 'EAUTH' };

type MailConfig = {
  /** `smtps://user:password@host:465`; empty: no e-mail. */
  readonly smtpUrl: string;
  readonly from: string;
  /** The shop's origin, for links and pictures. */
  readonly origin: string;
  /** The shop's letterhead in a language, with a product's picture unless null. May throw. */
  readonly letterhead: (productId: string | null, locale: Locale) => Promise<Letterhead>;
};

/**
 * Sends messages by e-mail, as plain text and HTML. Refuses all if the URL is empty or invalid: nodemailer would try
 * localhost, or throw.
 */
export function smtpMailer({ smtpUrl, from, origin, letterhead }: MailConfig): SendMessage {
  if (smtpUrl === '') return async () => NO_ACCOUNT;
  const problem = smtpProblem(smtpUrl);
  if (problem !== null) return async () => ({ kind: 'refused', code: problem });
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    // message texts never attach a file or a URL
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  });
  return async ({ id, to, ...message }) => {
    const { locale } = message;
    let parts: EmailParts;
    try {
      const pictured = message.summary?.pictured ?? null;
      const shop = await withTimeout(letterhead(pictured, locale), LETTERHEAD_MS);
      parts = emailParts(message, shop, origin);
    } catch (error) {
      // nothing was sent, so it is tried again
      log('message-not-handled', { error, source: 'email' });
      return { kind: 'not-reached' };
    }
    // stable across attempts, so that mailboxes show duplicates once
    const name = createHash('sha256').update(id).digest('hex').slice(0, 32);
    try {
      const { messageId, rejected } = await transport.sendMail({
        from,
        // an object is never parsed as a list
        to: { name: '', address: to },
        subject: parts.subject,
        text: emailText(parts, locale),
        html: emailHtml(parts, locale),
        messageId: `<${name}@${new URL(origin).hostname}>`,
        headers: { 'auto-submitted': 'auto-generated' },
      });
      return rejected.length > 0
        ? { kind: 'refused', code: '550' }
        : { kind: 'accepted', providerId: messageId };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}

type SmtpError = { code?: unknown; responseCode?: unknown; syscall?: unknown; message?: unknown };

/** nodemailer's texts for an unreachable server; later failures have the same codes. */
const NOT_REACHED = new Set(['Connection timeout', 'Greeting never received']);

function outcomeOf(error: unknown): SendOutcome {
  const { code, responseCode, syscall, message } = Object(error) as SmtpError;
  if (code === 'EAUTH') return { kind: 'refused', code };
  // no such host; other DNS failures are temporary
  if (code === 'EDNS' && /\bENOTFOUND\b/.test(String(message))) return { kind: 'refused', code };
  if (typeof responseCode === 'number') return { kind: 'refused', code: String(responseCode) };
  const wasNotReached =
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    code === 'EDNS' ||
    code === 'ETLS' ||
    NOT_REACHED.has(String(message));
  return { kind: wasNotReached ? 'not-reached' : 'unanswered' };
}
