import { isCustomerMessage, type MessageKind, type MessageWords } from '../messages/message.ts';
import type { CustomerTexts } from './customer-texts.ts';
import type { Locale } from './locale.ts';
import { arMessageTexts } from './ar/message-texts.ts';
import { enMessageTexts } from './en/message-texts.ts';

export const MESSAGE_TEXTS: Readonly<Record<Locale, CustomerTexts>> = {
  ar: arMessageTexts,
  en: enMessageTexts,
};

/** The texts of messages to the merchant, in his language alone. */
export const SHOP_TEXTS = arMessageTexts;

type AnyWords = { readonly [Kind in MessageKind]: MessageWords<Kind> }[MessageKind];

/** A message's words: a customer's in `locale`, the merchant's in his own language. */
export const messageWords = (kind: MessageKind, locale: Locale): AnyWords =>
  isCustomerMessage(kind) ? MESSAGE_TEXTS[locale].templates[kind] : SHOP_TEXTS.templates[kind];

/** A message's subject, as the heading of its e-mail. */
export const messageHeading = (kind: MessageKind, locale: Locale): string =>
  isCustomerMessage(kind)
    ? MESSAGE_TEXTS[locale].messageNames[kind]
    : SHOP_TEXTS.messageNames[kind];
