import { useCaughtFocus } from '../../components/admin/caught-focus.ts';
import { PanelKeeper } from '../../components/admin/panel-keeper.tsx';
import { SessionProvider } from '../../firebase/session.tsx';
import { Frame } from './frame.tsx';
import { Gate } from './gate.tsx';

/** The admin panel: its sections are for admins only. */
export function AdminPage() {
  useCaughtFocus();
  return (
    <SessionProvider>
      <Gate>
        {(email) => (
          <PanelKeeper>
            <Frame email={email} />
          </PanelKeeper>
        )}
      </Gate>
    </SessionProvider>
  );
}
