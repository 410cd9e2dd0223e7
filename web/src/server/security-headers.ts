/** What firebase.json sends with every answer; vite.config.ts puts it in this place. */
declare const SECURITY_HEADERS: Readonly<Record<string, string>>;

/** For the functions that answer at an address of their own too. Apart from the pages: others need no more. */
export const securityHeaders = SECURITY_HEADERS;
