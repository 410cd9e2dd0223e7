import { DomainError } from '@ghar/domain/error-code';
import { localeOfText } from '@ghar/domain/i18n/locale-of-text';
import { MESSAGE_TEXTS } from '@ghar/domain/i18n/message-texts';
import { whatsappAddress } from '@ghar/domain/contact/whatsapp-address';
import { nameCounter, takeAttempt, type Limit } from '../orders/attempt-limit.ts';
import type { LimitsTransaction } from '../orders/limits-store.ts';
import type { Clock, Transactions } from '../orders/shop-store.ts';
import type { SendOutcome } from './provider-verdict.ts';

export type ReplyPorts = {
  readonly store: Transactions<LimitsTransaction>;
  readonly clock: Clock;
  /** Hash key of the counters' names, which would otherwise reveal phones. */
  readonly counterSecret: string;
  /** The shop's own WhatsApp number as typed; empty if there is none. */
  readonly chat: () => Promise<string>;
  /** Sends text to a phone that has just written. */
  readonly write: (to: string, text: string) => Promise<SendOutcome>;
};

/** Per phone: two auto-responders would otherwise loop. */
const ANSWERS: Limit = { times: 1, withinMs: 24 * 60 * 60 * 1000 };

/**
 * Tells a customer who writes to the unattended sender number where the shop reads messages, in the language of what is
 * written, once a day. True iff it was sent.
 */
export async function answerReply(
  { from, text }: { readonly from: string; readonly text: string },
  { store, clock, counterSecret, chat, write }: ReplyPorts,
): Promise<boolean> {
  const address = whatsappAddress(await chat());
  if (address === null || !(await mayAnswer(from, { store, clock, counterSecret }))) return false;
  const { kind } = await write(from, MESSAGE_TEXTS[localeOfText(text)].notRead(address));
  return kind === 'accepted';
}

async function mayAnswer(
  from: string,
  { store, clock, counterSecret }: Pick<ReplyPorts, 'store' | 'clock' | 'counterSecret'>,
): Promise<boolean> {
  try {
    await store.transaction(async (tx) => {
      const counter = nameCounter('reply', from, counterSecret);
      const count = await takeAttempt(tx, counter, clock(), ANSWERS);
      count();
    });
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate-limited') return false;
    throw error;
  }
}
