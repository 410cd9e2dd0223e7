import { siteContentPath } from '@ghar/domain/paths';
import { DEFAULT_CONTENT } from '@ghar/domain/site-content';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { RefusedError, useOperation } from '../../components/admin/operation.ts';
import { useDraft } from '../../components/admin/unsaved-work.ts';
import { commit } from '../../firebase/admin-writes.ts';
import { useLiveValue } from '../../live/live-value.ts';
import { sameText, SECTION_SCHEMAS, textAt, withText, type Text } from './section-texts.ts';
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

/**
 * Writes one text of a section and leaves the others alone. Resolves to null, or, if somebody else
 * changed that text meanwhile, to their text: then nothing is written. A section that was never
 * written begins with its defaults.
 *
 * @throws FirebaseError if the backend refuses; UnreadableError if the section cannot be read.
 */
const saveText = ({ section, path, base, mine }: TextEdit): Promise<Text | null> =>
  commit(async (change) => {
    const document = siteContentPath(section);
    const stored = await change.read(document, SECTION_SCHEMAS[section]);
    if (stored === null) {
      change.replace(document, { section, ...withText(DEFAULT_CONTENT[section], path, mine) });
      return null;
    }
    const theirs = textAt(stored, path);
    if (sameText(theirs, mine)) return null;
    if (!sameText(theirs, base)) return theirs;
    change.update(document, { [path]: mine });
    return null;
  });

/** The texts that are being edited on this page. Failed saves are retried on reconnection. */
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
