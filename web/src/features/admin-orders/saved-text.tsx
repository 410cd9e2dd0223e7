import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useDraft } from '../../components/admin/unsaved-work.ts';
import { describedBy, FormField } from '../../components/form-field.tsx';
import { LoadingButton } from '../../components/loading-button.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';

/** In the theme's unit. */
const GAP = 1.25;

let last: Promise<unknown> = Promise.resolve();
/** Saves one after the other: concurrent transactions on the same order would conflict. */
function inTurn<Result>(save: () => Promise<Result>): Promise<Result> {
  const turn = last.then(save);
  last = turn.catch(() => {});
  return turn;
}

const noProblem = (): null => null;

type SavedTextProps = {
  label: string;
  hint: string;
  /** The stored text. */
  value: string;
  /** The name of another admin who has stored it, if that is known. */
  storedBy: string | null;
  maxLength: number;
  multiline?: boolean;
  /** Why a text is not stored, in words. */
  problemOf?: (text: string) => string | null;
  /** What is said below of the text as it stands. */
  renderOffer?: (text: string) => ReactNode;
  /** Replaces the stored text `base`; resolves to whether that succeeded. */
  onSave: (text: string, base: string) => Promise<boolean>;
};

/** The input, and the stored text that it started from. */
type Draft = { readonly text: string; readonly base: string };

const isChanged = (draft: Draft | null): draft is Draft =>
  draft !== null && draft.text.trim() !== draft.base;

/**
 * A text field that saves on blur and by its button. Keeps the input until it is stored. If somebody
 * else stores another text meanwhile, it shows both, and only the button overwrites.
 */
export function SavedText({
  label,
  hint,
  value,
  storedBy,
  maxLength,
  multiline = false,
  problemOf = noProblem,
  renderOffer,
  onSave,
}: SavedTextProps) {
  const texts = usePanelTexts().savedText;
  const id = useId();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const isDirty = isChanged(draft);
  /** The current draft, also before the next render. */
  const latest = useRef(draft);
  const running = useRef<Promise<boolean> | null>(null);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (!isDirty) setDraft(null);
  }
  /** Somebody else has stored another text since. */
  const isOvertaken = isDirty && draft.base !== value && state !== 'saving';

  const write = (next: Draft): void => {
    latest.current = next;
    setDraft(next);
  };
  const store = async (written: Draft, known: string): Promise<boolean> => {
    const text = written.text.trim();
    setState('saving');
    const ok = await inTurn(() => onSave(text, known));
    setState(ok ? 'saved' : 'failed');
    // Input since then is a draft of what is stored now.
    if (ok) write({ ...(latest.current ?? written), base: text });
    return ok;
  };
  /** Stores the draft over `known`, the stored text that the user has seen. */
  const save = async (known: string): Promise<void> => {
    if (running.current !== null || !isChanged(latest.current)) return;
    if (problemOf(latest.current.text) !== null) return;
    running.current = store(latest.current, known);
    await running.current;
    running.current = null;
  };
  /** Stores the draft over the text that it started from, after a save under way that succeeds. */
  const leave = async (): Promise<void> => {
    if (running.current !== null && !(await running.current)) return;
    if (latest.current !== null) await save(latest.current.base);
  };

  useDraft({
    isUnsaved: () => running.current !== null || isChanged(latest.current),
    save: async () => {
      if (running.current !== null || latest.current?.base === value) await leave();
      return !isChanged(latest.current);
    },
  });

  const stateText = (): string => {
    if (state === 'saving') return '';
    if (isDirty) return state === 'failed' ? texts.failed : texts.unsaved;
    return state === 'saved' ? texts.saved : '';
  };
  const problem = problemOf(draft?.text ?? value);
  const overtaken = value === '' ? texts.storedEmpty : texts.stored(value, storedBy);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(value);
      }}
    >
      <FormField
        id={id}
        label={label}
        aside={hint}
        error={isOvertaken ? overtaken : problem}
        offer={renderOffer?.(draft?.text ?? value)}
        release
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: GAP }}>
          <OutlinedInput
            id={id}
            value={draft?.text ?? value}
            {...(multiline && { multiline, inputComponent: 'textarea' })}
            slotProps={{
              // Two texts that differ are no error of input.
              input: {
                maxLength,
                dir: 'auto',
                ...describedBy(id, problem),
                'aria-invalid': problem !== null,
              },
            }}
            onChange={({ target }) => {
              write({ text: target.value, base: draft?.base ?? value });
              if (state !== 'saving') setState('idle');
            }}
            onBlur={() => {
              if (!isOvertaken) void leave();
            }}
            sx={{ flex: multiline ? '1 1 100%' : '1 1 12rem' }}
          />
          {(isDirty || state === 'saving') && (
            <LoadingButton
              type="submit"
              // The tab key saves as it leaves the field; the button would go while it has the focus.
              tabIndex={isOvertaken || state === 'failed' ? 0 : -1}
              variant="outlined"
              loading={state === 'saving'}
              loadingText={texts.saving}
            >
              {texts.save}
            </LoadingButton>
          )}
          <Typography
            variant="caption"
            component="output"
            color="textSecondary"
            // Takes no room while empty.
            sx={{ '&:empty': { marginInlineStart: -GAP } }}
          >
            {stateText()}
          </Typography>
        </Stack>
      </FormField>
    </form>
  );
}
