import CheckRounded from '@mui/icons-material/CheckRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { Announcer } from '../announcer.ts';
import {
  isWrong,
  savingOf,
  type EditState,
  type Text,
  type TextEditor,
  type TextId,
} from './text-editor.ts';
import { useText } from './use-text.ts';

const footId = (id: string): string => `${id}-foot`;
const hintId = (id: string): string => `${id}-hint`;
/** Ids of a control's descriptions: hint, state and length. */
export const descriptionIds = (id: string, hint: string | undefined): string =>
  hint === undefined ? footId(id) : `${hintId(id)} ${footId(id)}`;
/** The id of a group's label. */
export const labelId = (id: string): string => `${id}-label`;

/** Share of a limit from which the count is shown. */
const NEAR = 0.85;

/** Texts of problems. */
type Problems = Readonly<Record<string, string>>;

/** Why a text is not saved. */
function useReason(state: EditState, problems: Problems): string | null {
  const { textStates } = usePanelTexts();
  if (state.kind === 'invalid') return problems[state.problem]!;
  return state.kind === 'failed' || state.kind === 'conflict' ? textStates[state.kind] : null;
}

function StateLine({ state, problems }: { state: EditState; problems: Problems }) {
  const words = usePanelTexts().savings;
  const reason = useReason(state, problems);
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

type RemedyProps<Id extends TextId, Problem extends string> = {
  state: EditState<Id, Problem> | undefined;
  editor: TextEditor<Id, Problem>;
  /** Formats the other version for display. */
  shownAs: (text: Text) => string;
  /** Called after a choice, which unmounts the buttons. */
  onTaken: () => void;
};

/** Remedies for a text that was not saved. */
function Remedy<Id extends TextId, Problem extends string>({
  state,
  editor,
  shownAs,
  onTaken,
}: RemedyProps<Id, Problem>) {
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
          {shownAs(state.theirs) || texts.emptyText}
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

/** A text's limit, shown when near. */
export type Limit = {
  readonly count: number;
  readonly most: number;
  /** The count with its limit. */
  readonly shown: (count: number, most: number) => string;
  /** Announced once when near. */
  readonly announced: (most: number) => string;
};

/** Limits that are near or exceeded, and their announcement. */
function Limits({ limits, problem }: { limits: readonly Limit[]; problem: string | null }) {
  const near = limits.filter(({ count, most }) => count >= most * NEAR);
  const { list } = useTexts().formats;
  const announced = problem ?? list(near.map((limit) => limit.announced(limit.most)));
  return (
    <>
      {near.length > 0 && (
        <FormHelperText
          component="span"
          error={near.some(({ count, most }) => count > most)}
          sx={{ flexShrink: 0, marginInlineStart: 'auto' }}
        >
          {list(near.map(({ count, most, shown }) => shown(count, most)))}
        </FormHelperText>
      )}
      <Announcer>{announced}</Announcer>
    </>
  );
}

type EditedTextProps<Id extends TextId, Problem extends string> = {
  /** The control's id; a group's name has the id {@link labelId}. */
  id: string;
  isGroup?: boolean;
  label: string;
  aside?: ReactNode;
  hint: string | undefined;
  limits?: readonly Limit[];
  editor: TextEditor<Id, Problem>;
  text: Id;
  /** The stored text. */
  live: Text;
  problems: Readonly<Record<Problem, string>>;
  shownAs?: (text: Text) => string;
  children: ReactNode;
};

/** Layout for texts side by side: aligns their labels, hints, controls and states. */
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

const NO_LIMITS: readonly Limit[] = [];
const asLines = (text: Text): string => (typeof text === 'string' ? text : text.join('\n'));

/** A text field with label and hint above; state, length and remedies below. */
export function EditedText<Id extends TextId, Problem extends string>({
  id,
  isGroup = false,
  label,
  aside,
  hint,
  limits = NO_LIMITS,
  editor,
  text,
  live,
  problems,
  shownAs = asLines,
  children,
}: EditedTextProps<Id, Problem>) {
  const box = useRef<HTMLDivElement>(null);
  const { state } = useText(editor, text, live);
  return (
    <FormControl ref={box} fullWidth error={isWrong(state)}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        {isGroup ? (
          <FormLabel component="span" id={labelId(id)}>
            {label}
          </FormLabel>
        ) : (
          <FormLabel htmlFor={id}>{label}</FormLabel>
        )}
        {aside}
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
        {state && <StateLine state={state} problems={problems} />}
        <Limits
          limits={limits}
          problem={state?.kind === 'invalid' ? problems[state.problem] : null}
        />
      </Stack>
      <Stack sx={{ gridRow: 5 }}>
        <Remedy
          state={state}
          editor={editor}
          shownAs={shownAs}
          onTaken={() =>
            box.current!.querySelector<HTMLElement>('input, textarea, select')?.focus()
          }
        />
      </Stack>
    </FormControl>
  );
}
