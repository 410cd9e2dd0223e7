import { createContext, use } from 'react';
import { arPanelTexts } from './ar/panel-texts.ts';

/** All texts of the staff's pages. A separate chunk, which shoppers do not load. */
export type PanelTexts = typeof arPanelTexts;

/** The panel is in the merchant's language alone. */
export const PANEL_TEXTS: PanelTexts = arPanelTexts;

/** Provided by the panel and the sign-in page. */
export const PanelTextsContext = createContext<PanelTexts | null>(null);

export function usePanelTexts(): PanelTexts {
  const texts = use(PanelTextsContext);
  if (!texts) throw new Error('No panel texts are provided');
  return texts;
}
