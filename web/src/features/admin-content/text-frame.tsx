import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { Icon } from '../../components/admin/icon.tsx';
import { Button } from '../../components/button.tsx';
import { textProblemTexts, textStateTexts as texts } from '../../i18n/ar/admin-content.ts';
import { colour, radius } from '../../theme/tokens.ts';
import type { Text } from './section-texts.ts';
import type { EditState, TextEditor } from './text-editor.ts';

const Box = styled('div')({ minWidth: 0 });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  marginBlockEnd: 6,
  '& label, & .name': { fontSize: '0.9375rem', fontWeight: 450 },
});
const Hint = styled('p')({ flexBasis: '100%', fontSize: '0.8438rem', color: colour.muted });
const Foot = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 24,
  paddingBlockStart: 4,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: colour.muted,
  '& .state': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& .state[data-kind="saved"]': { color: colour.laurel },
  '& .state[data-wrong]': { color: colour.clay, fontWeight: 500 },
  '& .count[data-wrong]': { color: colour.clay, fontWeight: 500 },
});
const Help = styled('div')({
  marginBlockStart: 8,
  padding: '12px 16px',
  borderRadius: radius.control,
  backgroundColor: colour.claySoft,
  fontSize: '0.9063rem',
  '& blockquote': { margin: '4px 0 0', whiteSpace: 'pre-line' },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 10 });

/** The id of what is said below a field. */
export const footId = (id: string): string => `${id}-foot`;
const hintId = (id: string): string => `${id}-hint`;

/** True iff what was typed is not what will be in the shop. */
export const isWrong = (state: EditState | undefined): boolean =>
  state?.kind === 'invalid' || state?.kind === 'failed' || state?.kind === 'conflict';

/** The attributes that tie a control to what is said of it. */
export const saidOf = (id: string, hinted: boolean, state: EditState | undefined) => ({
  'aria-describedby': hinted ? `${hintId(id)} ${footId(id)}` : footId(id),
  'aria-invalid': isWrong(state),
});

const asLines = (text: Text): string => (typeof text === 'string' ? text : text.join('\n'));

function StateLine({ state }: { state: EditState | undefined }) {
  if (state === undefined) return <span />;
  return (
    <span className="state" data-kind={state.kind} {...(isWrong(state) && { 'data-wrong': '' })}>
      {state.kind === 'saved' && <Icon name="check" size={16} />}
      {isWrong(state) && <Icon name="warning" size={16} />}
      {state.kind === 'invalid' ? textProblemTexts[state.problem] : texts[state.kind]}
    </span>
  );
}

type WayProps = {
  state: EditState | undefined;
  editor: TextEditor;
  /** The ways are gone with it. */
  onTaken: () => void;
};

function Way({ state, editor, onTaken }: WayProps) {
  const take = (way: () => unknown) => () => {
    way();
    onTaken();
  };
  if (state?.kind === 'failed')
    return (
      <Actions>
        <Button type="button" variant="outlined" onClick={take(() => editor.flush(state))}>
          {texts.retry}
        </Button>
      </Actions>
    );
  if (state?.kind === 'conflict')
    return (
      <Help>
        <strong>{texts.theirs}</strong>
        <blockquote>{asLines(state.theirs) || texts.emptyText}</blockquote>
        <Actions>
          <Button type="button" onClick={take(() => editor.keepMine(state))}>
            {texts.keepMine}
          </Button>
          <Button type="button" variant="outlined" onClick={take(() => editor.drop(state))}>
            {texts.takeTheirs}
          </Button>
        </Actions>
      </Help>
    );
  return null;
}

type TextFrameProps = {
  /** The control's id. A list has no control of its own: then its name is no label. */
  id: string;
  isList?: boolean;
  label: string;
  hint: string | undefined;
  /** What there is of it, and how much there may be. */
  counts: string;
  isFull: boolean;
  state: EditState | undefined;
  editor: TextEditor;
  children: ReactNode;
};

/** Around a text: its name above; below, how far it has come and what can be done. */
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
    <Box ref={box}>
      <Head>
        {isList ? (
          <span className="name" id={`${id}-label`}>
            {label}
          </span>
        ) : (
          <label htmlFor={id}>{label}</label>
        )}
        {hint !== undefined && <Hint id={hintId(id)}>{hint}</Hint>}
      </Head>
      {children}
      <Foot id={footId(id)}>
        <StateLine state={state} />
        <span className="count" {...(isFull && { 'data-wrong': '' })}>
          {counts}
        </span>
      </Foot>
      <Way state={state} editor={editor} onTaken={toField} />
    </Box>
  );
};
