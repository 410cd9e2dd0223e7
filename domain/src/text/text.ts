/**
 * Cleans a line of typed text: removes control characters, bidirectional marks, invisible characters and lone
 * surrogates (which `maxlength` can leave and Firestore refuses), composes it (NFC), collapses white space and trims.
 * Marks are removed first, since they would prevent composition.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/[\p{Bidi_Control}\p{Surrogate}\u200b\u2060\ufeff]/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** The beginning of a text, at most `length` UTF-16 units. Never splits a surrogate pair, which Firestore refuses. */
export const firstCharacters = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

/** True iff the text has a visible letter or digit. Unicode classifies invisible fillers as letters. */
export const isLegible = (text: string): boolean =>
  /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(text);
