import { shopDay, writtenDay } from './dates.ts';
import { messageTemplates } from './message-templates.ts';
import * as words from './message-words.ts';
import { formatCharge } from './money.ts';

export const arMessageTexts = {
  ...words,
  templates: messageTemplates,
  charge: formatCharge,
  writtenDay,
  shopDay,
};
