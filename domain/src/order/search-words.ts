import { latinDigits } from '../text/digits.ts';
import { cleanText } from '../text/text.ts';

/**
 * Normalises spellings that writers vary: hamza with and without its seat, alef, ta marbuta, alef
 * maqsura, tatweel, vowel marks; also capitals, accents and digits.
 */
export const foldText = (text: string): string =>
  latinDigits(cleanText(text).normalize('NFKD'))
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[\u064b-\u065f\u0670\u0640ء]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ؤ/g, 'و')
    .replace(/[ئىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك');

/** The Gulf's بو is أبو, and ابن is بن. By its beginning, so that a word is found while it is typed. */
const foldKinship = (word: string): string => word.replace(/^بو/, 'ابو').replace(/^ابن/, 'بن');

/** True iff two words of a name are one: عبد الله, أبو ظبي, آل مكتوم, نور الدين, Al Mansoori. */
const isCompound = (first: string, second: string): boolean =>
  (/^(?:ابو|ام)?عبد$/.test(first) && /^(?:ال|رب)/.test(second)) ||
  /^(?:ابو|ام|ال|با|abu|umm|abd|abd[aeu]l|[ae]l)$/.test(first) ||
  /^(?:الله|الدين|الاسلام)$/.test(second);

/** The normalised words of a text, each in its parts: a compound name has several. */
function compoundsOf(text: string): string[][] {
  const compounds: string[][] = [];
  for (const word of foldText(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(foldKinship)) {
    const last = compounds.at(-1);
    if (word === '') continue;
    if (last && isCompound(last.join(''), word)) last.push(word);
    else compounds.push([word]);
  }
  return compounds;
}

/** A word without its article, if enough letters are left: more of Latin ones (Alia, Elsa). */
const withoutArticle = (word: string): string =>
  foldKinship(word.replace(/^(?:ال(?=..)|[ae]l(?=...))/u, ''));

/** What follows a compound's first part where it is written as one word: رحمن of عبدالرحمن. */
const secondPart = (word: string): string[] =>
  /^(?:ابو|abu|abd[aeu]l|.{3,}?(?=ال..))(.{2,})$/u.exec(word)?.slice(1) ?? [];

/** The words that are searched for, normalised: compound names as one, none with its article. */
export const queriedWords = (text: string): string[] => [
  ...new Set(compoundsOf(text).map((parts) => withoutArticle(parts.join('')))),
];

/** A word of a text, with its article if it has one and without. */
export type WordForm = { readonly word: string; readonly bare: string };

const asForms = (words: readonly string[]): WordForm[] =>
  [...new Set(words)].map((word) => ({ word, bare: withoutArticle(word) }));

/** The words of a text by whose beginnings it is found: compound names whole and in parts. */
export const wordForms = (text: string): WordForm[] =>
  asForms(
    compoundsOf(text)
      .flatMap(([first = '', ...more]) => [first + more.join(''), ...more])
      .flatMap((word) => [word, ...secondPart(withoutArticle(word))]),
  );

/** Each two neighbouring words of a name as one: people write محمدعلي for محمد علي. */
export function joinedForms(name: string): WordForm[] {
  const words = compoundsOf(name).map((parts) => parts.join(''));
  return asForms(words.slice(1).map((word, index) => words[index]! + word));
}
