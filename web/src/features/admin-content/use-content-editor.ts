import { useState } from 'react';
import { useOperation } from '../../components/admin/operation.ts';
import { useTextEditor } from '../../components/admin/use-text.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { ContentEdit, ContentEditor } from './content-edit.ts';
import { createTextWriter } from './text-writer.ts';

/** The page's edited texts. */
export function useContentEditor(): ContentEditor {
  const { run } = useOperation('update-content');
  const { formerTexts, operations } = usePanelTexts();
  const [writer] = useState(createTextWriter);
  const wordsFor = ({ isTakenBack }: ContentEdit, isBegun: boolean): string | null => {
    if (isTakenBack) return formerTexts.takenBack;
    // A continued change is reported below its field only.
    return isBegun ? operations['update-content'].done : null;
  };
  return useTextEditor('content', (edit, editor) =>
    run(() => writer.write(edit), {
      done: (written) => wordsFor(edit, written === 'begun'),
      ...(edit.isTakenBack && { undo: () => void editor.takeBack(edit, edit.mine, edit.base) }),
    }),
  );
}
