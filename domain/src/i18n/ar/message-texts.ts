import { shopDay, writtenDay } from './dates.ts';
import { emailWords } from './email-words.ts';
import { messageTemplates } from './message-templates.ts';
import * as words from './message-words.ts';
import { formatCharge } from './money.ts';

export const arMessageTexts = {
  ...words,
  email: emailWords,
  templates: messageTemplates,
  charge: formatCharge,
  writtenDay,
  shopDay,
};
