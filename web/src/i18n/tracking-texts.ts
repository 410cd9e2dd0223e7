import { arTrackingTexts } from './ar/tracking-texts.ts';
import { enTrackingTexts } from './en/tracking-texts.ts';
import type { Locale } from '@ghar/domain/i18n/locale';
import { useTexts } from './store-texts.ts';

/** Texts of an order's own page and of the lookup page; visitors of the shop do not load them. */
export type TrackingTexts = typeof arTrackingTexts;

const CATALOGUES: Readonly<Record<Locale, TrackingTexts>> = {
  ar: arTrackingTexts,
  en: enTrackingTexts,
};

export const useTrackingTexts = (): TrackingTexts => CATALOGUES[useTexts().locale];
