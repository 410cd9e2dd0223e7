import { useEffect, useSyncExternalStore } from 'react';
import { useLiveValue } from '../../live/live-value.ts';
import {
  shownText,
  textKey,
  type EditState,
  type Text,
  type TextEditor,
  type TextId,
} from './text-editor.ts';
import { useDraft } from './unsaved-work.ts';

/** Retries failed saves on reconnection, and saves before the page is left. */
export function useTextDraft<Id extends TextId, Problem extends string>(
  editor: TextEditor<Id, Problem>,
): void {
  useEffect(() => {
    const onLine = (): void => void editor.flush();
    addEventListener('online', onLine);
    return () => removeEventListener('online', onLine);
  }, [editor]);
  useDraft({
    isUnsaved: editor.hasUnsaved,
    save: async () => {
      await editor.flush();
      return !editor.hasUnsaved();
    },
  });
}

/** All texts that are being edited. */
export const useEdits = <Id extends TextId, Problem extends string>(
  editor: TextEditor<Id, Problem>,
): ReadonlyMap<string, EditState<Id, Problem>> => useLiveValue(editor.edits);

/** A text's value and state. */
export function useText<Id extends TextId, Problem extends string>(
  editor: TextEditor<Id, Problem>,
  text: Id,
  live: Text,
): { shown: Text; state: EditState<Id, Problem> | undefined } {
  const key = textKey(text);
  // Of this text alone, so that typing in one field does not render the others.
  const state = useSyncExternalStore(editor.edits.subscribe, () => editor.edits.get().get(key));
  const kind = state?.kind;
  const { section, path } = text;
  const said = JSON.stringify(live);
  useEffect(() => {
    if (kind === 'saved') editor.see({ section, path } as Id, JSON.parse(said) as Text);
  }, [editor, section, path, said, kind]);
  return { shown: shownText(state, live), state };
}
