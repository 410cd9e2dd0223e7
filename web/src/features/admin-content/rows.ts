import { CONTENT_BAR, readLine, readLineWithList } from '../../store-data/content-line.ts';

/** What a line of a list is made of. */
export type LineShape = {
  readonly parts: readonly string[];
  /** Further parts, as many as there are: edited as one text of a line each. */
  readonly list?: string;
};

/** A line as it is edited: a text for each part, the last one for the list. */
export type Row = readonly string[];

export const emptyRow = ({ parts, list }: LineShape): Row =>
  Array.from({ length: parts.length + (list === undefined ? 0 : 1) }, () => '');

const hasParts = ({ parts, list }: LineShape): boolean => parts.length > 1 || list !== undefined;

/** Takes the lines of a list apart, as the shop does. */
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

/** Puts rows together again. What is empty is no line of the list; a line break is a blank. */
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

/** True iff a part has the character in it that parts are told apart by. */
export const hasBar = (rows: readonly Row[], shape: LineShape): boolean =>
  hasParts(shape) && rows.some((row) => row.some((part) => part.includes(CONTENT_BAR)));
