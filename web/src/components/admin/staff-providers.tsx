import type { ReactNode } from 'react';
import { SessionProvider } from '../../firebase/session.tsx';
import { DEFAULT_LOCALE } from '@ghar/domain/locale';
import { PanelTextsContext, panelTextsOf } from '../../i18n/panel-texts.ts';
import { PanelStyles } from '../../theme/global-styles.tsx';

/** The session, the texts and the styles of the staff's pages. */
export const StaffProviders = ({ children }: { children: ReactNode }) => (
  <PanelTextsContext value={panelTextsOf(DEFAULT_LOCALE)}>
    <PanelStyles />
    <SessionProvider>{children}</SessionProvider>
  </PanelTextsContext>
);
