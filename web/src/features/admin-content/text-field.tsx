import CheckRounded from '@mui/icons-material/CheckRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fallbackText } from '@ghar/domain/site-content';
import { useId, useRef, type ReactNode } from 'react';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { lengthLimit, problemOf, type Text } from './section-texts.ts';
import type { EditState, TextEditor, TextId } from './text-editor.ts';
import { useText } from './use-text-editor.ts';

const footId = (id: string): string => `${id}-foot`;
const hintId = (id: string): string => `${id}-hint`;
/** What describes a control: its hint, and its state and length below it. */
export const descriptionIds = (id: string, hint: string | undefined): string =>
  hint === undefined ? footId(id) : `${hintId(id)} ${footId(id)}`;
/** The name of a list, which has no single control. */
export const labelId = (id: string): string => `${id}-label`;

/** The least and the greatest height of a text area, in lines. */
export const rowsStyle = (least: number, most: number) => ({
  '& textarea': { minHeight: `calc(${least}lh + 22px)`, maxHeight: `calc(${most}lh + 22px)` },
});

/** True iff what was typed will not reach the store as it is. */
export const isWrong = (state: EditState | undefined): boolean =>
  state?.kind === 'invalid' || state?.kind === 'failed' || state?.kind === 'conflict';

const asLines = (text: Text): string => (typeof text === 'string' ? text : text.join('\n'));

function StateLine({ state }: { state: EditState }) {
  const { textStates, textProblems } = usePanelTexts();
  return (
    <FormHelperText
      component="span"
      error={isWrong(state)}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        ...(state.kind === 'saved' && { color: 'primary.main' }),
      }}
    >
      {state.kind === 'saved' && <CheckRounded sx={{ fontSize: 16 }} />}
      {isWrong(state) && <WarningAmberRounded sx={{ fontSize: 16 }} />}
      {state.kind === 'invalid' ? textProblems[state.problem] : textStates[state.kind]}
    </FormHelperText>
  );
}

type RemedyProps = {
  state: EditState | undefined;
  editor: TextEditor;
  /** Called after a choice, which removes the buttons. */
  onTaken: () => void;
};

/** What can be done about a text that was not saved. */
function Remedy({ state, editor, onTaken }: RemedyProps) {
  const texts = usePanelTexts().textStates;
  const take = (action: () => unknown) => () => {
    action();
    onTaken();
  };
  if (state?.kind === 'failed')
    return (
      <Button
        variant="outlined"
        onClick={take(() => editor.flush(state))}
        sx={{ alignSelf: 'start', mt: 1.25 }}
      >
        {texts.retry}
      </Button>
    );
  if (state?.kind === 'conflict')
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Alert is a div; its default role would announce all of it
      <Alert severity="error" role="group" aria-label={texts.theirs} sx={{ mt: 1 }}>
        <AlertTitle>{texts.theirs}</AlertTitle>
        <Typography component="blockquote" sx={{ margin: 0, whiteSpace: 'pre-line' }}>
          {asLines(state.theirs) || texts.emptyText}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.25 }}>
          <Button onClick={take(() => editor.keepMine(state))}>{texts.keepMine}</Button>
          <Button variant="outlined" onClick={take(() => editor.drop(state))}>
            {texts.takeTheirs}
          </Button>
        </Stack>
      </Alert>
    );
  return null;
}

type TextFrameProps = {
  /** The control's id; a list has the name of {@link labelId} instead. */
  id: string;
  isList?: boolean;
  label: string;
  hint: string | undefined;
  /** The length and its limit. */
  counts: string;
  isFull: boolean;
  state: EditState | undefined;
  editor: TextEditor;
  children: ReactNode;
};

/** A text with its label and hint above; its state, length and remedies below. */
export function TextFrame({
  id,
  isList = false,
  label,
  hint,
  counts,
  isFull,
  state,
  editor,
  children,
}: TextFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <FormControl ref={box} fullWidth error={isWrong(state)}>
      {isList ? (
        <FormLabel component="span" id={labelId(id)}>
          {label}
        </FormLabel>
      ) : (
        <FormLabel htmlFor={id}>{label}</FormLabel>
      )}
      {hint !== undefined && (
        <FormHelperText id={hintId(id)} error={false} sx={{ marginBlock: '-4px 8px' }}>
          {hint}
        </FormHelperText>
      )}
      {children}
      <Stack
        id={footId(id)}
        direction="row"
        sx={{ alignItems: 'start', gap: 1.5, minHeight: 24, pt: 0.5 }}
      >
        {state && <StateLine state={state} />}
        <FormHelperText component="span" error={isFull} sx={{ marginInlineStart: 'auto' }}>
          {counts}
        </FormHelperText>
      </Stack>
      <Remedy
        state={state}
        editor={editor}
        onTaken={() => box.current!.querySelector<HTMLElement>('input, textarea')?.focus()}
      />
    </FormControl>
  );
}

export type TextFieldProps = {
  editor: TextEditor;
  text: TextId;
  /** The stored text. */
  live: Text;
  label: string;
  hint: string | undefined;
};

/** The initial height in lines. */
const ROWS = { line: 1, paragraph: 2, policy: 6 } as const;

/** A text of one or more lines, saved as it is typed. */
export function TextField({
  editor,
  text,
  live,
  label,
  hint: usualHint,
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
    // A paste can bring line breaks.
    const mine = kind === 'line' ? typed.replace(/[\r\n]+/g, ' ') : typed;
    editor.edit(text, value, mine, problemOf(text.path, mine));
  };
  return (
    <TextFrame
      id={id}
      label={label}
      hint={hint}
      counts={texts.length(value.length, limit)}
      isFull={value.length > limit}
      state={state}
      editor={editor}
    >
      <OutlinedInput
        id={id}
        value={value}
        {...(kind !== 'line' && {
          multiline: true,
          inputComponent: 'textarea',
          sx: rowsStyle(ROWS[kind], 18),
        })}
        slotProps={{ input: { 'aria-describedby': descriptionIds(id, hint), dir: 'auto' } }}
        onChange={({ target }) => change(target.value)}
        onBlur={() => {
          if (state?.kind === 'waiting') void editor.flush(text);
        }}
      />
    </TextFrame>
  );
}
