import { useEffect, useSyncExternalStore } from 'react';
import { useLiveValue } from '../../live/live-value.ts';
import { useKeptState } from './kept-state.ts';
import { OvertakenError, type OperationResult } from './operation.ts';
import {
  createTextEditor,
  shownText,
  textKey,
  type EditorOptions,
  type EditState,
  type SaveOutcome,
  type Text,
  type TextEdit,
  type TextEditor,
  type TextId,
} from './text-editor.ts';
import { useDraft } from './unsaved-work.ts';

function outcomeOf(result: OperationResult<unknown>): SaveOutcome {
  if (result.ok) return { kind: 'saved' };
  return result.error instanceof OvertakenError
    ? { kind: 'conflict', theirs: result.error.theirs }
    : { kind: 'failed' };
}

/**
 * A page's edited texts. Unsaved ones survive the end of the session (`useKeptState` with `name`), and are saved on
 * reconnection and before leaving the page.
 * @param save the `run` of an operation; an OvertakenError is a conflict.
 */
export function useTextEditor<Id extends TextId, Problem extends string>(
  name: string,
  save: (edit: TextEdit<Id>, editor: TextEditor<Id, Problem>) => Promise<OperationResult<unknown>>,
  options?: EditorOptions<Id>,
): TextEditor<Id, Problem> {
  const [{ editor, saveBy }] = useKeptState(name, () => {
    let current = save;
    const created: TextEditor<Id, Problem> = createTextEditor<Id, Problem>(
      async (edit) => outcomeOf(await current(edit, created)),
      options,
    );
    const use = (next: typeof save): void => void (current = next);
    return { editor: created, saveBy: use };
  });
  // The editor may be older than this page: it reports to the page that is shown.
  useEffect(() => saveBy(save));
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
    discard: editor.discard,
  });
  return editor;
}

/** All edited texts. */
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
  // Subscribes to this text only, so that typing in one field does not render the others.
  const state = useSyncExternalStore(editor.edits.subscribe, () => editor.edits.get().get(key));
  const kind = state?.kind;
  const { section, path } = text;
  const said = JSON.stringify(live);
  useEffect(() => {
    if (kind !== undefined) editor.see({ section, path } as Id, JSON.parse(said) as Text);
  }, [editor, section, path, said, kind]);
  return { shown: shownText(state, live), state };
}
