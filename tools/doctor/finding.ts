/** The result of one check. `unknown` could not be checked from here. */
export type Finding = {
  readonly state: 'ok' | 'missing' | 'warning' | 'unknown';
  readonly what: string;
  readonly mend?: string;
};

export const ok = (what: string): Finding => ({ state: 'ok', what });
export const missing = (what: string, mend: string): Finding => ({ state: 'missing', what, mend });
export const warning = (what: string, mend: string): Finding => ({ state: 'warning', what, mend });
export const unknown = (what: string): Finding => ({ state: 'unknown', what });
