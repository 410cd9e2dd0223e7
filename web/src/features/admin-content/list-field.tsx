import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import List from '@mui/material/List';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CONTENT_LIMITS } from '@ghar/domain/content/site-content';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { descriptionIds, labelId } from '../../components/admin/edited-text.tsx';
import { IconAction } from '../../components/admin/icon-action.tsx';
import { isWrong, type Text } from '../../components/admin/text-editor.ts';
import { useText } from '../../components/admin/use-text.ts';
import { Announcer } from '../../components/announcer.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import type { LinePart, Shape } from './fields.ts';
import { hasBar, useRows, writeRows, type KeyedRow } from './rows.ts';
import { lengthOf, textProblem } from './section-texts.ts';
import { inputLanguage, rowsStyle, TextFrame, type TextFieldProps } from './text-field.tsx';

/** Single-line parts. */
const SHORT: ReadonlySet<LinePart> = new Set(['name', 'place', 'figure']);

/** A part's width in twelfths: short parts share a row; the last is widest. */
const widthOf = (index: number, count: number): number => {
  if (count === 2) return index === 0 ? 4 : 8;
  return count === 3 && index < 2 ? 6 : 12;
};

/** Of a list with room for the parts of a line beside each other. */
const WIDE = '@container (min-width: 480px)';

const linesOf = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : text);

/** An editor for a list of lines and their parts: add, remove and move; saves on change. */
export function ListField({
  editor,
  text,
  live,
  label,
  hint,
  mark,
  shape,
}: TextFieldProps & { shape: Shape }) {
  const id = useId();
  const { lists: texts, lineParts, textStates } = usePanelTexts();
  const { formats } = useTexts();
  const { shown, state } = useText(editor, text, live);
  const { dir, lang } = inputLanguage(text);
  const lines = linesOf(shown);
  const { rows, setRows, added } = useRows(lines, shape);
  const [announced, setAnnounced] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const names: readonly LinePart[] =
    shape.list === undefined ? shape.parts : [...shape.parts, shape.list];

  const change = (next: readonly KeyedRow[]): void => {
    setRows(next);
    const parts = next.map((row) => row.parts);
    const mine = writeRows(parts, shape);
    editor.edit(text, lines, mine, hasBar(parts, shape) ? 'bar' : textProblem(text.path, mine));
  };
  const setPart = (key: number, index: number, typed: string): void => {
    // Only the nested list may have line breaks.
    const part = names[index] === shape.list ? typed : typed.replace(/[\r\n]+/g, ' ');
    change(
      rows.map((row) => (row.key === key ? { key, parts: row.parts.with(index, part) } : row)),
    );
  };
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= rows.length) return;
    flushSync(() => change(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!)));
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    setAnnounced(texts.moved(to + 1, rows.length));
  };
  const remove = (index: number): void => {
    // A full list has no add button yet.
    flushSync(() => change(rows.toSpliced(index, 1)));
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
      mark={mark}
      limits={[
        {
          count: lines.length,
          most: CONTENT_LIMITS.entries,
          shown: textStates.lines,
          announced: textStates.nearLines,
        },
        {
          count: lengthOf(lines),
          most: CONTENT_LIMITS.entriesLength,
          shown: textStates.length,
          announced: textStates.nearLength,
        },
      ]}
      editor={editor}
      text={text}
      live={live}
    >
      {rows.length === 0 && (
        <Typography sx={{ py: 1, color: 'text.secondary' }}>{texts.empty}</Typography>
      )}
      <List
        component="ol"
        ref={list}
        aria-labelledby={labelId(id)}
        disablePadding
        sx={{ display: 'grid', gap: 1.25, containerType: 'inline-size' }}
      >
        {rows.map(({ key, parts }, index) => (
          <Paper
            key={key}
            component="li"
            variant="outlined"
            sx={{
              display: 'grid',
              [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
              alignItems: 'start',
              gap: 1,
              padding: 1.5,
              backgroundColor: 'background.default',
            }}
          >
            <Box
              dir={dir === 'auto' ? undefined : dir}
              sx={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: 1 }}
            >
              {names.map((name, part) => (
                <FormControl
                  key={name}
                  error={isWrong(state)}
                  sx={{
                    gridColumn: '1 / -1',
                    [WIDE]: { gridColumn: `span ${widthOf(part, names.length)}` },
                  }}
                >
                  {names.length > 1 && (
                    <FormLabel htmlFor={`${id}-${key}-${name}`} aria-hidden sx={{ mb: 0.25 }}>
                      <small>{lineParts[name]}</small>
                    </FormLabel>
                  )}
                  <OutlinedInput
                    id={`${id}-${key}-${name}`}
                    value={parts[part]}
                    {...(!SHORT.has(name) && {
                      multiline: true,
                      inputComponent: 'textarea',
                      sx: rowsStyle(1, 8),
                    })}
                    slotProps={{
                      input: {
                        'aria-label': formats.list([lineParts[name], texts.line(index + 1)]),
                        'aria-describedby': descriptionIds(id, hint),
                        dir,
                        lang,
                      },
                    }}
                    onChange={({ target }) => setPart(key, part, target.value)}
                    onBlur={() => {
                      if (state?.kind === 'waiting') void editor.flush(text);
                    }}
                  />
                </FormControl>
              ))}
            </Box>
            <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
              <IconAction
                icon={<KeyboardArrowUpRounded />}
                label={texts.up(index + 1)}
                aria-disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconAction
                icon={<KeyboardArrowDownRounded />}
                label={texts.down(index + 1)}
                aria-disabled={index === rows.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconAction
                icon={<DeleteOutlined />}
                label={texts.remove(index + 1)}
                onClick={() => remove(index)}
              />
            </Stack>
          </Paper>
        ))}
      </List>
      <Announcer>{announced}</Announcer>
      {rows.length < CONTENT_LIMITS.entries && (
        <Button
          variant="outlined"
          ref={addButton}
          startIcon={<AddRounded />}
          aria-label={`${texts.add}: ${label}`}
          onClick={add}
          sx={{ alignSelf: 'start', mt: 1.25 }}
        >
          {texts.add}
        </Button>
      )}
    </TextFrame>
  );
}
