const NAME = 'sidebar_state';
/** Seven days (specification, section 9). */
const MAX_AGE_S = 7 * 24 * 60 * 60;

/** Whether the sidebar was left open, by a document's cookies; open where none says. */
export const readSidebar = (cookies: string): boolean =>
  !cookies.split(/;\s*/).includes(`${NAME}=false`);

/** The cookie that keeps it. Only the panel's addresses carry it. */
export const sidebarCookie = (open: boolean): string =>
  `${NAME}=${open}; Path=/admin; Max-Age=${MAX_AGE_S}; SameSite=Lax`;
