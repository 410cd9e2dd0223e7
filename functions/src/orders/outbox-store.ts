import type { Channel, Message } from '@ghar/domain/messages/message';
import type { MessageStop } from '@ghar/domain/messages/message-stop';
import type { PrivateSettings } from '@ghar/domain/content/settings';

/** Messages, outside a transaction. */
export type OutboxStore = {
  /** The ids of a channel's messages that are due, the longest waiting first. */
  dueMessages(channel: Channel, now: Date, most: number): Promise<readonly string[]>;
  /** How many counted messages to a recipient were written in a span of time, at most `most`. */
  countMessagesTo(
    recipient: string,
    span: { readonly from: Date; readonly before: Date },
    most: number,
  ): Promise<number>;
  /** The id of the message that the provider gave that id; null where there is none. */
  messageOfProvider(providerId: string): Promise<string | null>;
};

/** Messages, and what decides who gets them, in a transaction. */
export type OutboxTransaction = {
  /** All messages about the order. */
  messages(orderId: string): Promise<readonly (Message & { readonly id: string })[]>;
  /** A message of the outbox. */
  message(id: string): Promise<Message | null>;
  /** What a phone has written of STOP and START; null for nothing. */
  messageStop(name: string): Promise<MessageStop | null>;
  /** The settings that visitors do not read; defaults where nothing is set. */
  privateSettings(): Promise<PrivateSettings>;
  /** Creates or replaces a message; it has been read before, or is of an order that is created. */
  putMessage(id: string, message: Message): void;
  /** Creates or replaces a phone's STOP or START, which has been read before. */
  putMessageStop(name: string, stop: MessageStop): void;
  /** Does nothing where there is none. */
  deleteMessageStop(name: string): void;
};
