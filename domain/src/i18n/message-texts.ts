import { DEFAULT_LOCALE, type Locale } from './locale.ts';
import { arMessageTexts } from './ar/message-texts.ts';

type MessageTexts = typeof arMessageTexts;

export const MESSAGE_TEXTS: Readonly<Record<Locale, MessageTexts>> = { ar: arMessageTexts };

/** The texts of messages to the merchant. */
export const SHOP_TEXTS = MESSAGE_TEXTS[DEFAULT_LOCALE];
