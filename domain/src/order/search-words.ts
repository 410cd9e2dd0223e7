import { latinDigits } from '../text/digits.ts';
import { cleanText } from '../text/text.ts';

/**
 * Folds spelling variants: hamza seats, alef, ta marbuta, alef maqsura, tatweel, vowel marks, capitals, accents and
 * digits.
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

/** Gulf بو is أبو, and ابن is بن. Matches the prefix, so that it works while typing. */
export const foldKinship = (word: string): string =>
  word.replace(/^بو/, 'ابو').replace(/^ابن/, 'بن');

/** True iff two words form one name: عبد الله, أبو ظبي, آل مكتوم, نور الدين, Al Mansoori. */
export const isCompound = (first: string, second: string): boolean =>
  (/^(?:ابو|ام)?عبد$/.test(first) && /^(?:ال|رب)/.test(second)) ||
  /^(?:ابو|ام|ال|با|abu|umm|abd|abd[aeu]l|[ae]l)$/.test(first) ||
  /^(?:الله|الدين|الاسلام)$/.test(second);

/** The folded words of a text, each as a list of parts; compound names have several. */
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

/** A word without its article, if enough letters remain; Latin words need more (Alia, Elsa). */
const withoutArticle = (word: string): string =>
  foldKinship(word.replace(/^(?:ال(?=..)|[ae]l(?=...))/u, ''));

/** The second part of a compound written as one word: رحمن in عبدالرحمن. */
const secondPart = (word: string): string[] =>
  /^(?:ابو|abu|abd[aeu]l|.{3,}?(?=ال..))(.{2,})$/u.exec(word)?.slice(1) ?? [];

/** The folded words to query: compounds joined, articles removed. */
export const queriedWords = (text: string): string[] => [
  ...new Set(compoundsOf(text).map((parts) => withoutArticle(parts.join('')))),
];

/** A word with its article, if any, and without. */
export type WordForm = { readonly word: string; readonly bare: string };

const asForms = (words: readonly string[]): WordForm[] =>
  [...new Set(words)].map((word) => ({ word, bare: withoutArticle(word) }));

/** The words whose prefixes are indexed: compounds whole and in parts. */
export const wordForms = (text: string): WordForm[] =>
  asForms(
    compoundsOf(text)
      .flatMap(([first = '', ...more]) => [first + more.join(''), ...more])
      .flatMap((word) => [word, ...secondPart(withoutArticle(word))]),
  );

/** Adjacent words of a name joined: people write محمدعلي for محمد علي. */
export function joinedForms(name: string): WordForm[] {
  const words = compoundsOf(name).map((parts) => parts.join(''));
  return asForms(words.slice(1).map((word, index) => words[index]! + word));
}
