import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import type { WholeContent } from '@ghar/domain/content/site-content';
import type { Locale } from '@ghar/domain/i18n/locale';
import type { InitialStoreData } from './store-data-store.ts';

/** A chunk per language, which pages with data do not load. */
const CONTENT: Readonly<Record<Locale, () => Promise<WholeContent>>> = {
  ar: async () => (await import('@ghar/domain/content/default-content')).DEFAULT_TEXTS,
  en: async () => (await import('@ghar/domain/i18n/en/default-content')).enDefaultTexts,
};

/** What a page without data shows until the database answers. */
export const loadDefaultStoreData = async (locale: Locale): Promise<InitialStoreData> => ({
  product: undefined,
  images: [],
  content: await CONTENT[locale](),
  settings: DEFAULT_PUBLIC_SETTINGS,
});
