import { CONTENT_LIMITS } from '@ghar/domain/site-content';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/admin/icon.tsx';
import { IconButton } from '../../components/admin/icon-button.tsx';
import { Button } from '../../components/button.tsx';
import { FieldInput } from '../../components/admin/field-input.ts';
import {
  listTexts as texts,
  partTexts,
  textStateTexts,
  type LinePart,
} from '../../i18n/ar/admin-content.ts';
import { colour, radius, visuallyHidden, WIDE } from '../../theme/tokens.ts';
import type { Shape } from './fields.ts';
import { hasBar, writeRows } from './rows.ts';
import { lengthOf, problemOf, type Text } from './section-texts.ts';
import { isWrong, saidOf, TextFrame } from './text-frame.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { useRows, type KeyedRow } from './use-rows.ts';
import { useText } from './use-text-editor.ts';

const Lines = styled('ol')({ display: 'grid', gap: 10 });
const Line = styled('li')({
  display: 'grid',
  gap: 8,
  padding: 12,
  borderRadius: radius.control,
  border: `1px solid ${colour.rule}`,
  backgroundColor: colour.limestone,
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
});
const Parts = styled('div')({
  display: 'grid',
  gap: 8,
  // Short parts stand side by side; the last one has the room.
  [WIDE]: {
    '&[data-parts="2"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
    '&[data-parts="3"]': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :last-of-type': { gridColumn: '1 / -1' },
    },
  },
});
const Part = styled('label')({
  display: 'grid',
  gap: 2,
  fontSize: '0.8125rem',
  color: colour.muted,
});
const Tools = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  '& .up svg': { transform: 'rotate(90deg)' },
  '& .down svg': { transform: 'rotate(-90deg)' },
});
const Empty = styled('p')({ paddingBlock: 8, color: colour.muted });
const Add = styled(Button)({ marginBlockStart: 10 });
const Announcer = styled('output')(visuallyHidden);

type ListFieldProps = TextFieldProps & { shape: Shape };

const linesOf = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : text);
const partName = (part: LinePart, position: number): string =>
  `${partTexts[part]}، ${texts.line(position)}`;

/** A list of lines, each with its parts: added, removed and moved, and saved as it is changed. */
export function ListField({ editor, text, live, label, hint, shape }: ListFieldProps) {
  const id = useId();
  const { shown, state } = useText(editor, text, live);
  const lines = linesOf(shown);
  const { rows, setRows, added } = useRows(lines, shape);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const names: readonly LinePart[] =
    shape.list === undefined ? shape.parts : [...shape.parts, shape.list];

  const change = (next: readonly KeyedRow[]): void => {
    setRows(next);
    const parts = next.map((row) => row.parts);
    const mine = writeRows(parts, shape);
    editor.edit(text, lines, mine, hasBar(parts, shape) ? 'bar' : problemOf(text.path, mine));
  };
  const setPart = (key: number, index: number, typed: string): void =>
    change(
      rows.map((row) => (row.key === key ? { key, parts: row.parts.with(index, typed) } : row)),
    );
  const move = (from: number, to: number): void => {
    const next = rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!);
    change(next);
    setSaid(texts.moved(to + 1, rows.length));
  };
  const remove = (index: number): void => {
    change(rows.toSpliced(index, 1));
    addButton.current?.focus();
  };
  const add = (): void => {
    flushSync(() => change([...rows, added()]));
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea')?.focus();
  };

  return (
    <TextFrame
      id={id}
      isList
      label={label}
      hint={hint}
      counts={`${textStateTexts.lines(lines.length, CONTENT_LIMITS.entries)}، ${textStateTexts.length(lengthOf(lines), CONTENT_LIMITS.entriesLength)}`}
      isFull={problemOf(text.path, lines) !== null}
      state={state}
      editor={editor}
    >
      {rows.length === 0 && <Empty>{texts.empty}</Empty>}
      <Lines ref={list} aria-labelledby={`${id}-label`}>
        {rows.map(({ key, parts }, index) => (
          <Line key={key}>
            <Parts data-parts={names.length}>
              {names.map((name, part) => (
                <Part key={name}>
                  {names.length > 1 && <span aria-hidden>{partTexts[name]}</span>}
                  <FieldInput
                    value={parts[part]}
                    multiline={name !== 'name' && name !== 'place' && name !== 'figure'}
                    maxRows={8}
                    error={isWrong(state)}
                    inputProps={{
                      ...saidOf(id, hint !== undefined, state),
                      'aria-label': partName(name, index + 1),
                      dir: 'auto',
                    }}
                    onChange={({ target }) =>
                      setPart(
                        key,
                        part,
                        // only a list has lines of its own
                        name === shape.list ? target.value : target.value.replace(/[\r\n]+/g, ' '),
                      )
                    }
                    onBlur={() => {
                      if (state?.kind === 'waiting') void editor.flush(text);
                    }}
                  />
                </Part>
              ))}
            </Parts>
            <Tools>
              <IconButton
                className="up"
                icon="next"
                label={texts.up(index + 1)}
                aria-disabled={index === 0}
                onClick={() => {
                  if (index > 0) move(index, index - 1);
                }}
              />
              <IconButton
                className="down"
                icon="next"
                label={texts.down(index + 1)}
                aria-disabled={index === rows.length - 1}
                onClick={() => {
                  if (index < rows.length - 1) move(index, index + 1);
                }}
              />
              <IconButton
                icon="remove"
                label={texts.remove(index + 1)}
                onClick={() => remove(index)}
              />
            </Tools>
          </Line>
        ))}
      </Lines>
      <Announcer>{said}</Announcer>
      {rows.length < CONTENT_LIMITS.entries && (
        <Add
          type="button"
          variant="outlined"
          ref={addButton}
          aria-label={`${texts.add}: ${label}`}
          onClick={add}
        >
          <Icon name="add" size={18} />
          {texts.add}
        </Add>
      )}
    </TextFrame>
  );
}
