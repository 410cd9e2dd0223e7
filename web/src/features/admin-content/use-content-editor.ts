import type { ContentSection } from '@ghar/domain/site-content';
import { useState } from 'react';
import { RefusedError, useOperation } from '../../components/admin/operation.ts';
import {
  createTextEditor,
  type SaveOutcome,
  type Text,
  type TextEdit,
  type TextEditor,
} from '../../components/admin/text-editor.ts';
import { useTextDraft } from '../../components/admin/use-text.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { TextPath, TextProblem } from './section-texts.ts';
import { createTextWriter } from './text-writer.ts';

export type ContentTextId = { readonly section: ContentSection; readonly path: TextPath };
export type ContentEdit = TextEdit<ContentTextId>;
export type ContentEditor = TextEditor<ContentTextId, TextProblem>;

/** The texts that are being edited on this page. Failed saves are retried on reconnection. */
export function useContentEditor(): ContentEditor {
  const { run } = useOperation('update-content');
  const texts = usePanelTexts();
  const [editor] = useState(() => {
    const wordsFor = ({ isTakenBack }: ContentEdit, isBegun: boolean): string | null => {
      if (isTakenBack) return texts.formerTexts.takenBack;
      // What is typed on is told below its field only.
      return isBegun ? texts.operations['update-content'].done : null;
    };
    const writer = createTextWriter();
    const created: ContentEditor = createTextEditor<ContentTextId, TextProblem>(
      async (edit): Promise<SaveOutcome> => {
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
      },
    );
    return created;
  });
  useTextDraft(editor);
  return editor;
}
