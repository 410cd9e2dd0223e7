import { useState } from 'react';
import { emptyRow, readRows, writeRows, type LineShape, type Row } from './rows.ts';
import { sameText } from './section-texts.ts';

/** A row, and what tells it apart while it is moved and changed. */
export type KeyedRow = { readonly key: number; readonly parts: Row };

const keyed = (rows: readonly Row[], first: number): readonly KeyedRow[] =>
  rows.map((parts, index) => ({ key: first + index, parts }));

/**
 * The rows of a list as they are edited. What comes from elsewhere takes their
 * place; what was typed here is left as it was typed.
 */
export function useRows(shown: readonly string[], shape: LineShape) {
  const [rows, setRows] = useState(() => keyed(readRows(shown, shape), 0));
  const [known, setKnown] = useState(shown);
  /** Above every key that there is. */
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  if (!sameText(shown, known)) {
    setKnown(shown);
    const typed = rows.map(({ parts }) => parts);
    if (!sameText(shown, writeRows(typed, shape))) setRows(keyed(readRows(shown, shape), next));
  }
  return { rows, setRows, added: (): KeyedRow => ({ key: next, parts: emptyRow(shape) }) };
}
