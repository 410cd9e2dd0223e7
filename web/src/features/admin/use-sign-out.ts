import { useOperation } from '../../components/admin/operation.ts';
import { signOut } from '../../firebase/account.ts';

/** Ends the session; the gate then redirects to the sign-in page. Shows a failure. */
export function useSignOut(): { signOut: () => void; busy: boolean } {
  const { run, busy } = useOperation('sign-out');
  return {
    busy,
    signOut() {
      if (!busy) void run(signOut);
    },
  };
}
