import { latinDigits } from '@ghar/domain/digits';

/** More digits than these no number holds exactly. */
const MAX_DIGITS = 15;

/** What is typed for a quantity, in the digits of any Arabic keyboard: whole numbers, in Latin digits; empty where there is none. */
export const readQuantity = (typed: string): string =>
  latinDigits(typed).replace(/\D/g, '').slice(0, MAX_DIGITS);
