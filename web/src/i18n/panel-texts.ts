import { createContext, use } from 'react';
import { arPanelTexts } from './ar/panel-texts.ts';
import type { Locale } from '@ghar/domain/i18n/locale';

/** All that the staff's pages say. A chunk of its own: shoppers do not load it. */
export type PanelTexts = typeof arPanelTexts;

const CATALOGUES: Readonly<Record<Locale, PanelTexts>> = { ar: arPanelTexts };

export const panelTextsOf = (locale: Locale): PanelTexts => CATALOGUES[locale];

/** The panel and the sign-in page provide it, in the language of the page. */
export const PanelTextsContext = createContext<PanelTexts | null>(null);

/** The texts of the staff's pages, in the language of the page. */
export function usePanelTexts(): PanelTexts {
  const texts = use(PanelTextsContext);
  if (!texts) throw new Error('No panel texts are provided');
  return texts;
}
