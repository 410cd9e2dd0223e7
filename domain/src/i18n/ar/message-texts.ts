import { shopDay, writtenDay } from './dates.ts';
import { messageTemplates } from './message-templates.ts';
import * as words from './message-words.ts';
import { formatCharge } from './money.ts';

/** What the server says, in messages to customers and to the merchant, in Arabic. */
export const arMessageTexts = {
  ...words,
  templates: messageTemplates,
  charge: formatCharge,
  writtenDay,
  shopDay,
};
