/**
 * Matches what is no text: bidirectional marks, soft hyphens, tag and other invisible characters, and
 * lone surrogates (which `maxlength` can leave and Firestore refuses). Persian needs the joiners, emoji also the
 * variation selectors. `hasNoText` in firestore.rules has the same list.
 */
const NO_TEXT =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f\p{L}])[\p{Default_Ignorable_Code_Point}\p{Surrogate}\ufff9-\ufffb\ufffe\uffff]/u;
const ALL_NO_TEXT = new RegExp(NO_TEXT, 'gu');

/** True iff the text has nothing but text: no invisible marks, and no control characters but white space. */
export const isPlainText = (text: string): boolean =>
  !NO_TEXT.test(text) && !/(?!\s)\p{Cc}/u.test(text);

/**
 * Cleans a line of typed text: removes what is no text and control characters, composes it (NFC), collapses white space and trims.
 * Marks are removed first, since they would prevent composition.
 */
export const cleanText = (text: string): string =>
  text
    .replace(ALL_NO_TEXT, '')
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
