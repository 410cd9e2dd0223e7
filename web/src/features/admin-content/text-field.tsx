import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { fallbackText } from '@ghar/domain/content/site-content';
import { DEFAULT_LOCALE, directionOf } from '@ghar/domain/i18n/locale';
import { useId, type ReactNode } from 'react';
import { descriptionIds, EditedText, type Limit } from '../../components/admin/edited-text.tsx';
import type { Text } from '../../components/admin/text-editor.ts';
import { useText } from '../../components/admin/use-text.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { FormerTexts } from './former-texts.tsx';
import { lengthLimit, readPath, textProblem } from './section-texts.ts';
import type { ContentEditor, ContentTextId } from './content-edit.ts';

/** Minimum and maximum height of a text area, in lines. */
export const rowsStyle = (least: number, most: number) => ({
  '& textarea': { minHeight: `calc(${least}lh + 22px)`, maxHeight: `calc(${most}lh + 22px)` },
});

export type TextFieldProps = {
  editor: ContentEditor;
  text: ContentTextId;
  /** The stored text. */
  live: Text;
  label: string;
  hint: string | undefined;
  /** Beside the label: what is missing. */
  mark?: string | undefined;
};

/** Attributes of a text's controls. */
export function inputLanguage({ path }: ContentTextId) {
  const { locale } = readPath(path);
  // the merchant's own texts may quote another language
  return locale === DEFAULT_LOCALE ? { dir: 'auto' } : { dir: directionOf(locale), lang: locale };
}

type TextFrameProps = Omit<TextFieldProps, 'hint'> & {
  id: string;
  isList?: boolean;
  hint: string | undefined;
  limits: readonly Limit[];
  children: ReactNode;
};

/** A content text, with its former versions beside the label. */
export function TextFrame({ isList = false, mark, ...props }: TextFrameProps) {
  const { editor, text, live, label } = props;
  return (
    <EditedText
      {...props}
      isGroup={isList}
      aside={
        <>
          {mark !== undefined && (
            <Chip color="waiting" label={mark} sx={{ mb: 0.5, marginInlineStart: 1 }} />
          )}
          <FormerTexts editor={editor} text={text} live={live} label={label} />
        </>
      }
      problems={usePanelTexts().textProblems}
    />
  );
}

/** Initial height in lines. */
const ROWS = { line: 1, paragraph: 2, policy: 6 } as const;

/** A text that is saved while typing. */
export function TextField({
  editor,
  text,
  live,
  label,
  hint: usualHint,
  mark,
  kind,
}: TextFieldProps & { kind: keyof typeof ROWS }) {
  const id = useId();
  const texts = usePanelTexts().textStates;
  const { shown, state } = useText(editor, text, live);
  const value = String(shown);
  const limit = lengthLimit(text.path, value);
  const fallback = value.trim() === '' ? fallbackText(text.section, text.path) : null;
  const hint = fallback === null ? usualHint : texts.fallback(fallback);
  const change = (typed: string): void => {
    // Pasted text can have line breaks.
    const mine = kind === 'line' ? typed.replace(/[\r\n]+/g, ' ') : typed;
    editor.edit(text, value, mine, textProblem(text.path, mine));
  };
  return (
    <TextFrame
      id={id}
      label={label}
      hint={hint}
      mark={mark}
      limits={[
        { count: value.length, most: limit, shown: texts.length, announced: texts.nearLength },
      ]}
      editor={editor}
      text={text}
      live={live}
    >
      <OutlinedInput
        id={id}
        value={value}
        {...(kind !== 'line' && {
          multiline: true,
          inputComponent: 'textarea',
          sx: rowsStyle(ROWS[kind], 18),
        })}
        slotProps={{
          input: { 'aria-describedby': descriptionIds(id, hint), ...inputLanguage(text) },
        }}
        onChange={({ target }) => change(target.value)}
        onBlur={() => {
          if (state?.kind === 'waiting') void editor.flush(text);
        }}
      />
    </TextFrame>
  );
}
