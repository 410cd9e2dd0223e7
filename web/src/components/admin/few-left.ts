import { SETTINGS_PATHS } from '@ghar/domain/paths';
import { DEFAULT_FEW_LEFT, privateSettingsSchema } from '@ghar/domain/content/settings';
import type { Live } from '../../firebase/live.ts';
import { useLiveDocument } from '../../firebase/live-documents.ts';

/** With so many pieces or fewer the merchant is warned: by the settings, live. */
export function useFewLeft(): Live<number> {
  const settings = useLiveDocument(SETTINGS_PATHS.private, privateSettingsSchema);
  if (settings.state === 'loading') return settings;
  // The settings say what is wrong with them; a warning too many does no harm.
  const value = settings.state === 'ready' ? settings.value?.few_left : undefined;
  return { state: 'ready', value: value ?? DEFAULT_FEW_LEFT };
}
