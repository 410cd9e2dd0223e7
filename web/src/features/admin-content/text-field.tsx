import { fallbackText } from '@ghar/domain/site-content';
import { useId } from 'react';
import { FieldInput } from '../../components/admin/field-input.ts';
import { textStateTexts } from '../../i18n/ar/admin-content.ts';
import { lengthLimit, problemOf, type Text } from './section-texts.ts';
import type { TextEditor, TextId } from './text-editor.ts';
import { isWrong, saidOf, TextFrame } from './text-frame.tsx';
import { useText } from './use-text-editor.ts';

const ROWS = { line: undefined, paragraph: 2, policy: 6 } as const;

export type TextFieldProps = {
  editor: TextEditor;
  text: TextId;
  /** What the database says. */
  live: Text;
  label: string;
  hint: string | undefined;
};

/** A text of one or more lines, saved as it is typed. */
export function TextField({
  editor,
  text,
  live,
  label,
  hint,
  kind,
}: TextFieldProps & { kind: keyof typeof ROWS }) {
  const id = useId();
  const { shown, state } = useText(editor, text, live);
  const value = String(shown);
  const limit = lengthLimit(text.path, value);
  const fallback = value.trim() === '' ? fallbackText(text.section, text.path) : null;
  const rows = ROWS[kind];
  const change = (typed: string): void => {
    // a paste may break a line where there is only one
    const mine = kind === 'line' ? typed.replace(/[\r\n]+/g, ' ') : typed;
    editor.edit(text, value, mine, problemOf(text.path, mine));
  };
  return (
    <TextFrame
      id={id}
      label={label}
      hint={fallback === null ? hint : textStateTexts.fallback(fallback)}
      counts={textStateTexts.length(value.length, limit)}
      isFull={value.length > limit}
      state={state}
      editor={editor}
    >
      <FieldInput
        id={id}
        value={value}
        error={isWrong(state)}
        {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 18 })}
        inputProps={{ ...saidOf(id, (fallback ?? hint) !== undefined, state), dir: 'auto' }}
        onChange={({ target }) => change(target.value)}
        onBlur={() => {
          if (state?.kind === 'waiting') void editor.flush(text);
        }}
      />
    </TextFrame>
  );
}
