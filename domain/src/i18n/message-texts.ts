import { DEFAULT_LOCALE, type Locale } from './locale.ts';
import { arMessageTexts } from './ar/message-texts.ts';

type MessageTexts = typeof arMessageTexts;

/** What messages say, and what they are filled in with. */
export const MESSAGE_TEXTS: Readonly<Record<Locale, MessageTexts>> = { ar: arMessageTexts };

/** What the merchant is told, in his language. */
export const SHOP_TEXTS = MESSAGE_TEXTS[DEFAULT_LOCALE];
