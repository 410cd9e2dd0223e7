import type { Channel, Message } from '@ghar/domain/messages/message';
import type { MessageStop } from '@ghar/domain/messages/message-stop';
import type { PrivateSettings } from '@ghar/domain/content/settings';

/** Messages, outside a transaction. */
export type OutboxStore = {
  /** The ids of a channel's due messages, longest waiting first. */
  dueMessages(channel: Channel, now: Date, most: number): Promise<readonly string[]>;
  /** The number of rate-limited messages to a recipient written in a time range, at most `most`. */
  countMessagesTo(
    recipient: string,
    span: { readonly from: Date; readonly before: Date },
    most: number,
  ): Promise<number>;
  /** The message with this id at the provider. */
  messageOfProvider(providerId: string): Promise<string | null>;
};

/** Messages, STOPs and the merchant's settings, in a transaction. */
export type OutboxTransaction = {
  /** All messages about the order. */
  messages(orderId: string): Promise<readonly (Message & { readonly id: string })[]>;
  /** A message of the outbox. */
  message(id: string): Promise<Message | null>;
  /** A phone's latest STOP or START. */
  messageStop(name: string): Promise<MessageStop | null>;
  /** The private settings, or their defaults. */
  privateSettings(): Promise<PrivateSettings>;
  /** Creates or replaces a message that was read before, or that belongs to a new order. */
  putMessage(id: string, message: Message): void;
  /** Creates or replaces a STOP or START that was read before. */
  putMessageStop(name: string, stop: MessageStop): void;
  deleteMessageStop(name: string): void;
};
