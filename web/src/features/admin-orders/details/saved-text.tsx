import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ORDER_LIMITS } from '@ghar/domain/order/order';
import { useId, type ReactNode } from 'react';
import { useText } from '../../../components/admin/use-text.ts';
import { describedBy, FormField } from '../../../components/form-field.tsx';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { orderTextProblem, type OrderTextEditor, type OrderTextId } from './use-order-texts.ts';

/** In theme spacing units. */
const GAP = 1.25;

type SavedTextProps = {
  editor: OrderTextEditor;
  text: OrderTextId;
  label: string;
  hint: string;
  /** The stored text. */
  value: string;
  /** The other admin who stored it, if known. */
  storedBy: string | null;
  multiline?: boolean;
  /** Rendered below, from the current text. */
  renderOffer?: (text: string) => ReactNode;
};

/**
 * A text field that saves on blur or by its button. Keeps the input until stored. On a conflict it shows both texts,
 * and only the button overwrites.
 */
export function SavedText({
  editor,
  text,
  label,
  hint,
  value,
  storedBy,
  multiline = false,
  renderOffer,
}: SavedTextProps) {
  const {
    savedText: texts,
    carrier: { reasons },
  } = usePanelTexts();
  const id = useId();
  const { shown, state } = useText(editor, text, value);
  const input = String(shown);
  const kind = state?.kind;
  /** The text that another admin stored meanwhile. */
  const theirs = state?.kind === 'conflict' ? String(state.theirs) : null;
  const isUnsaved = kind !== undefined && kind !== 'saved';
  const reason = orderTextProblem(text, input);
  const problem = reason && reasons[reason];
  const storedNow =
    theirs === ''
      ? texts.storedEmpty
      : theirs && texts.stored(theirs, theirs === value ? storedBy : null);

  const stateText = (): string => {
    if (kind === undefined || kind === 'saving') return '';
    return kind === 'saved' || kind === 'failed' ? texts[kind] : texts.unsaved;
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (theirs === null ? editor.flush(text) : editor.keepMine(text));
      }}
    >
      <FormField
        id={id}
        label={label}
        aside={hint}
        error={storedNow ?? problem}
        offer={renderOffer?.(input)}
        release
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: GAP }}>
          <OutlinedInput
            id={id}
            value={input}
            {...(multiline && { multiline, inputComponent: 'textarea' })}
            slotProps={{
              // A conflict is not an input error.
              input: {
                maxLength: ORDER_LIMITS[text.path],
                dir: 'auto',
                ...describedBy(id, problem),
                'aria-invalid': problem !== null,
              },
            }}
            onChange={({ target: { value: typed } }) =>
              editor.edit(text, shown, typed, orderTextProblem(text, typed))
            }
            onBlur={() => void editor.flush(text)}
            sx={{ flex: multiline ? '1 1 100%' : '1 1 12rem' }}
          />
          {isUnsaved && (
            <LoadingButton
              type="submit"
              // Tab saves by blur; the button would disappear while focused.
              tabIndex={theirs !== null || kind === 'failed' ? 0 : -1}
              variant="outlined"
              loading={kind === 'saving'}
              loadingText={texts.saving}
            >
              {texts.save}
            </LoadingButton>
          )}
          <Typography
            variant="caption"
            component="output"
            color="textSecondary"
            // Takes no space while empty.
            sx={{ '&:empty': { marginInlineStart: -GAP } }}
          >
            {stateText()}
          </Typography>
        </Stack>
      </FormField>
    </form>
  );
}
