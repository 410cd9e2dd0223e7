import { createContext, use } from 'react';
import type { arTrackingTexts } from './ar/tracking-texts.ts';

/** Texts of an order's own page and of the lookup page; visitors of the shop do not load them. */
export type TrackingTexts = typeof arTrackingTexts;

/** Provided by these pages' routes, in the page's language. */
export const TrackingTextsContext = createContext<TrackingTexts | null>(null);

export function useTrackingTexts(): TrackingTexts {
  const texts = use(TrackingTextsContext);
  if (!texts) throw new Error('No tracking texts are provided');
  return texts;
}
