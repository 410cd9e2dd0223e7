import { createContext, use } from 'react';
import { arPanelTexts } from './ar/panel-texts.ts';
import type { Locale } from '@ghar/domain/i18n/locale';

/** All texts of the staff's pages. A separate chunk, which shoppers do not load. */
export type PanelTexts = typeof arPanelTexts;

const CATALOGUES: Readonly<Record<Locale, PanelTexts>> = { ar: arPanelTexts };

export const panelTextsOf = (locale: Locale): PanelTexts => CATALOGUES[locale];

/** Provided by the panel and the sign-in page, in the page's language. */
export const PanelTextsContext = createContext<PanelTexts | null>(null);

export function usePanelTexts(): PanelTexts {
  const texts = use(PanelTextsContext);
  if (!texts) throw new Error('No panel texts are provided');
  return texts;
}
