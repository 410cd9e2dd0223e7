import type { Text } from '../../components/admin/text-editor.ts';

/** A piece of a former text; `isGone`: missing from the present text. */
export type Part = {
  /** Index of its first word or line. */
  readonly at: number;
  readonly text: string;
  readonly isGone: boolean;
};

/** A word with trailing white space. */
const WORD = /\s*\S+\s*/g;

const wordsOf = (text: string): readonly string[] =>
  text.match(WORD) ?? (text === '' ? [] : [text]);

/**
 * For each part of `former`, whether it is in the longest common subsequence with `present`, as in a diff. Time and
 * space are the product of the lengths, without common prefix and suffix.
 */
function areKept(former: readonly string[], present: readonly string[]): readonly boolean[] {
  let start = 0;
  while (start < former.length && start < present.length && former[start] === present[start])
    start++;
  let end = 0;
  const most = Math.min(former.length, present.length) - start;
  while (end < most && former.at(-1 - end) === present.at(-1 - end)) end++;
  const one = former.slice(start, former.length - end);
  const other = present.slice(start, present.length - end);
  /** `longest[i][j]`: length of the longest common subsequence of `one` from i and `other` from j. */
  const longest = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      longest[i]![j] =
        one[i] === other[j]
          ? longest[i + 1]![j + 1]! + 1
          : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!);
  const kept = former.map((_, index) => index < start || index >= former.length - end);
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) {
      kept[start + i] = true;
      i++;
      j++;
    } else if (longest[i + 1]![j]! >= longest[i]![j + 1]!) i++;
    else j++;
  }
  return kept;
}

/** The former text as words (of a text) or lines (of a list). Adjacent words of one kind are joined. */
export function differentParts(former: Text, present: Text): readonly Part[] {
  const isList = typeof former !== 'string';
  const pieces = isList ? former : wordsOf(former);
  const others = typeof present === 'string' ? wordsOf(present) : present;
  const trimmed = (all: readonly string[]): readonly string[] => all.map((piece) => piece.trim());
  const kept = areKept(trimmed(pieces), trimmed(others));
  const parts: Part[] = [];
  for (const [index, text] of pieces.entries()) {
    const isGone = !kept[index];
    const last = parts.at(-1);
    if (!isList && last?.isGone === isGone)
      parts[parts.length - 1] = { ...last, text: last.text + text };
    else parts.push({ at: index, text, isGone });
  }
  return parts;
}
