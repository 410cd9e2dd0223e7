import { useState } from 'react';
import { RefusedError, useOperation } from '../../components/admin/operation.ts';
import {
  createTextEditor,
  type SaveOutcome,
  type Text,
  type TextEditor,
} from '../../components/admin/text-editor.ts';
import { useTextDraft } from '../../components/admin/use-text.ts';
import type { SettingId, SettingProblem } from './setting-kinds.ts';
import { writeSetting } from './write-setting.ts';

export type SettingsEditor = TextEditor<SettingId, SettingProblem>;

/** The settings that are being changed on this page. */
export function useSettingsEditor(): SettingsEditor {
  const { run } = useOperation('update-settings');
  const [editor] = useState(() =>
    createTextEditor<SettingId, SettingProblem>(async (edit): Promise<SaveOutcome> => {
      let theirs: Text | null = null;
      const { ok } = await run(async () => {
        theirs = await writeSetting(edit);
        if (theirs !== null) throw new RefusedError('setting-changed');
      });
      if (ok) return { kind: 'saved' };
      return theirs === null ? { kind: 'failed' } : { kind: 'conflict', theirs };
    }),
  );
  useTextDraft(editor);
  return editor;
}
