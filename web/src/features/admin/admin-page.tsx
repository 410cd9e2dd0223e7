import { LeaveGuard } from '../../components/admin/leave-guard.tsx';
import { useRestoreFocus } from '../../components/admin/restore-focus.ts';
import { StaffProviders } from '../../components/admin/staff-providers.tsx';
import { Frame } from './frame.tsx';
import { Gate } from './gate.tsx';

export function Component() {
  useRestoreFocus();
  return (
    <StaffProviders>
      <Gate>
        {(email) => (
          <LeaveGuard>
            <Frame email={email} />
          </LeaveGuard>
        )}
      </Gate>
    </StaffProviders>
  );
}
