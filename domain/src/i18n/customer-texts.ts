import type { CustomerMessage } from '../messages/message.ts';
import type { arMessageTexts } from './ar/message-texts.ts';

type ArabicTexts = typeof arMessageTexts;

/** The texts of messages to customers, which every language has. */
export type CustomerTexts = Pick<
  ArabicTexts,
  | 'anybody'
  | 'anyCarrier'
  | 'trackedBy'
  | 'testMark'
  | 'notRead'
  | 'email'
  | 'charge'
  | 'writtenDay'
> & {
  readonly messageNames: Pick<ArabicTexts['messageNames'], CustomerMessage>;
  readonly templates: Pick<ArabicTexts['templates'], CustomerMessage>;
};
