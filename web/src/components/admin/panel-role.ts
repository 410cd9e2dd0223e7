import { ADMIN_ROLE, type Role } from '@ghar/domain/access/role';
import { createContext, useContext } from 'react';

/** The role of who uses the panel; the gate sets it. */
export const PanelRole = createContext<Role>(ADMIN_ROLE);

/** False for a helper, who is not offered what the rules and callables would refuse. */
export const useIsAdmin = (): boolean => useContext(PanelRole) === ADMIN_ROLE;
