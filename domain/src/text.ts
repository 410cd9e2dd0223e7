/**
 * What a person meant to type into a line of text: composed (NFC), without
 * control characters and without the invisible marks that reorder the text
 * around them or are nothing at all, without halves of characters, as a field's
 * `maxlength` leaves them and Firestore refuses them, with runs of white space as
 * one space, trimmed. The marks go first: one of them would keep letters from composing.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/[\p{Bidi_Control}\p{Surrogate}\u200b\u2060\ufeff]/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/**
 * True iff a reader finds a letter or a digit in the text. Fillers count as
 * letters in Unicode, but nobody sees them.
 */
export const isLegible = (text: string): boolean =>
  /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(text);
