import { useCaughtFocus } from '../../components/admin/caught-focus.ts';
import { PanelKeeper } from '../../components/admin/panel-keeper.tsx';
import { StaffProviders } from '../../components/admin/staff-providers.tsx';
import { Frame } from './frame.tsx';
import { Gate } from './gate.tsx';

/** The admin panel: its sections are for admins only. */
export function Component() {
  useCaughtFocus();
  return (
    <StaffProviders>
      <Gate>
        {(email) => (
          <PanelKeeper>
            <Frame email={email} />
          </PanelKeeper>
        )}
      </Gate>
    </StaffProviders>
  );
}
