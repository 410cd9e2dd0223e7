import { useRestoreFocus } from '../../components/admin/restore-focus.ts';
import { UnsavedWorkProvider } from '../../components/admin/unsaved-work.tsx';
import { StaffProviders } from '../../components/admin/staff-providers.tsx';
import { Frame } from './frame.tsx';
import { Gate } from './gate.tsx';

/** The admin panel: its sections are for admins only. */
export function Component() {
  useRestoreFocus();
  return (
    <StaffProviders>
      <Gate>
        {(email) => (
          <UnsavedWorkProvider>
            <Frame email={email} />
          </UnsavedWorkProvider>
        )}
      </Gate>
    </StaffProviders>
  );
}
