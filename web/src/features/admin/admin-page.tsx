import { SessionProvider } from '../../firebase/session.tsx';
import { Frame } from './frame.tsx';
import { Gate } from './gate.tsx';

/** The admin panel: its sections are for admins only. */
export const AdminPage = () => (
  <SessionProvider>
    <Gate>{(email) => <Frame email={email} />}</Gate>
  </SessionProvider>
);
