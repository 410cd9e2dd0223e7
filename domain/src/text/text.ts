/**
 * Cleans a line of typed text: composed (NFC), without control characters, bidirectional marks,
 * invisible characters and lone surrogates (which `maxlength` can leave and Firestore refuses),
 * with runs of white space collapsed, trimmed. Marks are removed first, since they would prevent
 * composition.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/[\p{Bidi_Control}\p{Surrogate}\u200b\u2060\ufeff]/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/**
 * The beginning of a text, of at most `length` UTF-16 units, as limits count. Cuts no character in
 * half: Firestore refuses a lone surrogate.
 */
export const firstCharacters = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

/**
 * True iff the text contains a visible letter or digit. Unicode counts invisible fillers as
 * letters.
 */
export const isLegible = (text: string): boolean =>
  /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(text);
