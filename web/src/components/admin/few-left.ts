import { SETTINGS_PATHS } from '@ghar/domain/paths';
import { DEFAULT_FEW_LEFT, privateSettingsSchema } from '@ghar/domain/content/settings';
import type { Live } from '../../firebase/live.ts';
import { useLiveDocument } from '../../firebase/live-documents.ts';

/** The stock level at which the merchant is warned, live from the settings. */
export function useFewLeft(): Live<number> {
  const settings = useLiveDocument(SETTINGS_PATHS.private, privateSettingsSchema);
  if (settings.state === 'loading') return settings;
  // Invalid settings report themselves; an extra warning is harmless.
  const value = settings.state === 'ready' ? settings.value?.few_left : undefined;
  return { state: 'ready', value: value ?? DEFAULT_FEW_LEFT };
}
