import { arTrackingTexts } from './ar/tracking-texts.ts';
import type { Locale } from '@ghar/domain/i18n/locale';
import { useTexts } from './store-texts.ts';

/** What an order's own page says, and the page that finds it: not loaded by who only looks. */
export type TrackingTexts = typeof arTrackingTexts;

const CATALOGUES: Readonly<Record<Locale, TrackingTexts>> = { ar: arTrackingTexts };

/** The texts of an order's own page, in the language of the page. */
export const useTrackingTexts = (): TrackingTexts => CATALOGUES[useTexts().locale];
