import { latinDigits } from './digits.ts';
import { cleanText } from './text.ts';

/**
 * Normalises spellings that Arabic writers vary: hamza with and without its seat, alef, ta marbuta,
 * alef maqsura, tatweel, vowel marks; also capitals and digits.
 */
export const foldText = (text: string): string =>
  latinDigits(cleanText(text).normalize('NFKC'))
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\u0640ء]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ؤ/g, 'و')
    .replace(/[ئىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك');

/** True iff two words of a name are one: عبد الله, أبو ظبي, آل مكتوم, نور الدين. */
const isCompound = (first: string, second: string): boolean =>
  (/^(?:ابو|ام)?عبد$/.test(first) && /^(?:ال|رب)/.test(second)) ||
  /^(?:ابو|ام|ال)$/.test(first) ||
  /^(?:الله|الدين|الاسلام)$/.test(second);

/** The normalised words of a text, each in its parts: a compound name has several. */
function compoundsOf(text: string): string[][] {
  const compounds: string[][] = [];
  for (const word of foldText(text).split(/[^\p{L}\p{N}\p{M}]+/u)) {
    const last = compounds.at(-1);
    if (word === '') continue;
    if (last && isCompound(last.join(''), word)) last.push(word);
    else compounds.push([word]);
  }
  return compounds;
}

const ARTICLE = 'ال';
/** A word without its article, if two letters are left. */
const withoutArticle = (word: string): string =>
  word.startsWith(ARTICLE) && word.length > ARTICLE.length + 1 ? word.slice(2) : word;

/** What follows a compound's first part where it is written as one word: رحمن of عبدالرحمن. */
const secondPart = (word: string): string[] =>
  /^(?:عبد(?=ال)|ابو)(.{2,})$/u.exec(word)?.slice(1) ?? [];

/** The words that are searched for, normalised: compound names as one, none with its article. */
export const queriedWords = (text: string): string[] => [
  ...new Set(compoundsOf(text).map((parts) => withoutArticle(parts.join('')))),
];

/** A word of a text, with its article if it has one and without. */
export type WordForm = { readonly word: string; readonly bare: string };

/** The words of a text by whose beginnings it is found: compound names whole and in parts. */
export const wordForms = (text: string): WordForm[] =>
  [
    ...new Set(
      compoundsOf(text)
        .flatMap(([first = '', ...more]) => [first + more.join(''), ...more])
        .flatMap((word) => [word, ...secondPart(word)]),
    ),
  ].map((word) => ({ word, bare: withoutArticle(word) }));
