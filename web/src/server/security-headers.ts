/** The headers of firebase.json, inserted by vite.config.ts. */
declare const SECURITY_HEADERS: Readonly<Record<string, string>>;

/** For functions that answer at their own URL. A separate module, since only they need it. */
export const securityHeaders = SECURITY_HEADERS;
