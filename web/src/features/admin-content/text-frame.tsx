import CheckRounded from '@mui/icons-material/CheckRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { Text } from './section-texts.ts';
import type { EditState, TextEditor } from './text-editor.ts';

const Foot = styled(FormHelperText)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 24,
  paddingBlockStart: 4,
  fontSize: '0.8125rem',
  '& .state': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& svg': { fontSize: '1rem' },
  '& .saved': { color: theme.palette.primary.main },
  '& .wrong': { color: theme.palette.error.main, fontWeight: 500 },
})) as typeof FormHelperText;

const footId = (id: string): string => `${id}-foot`;
const hintId = (id: string): string => `${id}-hint`;

/** True iff the input will not be in the shop as it is. */
export const isWrong = (state: EditState | undefined): boolean =>
  state?.kind === 'invalid' || state?.kind === 'failed' || state?.kind === 'conflict';

/** The attributes that tie a control to its frame. */
export const describedBy = (id: string, hinted: boolean, state: EditState | undefined) => ({
  'aria-describedby': hinted ? `${hintId(id)} ${footId(id)}` : footId(id),
  'aria-invalid': isWrong(state),
});

const asLines = (text: Text): string => (typeof text === 'string' ? text : text.join('\n'));

function StateLine({ state }: { state: EditState | undefined }) {
  const { textStates, textProblems } = usePanelTexts();
  if (state === undefined) return <span />;
  const colour = isWrong(state) ? 'wrong' : state.kind;
  return (
    <span className={`state ${colour}`}>
      {state.kind === 'saved' && <CheckRounded />}
      {isWrong(state) && <WarningAmberRounded />}
      {state.kind === 'invalid' ? textProblems[state.problem] : textStates[state.kind]}
    </span>
  );
}

type RemedyProps = {
  state: EditState | undefined;
  editor: TextEditor;
  /** Called once one is chosen: the buttons disappear. */
  onTaken: () => void;
};

/** What can be done about a failure or a conflict. */
function Remedy({ state, editor, onTaken }: RemedyProps) {
  const texts = usePanelTexts().textStates;
  const take = (remedy: () => unknown) => () => {
    remedy();
    onTaken();
  };
  if (state?.kind === 'failed')
    return (
      <Button
        variant="outlined"
        onClick={take(() => editor.flush(state))}
        sx={{ marginBlockStart: 1.25 }}
      >
        {texts.retry}
      </Button>
    );
  if (state?.kind === 'conflict')
    return (
      <Alert role="note" sx={{ marginBlockStart: 1 }}>
        <AlertTitle>{texts.theirs}</AlertTitle>
        <Box component="blockquote" sx={{ margin: 0, whiteSpace: 'pre-line' }}>
          {asLines(state.theirs) || texts.emptyText}
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 1.25 }}>
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
  /** The control's id. A list is labelled by `<id>-label` instead. */
  id: string;
  isList?: boolean;
  label: string;
  hint: string | undefined;
  /** The current length and the limit. */
  counts: string;
  isFull: boolean;
  state: EditState | undefined;
  editor: TextEditor;
  children: ReactNode;
};

/** The label and hint above a text; below it its state and what can be done about it. */
export const TextFrame = ({
  id,
  isList = false,
  label,
  hint,
  counts,
  isFull,
  state,
  editor,
  children,
}: TextFrameProps) => {
  const box = useRef<HTMLDivElement>(null);
  const toField = (): void => box.current!.querySelector<HTMLElement>('input, textarea')?.focus();
  return (
    <div ref={box}>
      {isList ? (
        <FormLabel component="span" id={`${id}-label`}>
          {label}
        </FormLabel>
      ) : (
        <FormLabel htmlFor={id}>{label}</FormLabel>
      )}
      {hint !== undefined && (
        <FormHelperText id={hintId(id)} sx={{ marginBlock: '-4px 6px' }}>
          {hint}
        </FormHelperText>
      )}
      {children}
      <Foot component="div" id={footId(id)}>
        <StateLine state={state} />
        <span {...(isFull && { className: 'wrong' })}>{counts}</span>
      </Foot>
      <Remedy state={state} editor={editor} onTaken={toField} />
    </div>
  );
};
