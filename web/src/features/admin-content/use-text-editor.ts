import { useEffect, useState, useSyncExternalStore } from 'react';
import { RefusedError, useOperation } from '../../components/admin/operation.ts';
import { useDraft } from '../../components/admin/unsaved-work.tsx';
import { saveText } from './save-text.ts';
import type { Text } from './section-texts.ts';
import {
  createTextEditor,
  shownText,
  textKey,
  type EditState,
  type SaveOutcome,
  type TextEdit,
  type TextEditor,
  type TextId,
} from './text-editor.ts';

/** The texts that are being changed on this page. What failed is tried again once there is a connection. */
export function useTextEditor(): TextEditor {
  const { run } = useOperation('update-content');
  const [editor] = useState(() =>
    createTextEditor(async (edit: TextEdit): Promise<SaveOutcome> => {
      let theirs: Text | null = null;
      const { ok } = await run(async () => {
        theirs = await saveText(edit);
        if (theirs !== null) throw new RefusedError('text-changed');
      });
      if (ok) return { kind: 'saved' };
      return theirs === null ? { kind: 'failed' } : { kind: 'conflict', theirs };
    }),
  );
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
  return editor;
}

/** Every text that is being changed. */
export const useEdits = (editor: TextEditor): ReadonlyMap<string, EditState> =>
  useSyncExternalStore(editor.subscribe, editor.snapshot);

/** One text: what stands in its field, and how far it has come. */
export function useText(
  editor: TextEditor,
  { section, path }: TextId,
  live: Text,
): { shown: Text; state: EditState | undefined } {
  const key = textKey({ section, path });
  // its own alone: what is typed in one field draws no other anew
  const state = useSyncExternalStore(editor.subscribe, () => editor.snapshot().get(key));
  const kind = state?.kind;
  const said = JSON.stringify(live);
  useEffect(() => {
    if (kind === 'saved') editor.see({ section, path }, JSON.parse(said) as Text);
  }, [editor, section, path, said, kind]);
  return { shown: shownText(state, live), state };
}
