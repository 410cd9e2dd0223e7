import { cleanText, firstCharacters } from '../text/text.ts';
import { foldKinship, foldText, isCompound } from './search-words.ts';

/** Words that greet nobody without the one behind them: titles, initials and kinship. Folded. شيخة alone is a name. */
const PREFIX =
  /^(?:.\.?|(?:ال)?(?:دكتوره?|مهندسه?|استاذه?)|ال(?:شيخ|سيد|حاج)ه?|dr|mr|mrs|ms|miss|eng|sheikh|umm?|bu)$/u;

const MAX_LENGTH = 30;

const belongsTogether = (before: readonly string[], next: string): boolean => {
  const last = foldKinship(foldText(before.at(-1) ?? ''));
  return (
    PREFIX.test(last) || isCompound(before.map(foldText).map(foldKinship).join(''), foldText(next))
  );
};

/**
 * The name that a customer is greeted by: the first word of the full name, with what belongs to it (`د. مريم`,
 * `عبد الله`, `أم خالد`, `آل مكتوم`). Letters only and at most 30 characters, so nothing that was typed in a name's place
 * becomes a link, a phone or a sentence. Empty if there are none.
 */
export function firstName(fullName: string): string {
  const words = cleanText(fullName).match(/\p{L}\.(?!\S)|\p{L}[\p{L}\p{M}'’\u200c-]*/gu) ?? [];
  const end = words.findIndex(
    (word, index) => index > 0 && !belongsTogether(words.slice(0, index), word),
  );
  return firstCharacters(words.slice(0, end === -1 ? undefined : end).join(' '), MAX_LENGTH);
}
