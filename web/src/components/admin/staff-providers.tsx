import type { ReactNode } from 'react';
import { SessionProvider } from '../../firebase/session.tsx';
import { PANEL_TEXTS, PanelTextsContext } from '../../i18n/panel-texts.ts';
import { PanelStyles } from '../../theme/global-styles.tsx';

/** Session, texts and styles of the staff's pages. */
export const StaffProviders = ({ children }: { children: ReactNode }) => (
  <PanelTextsContext value={PANEL_TEXTS}>
    <PanelStyles />
    <SessionProvider>{children}</SessionProvider>
  </PanelTextsContext>
);
