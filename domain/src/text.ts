/**
 * What a person meant to type into a line of text: composed (NFC), without
 * control characters and without the invisible marks that reorder the text
 * around them, with runs of white space as one space, trimmed.
 */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
