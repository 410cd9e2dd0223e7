import { useState } from 'react';
import { sameText } from '../../components/admin/text-editor.ts';
import { CONTENT_BAR, readLine, readLineWithList } from '../../store-data/content-line.ts';

/** The parts of a list's line. */
export type LineShape = {
  readonly parts: readonly string[];
  /** The remaining parts, edited as a multi-line text. */
  readonly list?: string;
};

/** An edited line: a text per part, then one for the list. */
export type Row = readonly string[];

const emptyRow = ({ parts, list }: LineShape): Row =>
  Array.from({ length: parts.length + (list === undefined ? 0 : 1) }, () => '');

const hasParts = ({ parts, list }: LineShape): boolean => parts.length > 1 || list !== undefined;

/** Parses a list's lines, as the shop does. */
export const readRows = (lines: readonly string[], shape: LineShape): Row[] =>
  lines.map((line) => {
    if (!hasParts(shape)) return [line];
    if (shape.list === undefined) return Object.values(readLine(line, ...shape.parts));
    const { list, ...parts } = readLineWithList(line, ...shape.parts);
    return [
      ...shape.parts.map((name) => (parts as Record<string, string>)[name]!),
      list.join('\n'),
    ];
  });

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Serialises rows. Drops empty rows; a line break becomes a space. */
export const writeRows = (rows: readonly Row[], shape: LineShape): string[] =>
  rows
    .map((row) =>
      shape.list === undefined
        ? row.map(oneLine)
        : [
            ...row.slice(0, -1).map(oneLine),
            ...row.at(-1)!.split('\n').map(oneLine).filter(Boolean),
          ],
    )
    .filter((parts) => parts.some((part) => part !== ''))
    .map((parts) => parts.join(` ${CONTENT_BAR} `));

/** True iff a part contains the separator. */
export const hasBar = (rows: readonly Row[], shape: LineShape): boolean =>
  hasParts(shape) && rows.some((row) => row.some((part) => part.includes(CONTENT_BAR)));

/** A row with a key that is stable across moves and edits. */
export type KeyedRow = { readonly key: number; readonly parts: Row };

const keyed = (rows: readonly Row[], first: number): readonly KeyedRow[] =>
  rows.map((parts, index) => ({ key: first + index, parts }));

/** The edited rows of a list. External changes replace them; input stays as typed. */
export function useRows(shown: readonly string[], shape: LineShape) {
  const [rows, setRows] = useState(() => keyed(readRows(shown, shape), 0));
  const [known, setKnown] = useState(shown);
  const unusedKey = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  if (!sameText(shown, known)) {
    setKnown(shown);
    const typed = rows.map(({ parts }) => parts);
    if (!sameText(shown, writeRows(typed, shape)))
      setRows(keyed(readRows(shown, shape), unusedKey));
  }
  return { rows, setRows, added: (): KeyedRow => ({ key: unusedKey, parts: emptyRow(shape) }) };
}
