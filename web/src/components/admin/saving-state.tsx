import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { LoadingButton } from '../loading-button.tsx';
import { useToast } from '../toasts.tsx';
import { savingOf, type Saving, type TextEditor, type TextId } from './text-editor.ts';
import { useEdits } from './use-text.ts';

type EditorProps<Id extends TextId, Problem extends string> = {
  editor: TextEditor<Id, Problem>;
};

/** The worst state of all changed texts; null if none changed. */
function useSaving<Id extends TextId, Problem extends string>(
  editor: TextEditor<Id, Problem>,
): Saving | null {
  const savings = new Set([...useEdits(editor).values()].map((edit) => savingOf(edit)));
  return (['unsaved', 'saving', 'saved'] as const).find((one) => savings.has(one)) ?? null;
}

/** One summary of all texts' states; empty without changes. The texts' own notes are announced, not this. */
export function SavingState<Id extends TextId, Problem extends string>({
  editor,
}: EditorProps<Id, Problem>) {
  const words = usePanelTexts().savings;
  const saving = useSaving(editor);
  if (saving === null) return null;
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{ flexShrink: 0, color: saving === 'unsaved' ? 'error.main' : 'text.secondary' }}
    >
      {words[saving]}
    </Typography>
  );
}

/** Saves all unsaved texts and reports whether all succeeded. Outlined while nothing is unsaved. */
export function SaveButton<Id extends TextId, Problem extends string>({
  editor,
}: EditorProps<Id, Problem>) {
  const toast = useToast();
  const { saveAll: texts, savings } = usePanelTexts();
  const state = useSaving(editor);
  const hasUnsaved = state !== null && state !== 'saved';
  const [saving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    await editor.flush();
    setSaving(false);
    toast(
      editor.hasUnsaved()
        ? { title: texts.notAllSaved, text: texts.notAllSavedText, variant: 'destructive' }
        : { title: texts.allSaved, variant: 'plain' },
    );
  };
  return (
    <LoadingButton
      variant={hasUnsaved || saving ? 'contained' : 'outlined'}
      loading={saving}
      loadingText={savings.saving}
      onClick={() => void save()}
    >
      {texts.save}
    </LoadingButton>
  );
}
