import { useEffect, useState, useSyncExternalStore } from 'react';
import { RefusedError, useOperation } from '../../components/admin/operation.ts';
import { useDraft } from '../../components/admin/unsaved-work.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useLiveValue } from '../../live/live-value.ts';
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
import { createTextWriter } from './text-writer.ts';

/** The texts that are being edited on this page. Failed saves are retried on reconnection. */
export function useTextEditor(): TextEditor {
  const { run } = useOperation('update-content');
  const texts = usePanelTexts();
  const [editor] = useState(() => {
    const wordsFor = ({ isTakenBack }: TextEdit, isBegun: boolean): string | null => {
      if (isTakenBack) return texts.formerTexts.takenBack;
      // What is typed on is told below its field only.
      return isBegun ? texts.operations['update-content'].done : null;
    };
    const writer = createTextWriter();
    const created: TextEditor = createTextEditor(async (edit): Promise<SaveOutcome> => {
      let theirs: Text | null = null;
      const { ok } = await run(
        async () => {
          const written = await writer.write(edit);
          if (written.kind !== 'conflict') return written.kind === 'begun';
          ({ theirs } = written);
          throw new RefusedError('text-changed');
        },
        {
          done: (isBegun) => wordsFor(edit, isBegun),
          ...(edit.isTakenBack && {
            undo: () => void created.takeBack(edit, edit.mine, edit.base),
          }),
        },
      );
      if (ok) return { kind: 'saved' };
      return theirs === null ? { kind: 'failed' } : { kind: 'conflict', theirs };
    });
    return created;
  });
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

/** All texts that are being edited. */
export const useEdits = (editor: TextEditor): ReadonlyMap<string, EditState> =>
  useLiveValue(editor.edits);

/** A text's value and state. */
export function useText(
  editor: TextEditor,
  { section, path }: TextId,
  live: Text,
): { shown: Text; state: EditState | undefined } {
  const key = textKey({ section, path });
  // Of this text alone, so that typing in one field does not render the others.
  const state = useSyncExternalStore(editor.edits.subscribe, () => editor.edits.get().get(key));
  const kind = state?.kind;
  const said = JSON.stringify(live);
  useEffect(() => {
    if (kind === 'saved') editor.see({ section, path }, JSON.parse(said) as Text);
  }, [editor, section, path, said, kind]);
  return { shown: shownText(state, live), state };
}
