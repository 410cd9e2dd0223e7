import { DomainError } from '@ghar/domain/error-code';
import { SHOP_TEXTS } from '@ghar/domain/i18n/message-texts';
import { whatsappAddress } from '@ghar/domain/contact/whatsapp-address';
import { nameCounter, takeAttempt, type Limit } from '../orders/attempt-limit.ts';
import type { LimitsTransaction } from '../orders/limits-store.ts';
import type { Clock, Transactions } from '../orders/shop-store.ts';
import type { SendOutcome } from './provider-verdict.ts';

export type ReplyPorts = {
  readonly store: Transactions<LimitsTransaction>;
  readonly clock: Clock;
  /** Names the counters, so that no phone can be read from them. */
  readonly counterSecret: string;
  /** The shop's own WhatsApp, as the merchant has written it; empty where there is none. */
  readonly chat: () => Promise<string>;
  /** Writes to a phone that has just written. */
  readonly write: (to: string, text: string) => Promise<SendOutcome>;
};

/** Of one phone: two machines would answer each other without an end. */
const ANSWERS: Limit = { times: 1, withinMs: 24 * 60 * 60 * 1000 };

/**
 * Tells a customer who writes to the number that messages come from, which nobody reads, where the
 * shop does read: once a day. True iff that was said.
 */
export async function answerReply(
  from: string,
  { store, clock, counterSecret, chat, write }: ReplyPorts,
): Promise<boolean> {
  const address = whatsappAddress(await chat());
  if (address === null || !(await mayAnswer(from, { store, clock, counterSecret }))) return false;
  const { kind } = await write(from, SHOP_TEXTS.notRead(address));
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
