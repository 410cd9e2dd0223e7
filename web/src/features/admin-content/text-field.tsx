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
import { Announcer } from '../../components/announcer.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { FormerTexts } from './former-texts.tsx';
import { isNear, lengthLimit, problemOf, type Text } from './section-texts.ts';
import { isWrong, savingOf, type EditState, type TextEditor, type TextId } from './text-editor.ts';
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

const asLines = (text: Text): string => (typeof text === 'string' ? text : text.join('\n'));

/** Why a text is not saved. */
function useReason(state: EditState): string | null {
  const { textStates, textProblems } = usePanelTexts();
  if (state.kind === 'invalid') return textProblems[state.problem];
  return state.kind === 'failed' || state.kind === 'conflict' ? textStates[state.kind] : null;
}

function StateLine({ state }: { state: EditState }) {
  const words = usePanelTexts().savings;
  const reason = useReason(state);
  const saving = savingOf(state);
  return (
    <FormHelperText
      component="span"
      error={saving === 'unsaved'}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        ...(saving === 'saved' && { color: 'primary.main' }),
      }}
    >
      {saving === 'saved' && <CheckRounded sx={{ fontSize: 16 }} />}
      {saving === 'unsaved' && <WarningAmberRounded sx={{ fontSize: 16 }} />}
      <span>
        <span>{words[saving]}</span>
        {reason !== null && (
          <>
            {': '}
            <span>{reason}</span>
          </>
        )}
      </span>
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

/** A limit of a text, shown when it is near. */
export type Limit = {
  readonly count: number;
  readonly most: number;
  /** The count beside its limit. */
  readonly shown: (count: number, most: number) => string;
  /** Announced once, when it comes near. */
  readonly announced: (most: number) => string;
};

/** The limits of a text that are near or passed, and what is announced of them. */
function Limits({ limits, state }: { limits: readonly Limit[]; state: EditState | undefined }) {
  const { textProblems } = usePanelTexts();
  const near = limits.filter(({ count, most }) => isNear(count, most));
  const announced =
    state?.kind === 'invalid'
      ? textProblems[state.problem]
      : near.map((limit) => limit.announced(limit.most)).join('، ');
  return (
    <>
      {near.length > 0 && (
        <FormHelperText
          component="span"
          error={near.some(({ count, most }) => count > most)}
          sx={{ flexShrink: 0, marginInlineStart: 'auto' }}
        >
          {near.map(({ count, most, shown }) => shown(count, most)).join('، ')}
        </FormHelperText>
      )}
      <Announcer>{announced}</Announcer>
    </>
  );
}

type TextFrameProps = {
  /** The control's id; a list has the name of {@link labelId} instead. */
  id: string;
  isList?: boolean;
  label: string;
  hint: string | undefined;
  limits: readonly Limit[];
  editor: TextEditor;
  text: TextId;
  /** The stored text. */
  live: Text;
  children: ReactNode;
};

/** What contains texts side by side: their labels, hints, controls and states stand in rows. */
export const TEXT_ROWS = {
  minWidth: 0,
  marginBlockEnd: 1.25,
  '&, & > .MuiFormControl-root': {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridRow: 'span 5',
  },
} as const;

/** A text with its label and hint above; its state, length and remedies below. */
export function TextFrame({
  id,
  isList = false,
  label,
  hint,
  limits,
  editor,
  text,
  live,
  children,
}: TextFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const { state } = useText(editor, text, live);
  return (
    <FormControl ref={box} fullWidth error={isWrong(state)}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        {isList ? (
          <FormLabel component="span" id={labelId(id)}>
            {label}
          </FormLabel>
        ) : (
          <FormLabel htmlFor={id}>{label}</FormLabel>
        )}
        <FormerTexts editor={editor} text={text} live={live} label={label} />
      </Stack>
      {hint !== undefined && (
        <FormHelperText id={hintId(id)} error={false} sx={{ gridRow: 2, marginBlock: '-4px 8px' }}>
          {hint}
        </FormHelperText>
      )}
      <Stack sx={{ gridRow: 3 }}>{children}</Stack>
      <Stack
        id={footId(id)}
        direction="row"
        sx={{ gridRow: 4, alignItems: 'start', gap: 1.5, minHeight: 24, pt: 0.5 }}
      >
        {state && <StateLine state={state} />}
        <Limits limits={limits} state={state} />
      </Stack>
      <Stack sx={{ gridRow: 5 }}>
        <Remedy
          state={state}
          editor={editor}
          onTaken={() => box.current!.querySelector<HTMLElement>('input, textarea')?.focus()}
        />
      </Stack>
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
        slotProps={{ input: { 'aria-describedby': descriptionIds(id, hint), dir: 'auto' } }}
        onChange={({ target }) => change(target.value)}
        onBlur={() => {
          if (state?.kind === 'waiting') void editor.flush(text);
        }}
      />
    </TextFrame>
  );
}
