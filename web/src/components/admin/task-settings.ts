import { privateSettingsSchema, type PrivateSettings } from '@ghar/domain/content/settings';
import { SETTINGS_PATHS } from '@ghar/domain/paths';
import * as v from 'valibot';
import type { Live } from '../../firebase/live.ts';
import { useLiveDocument } from '../../firebase/live-documents.ts';

type TaskSettings = Pick<PrivateSettings, 'few_left' | 'unpaid_task_days'>;

const DEFAULTS: TaskSettings = v.parse(privateSettingsSchema, {});

/** What the merchant's tasks go by, live from the settings. */
export function useTaskSettings(): Live<TaskSettings> {
  const settings = useLiveDocument(SETTINGS_PATHS.private, privateSettingsSchema);
  if (settings.state === 'loading') return settings;
  // The settings page reports invalid ones; tasks by the defaults are harmless.
  const value = settings.state === 'ready' ? settings.value : null;
  return { state: 'ready', value: value ?? DEFAULTS };
}
