import { useOperation } from '../../components/admin/operation.ts';
import type { TextEditor } from '../../components/admin/text-editor.ts';
import { useTextEditor } from '../../components/admin/use-text.ts';
import type { SettingId, SettingProblem } from './setting-kinds.ts';
import { writeSetting } from './write-setting.ts';

export type SettingsEditor = TextEditor<SettingId, SettingProblem>;

/** The page's edited settings. */
export function useSettingsEditor(): SettingsEditor {
  const { run } = useOperation('update-settings');
  return useTextEditor('settings', (edit) => run(() => writeSetting(edit)));
}
