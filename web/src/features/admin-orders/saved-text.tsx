import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { BusyButton } from '../../components/busy-button.tsx';
import { FieldInput } from '../../components/admin/field-input.ts';
import { useDraft } from '../../components/admin/unsaved-work.tsx';
import { describedBy, FormField } from '../../components/form-field.tsx';
import { savedTextTexts as texts } from '../../i18n/ar/admin-order.ts';
import { colour } from '../../theme/tokens.ts';

const GAP = 10;
const Row = styled('div', { shouldForwardProp: (name) => name !== 'multiline' })<{
  multiline: boolean;
}>(({ multiline }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: GAP,
  '& .MuiInputBase-root': { flex: multiline ? '1 1 100%' : '1 1 12rem' },
}));
const State = styled('output')({
  fontSize: '0.8438rem',
  color: colour.muted,
  // without words it has no room: the field is as wide as the one below it
  '&:empty': { marginInlineStart: -GAP },
});

let last: Promise<unknown> = Promise.resolve();
/** One after the other: two texts of one order that are saved at the same moment meet in its document. */
function inTurn<Result>(save: () => Promise<Result>): Promise<Result> {
  const turn = last.then(save);
  last = turn.catch(() => {});
  return turn;
}

type SavedTextProps = {
  label: string;
  hint: string;
  /** As it is stored. */
  value: string;
  maxLength: number;
  multiline?: boolean;
  /** Stores the text in place of the one that is shown as stored, and answers whether it is stored. */
  onSave: (text: string, inPlaceOf: string) => Promise<boolean>;
};

/** What somebody writes, and the stored text that they began with. */
type Draft = { readonly text: string; readonly base: string };

const isChanged = (draft: Draft | null): draft is Draft =>
  draft !== null && draft.text.trim() !== draft.base;

/**
 * A text that is saved when it is left, and by its button. What is written stays
 * until it is stored. Where somebody else has stored another meanwhile, both are
 * shown, and only the button puts one in place of the other.
 */
export function SavedText({
  label,
  hint,
  value,
  maxLength,
  multiline = false,
  onSave,
}: SavedTextProps) {
  const id = useId();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [state, setState] = useState<'still' | 'saving' | 'saved' | 'failed'>('still');
  const isDirty = isChanged(draft);
  /** The draft as it is by now, also before it is drawn. */
  const latest = useRef(draft);
  const running = useRef<Promise<boolean> | null>(null);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (!isDirty) setDraft(null);
  }
  /** Somebody else has stored another text, which the writer is shown. */
  const isOvertaken = isDirty && draft.base !== value && state !== 'saving';

  const write = (next: Draft): void => {
    latest.current = next;
    setDraft(next);
  };
  const store = async (written: Draft): Promise<boolean> => {
    const text = written.text.trim();
    setState('saving');
    const ok = await inTurn(() => onSave(text, value));
    setState(ok ? 'saved' : 'failed');
    // what was typed meanwhile is a draft of what is stored now
    if (ok) write({ ...(latest.current ?? written), base: text });
    return ok;
  };
  const save = async (): Promise<void> => {
    if (running.current !== null || !isChanged(latest.current)) return;
    running.current = store(latest.current);
    await running.current;
    running.current = null;
  };

  useDraft({
    isUnsaved: () => running.current !== null || isChanged(latest.current),
    save: async () => {
      if (running.current !== null) await running.current;
      else if (latest.current?.base === value) await save();
      return !isChanged(latest.current);
    },
  });

  const stateText = (): string => {
    if (state === 'saving') return texts.saving;
    if (isDirty) return state === 'failed' ? texts.failed : texts.unsaved;
    return state === 'saved' ? texts.saved : '';
  };
  const overtaken = value === '' ? texts.storedEmpty : texts.stored(value);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FormField id={id} label={label} aside={hint} error={isOvertaken ? overtaken : null} release>
        <Row multiline={multiline}>
          <FieldInput
            id={id}
            value={draft?.text ?? value}
            multiline={multiline}
            minRows={multiline ? 3 : undefined}
            inputProps={{ maxLength, dir: 'auto', ...describedBy(id, null) }}
            onChange={({ target }) => {
              write({ text: target.value, base: draft?.base ?? value });
              if (state !== 'saving') setState('still');
            }}
            onBlur={() => {
              if (!isOvertaken) void save();
            }}
          />
          {(isDirty || state === 'saving') && (
            <BusyButton
              type="submit"
              variant="outlined"
              busy={state === 'saving'}
              busyText={texts.saving}
            >
              {texts.save}
            </BusyButton>
          )}
          <State>{stateText()}</State>
        </Row>
      </FormField>
    </form>
  );
}
