import type { Locale } from '@ghar/domain/i18n/locale';
import type { TrackingTexts } from './tracking-texts.ts';

/** A chunk per language, so that a customer downloads one. */
const CATALOGUES: Readonly<Record<Locale, () => Promise<TrackingTexts>>> = {
  ar: async () => (await import('./ar/tracking-texts.ts')).arTrackingTexts,
  en: async () => (await import('./en/tracking-texts.ts')).enTrackingTexts,
};

export const loadTrackingTexts = (locale: Locale): Promise<TrackingTexts> => CATALOGUES[locale]();
