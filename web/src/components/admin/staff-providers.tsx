import type { ReactNode } from 'react';
import { SessionProvider } from '../../firebase/session.tsx';
import { PanelTextsContext, panelTextsOf } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { PanelStyles } from '../../theme/global-styles.tsx';

/** Session, texts and styles of the staff's pages. */
export const StaffProviders = ({ children }: { children: ReactNode }) => (
  <PanelTextsContext value={panelTextsOf(useTexts().locale)}>
    <PanelStyles />
    <SessionProvider>{children}</SessionProvider>
  </PanelTextsContext>
);
