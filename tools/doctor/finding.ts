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

const count = (findings: readonly Finding[], wanted: Finding['state']): number =>
  findings.filter(({ state }) => state === wanted).length;

/** The sum of all findings, and the exit code; with a named project what is unknown counts, too. */
export function verdictOf(
  local: readonly Finding[],
  deploy: readonly Finding[],
  isNamed: boolean,
): { text: string; exitCode: number } {
  const lacks = count(local, 'missing');
  const missing = count(deploy, 'missing');
  const unseen = count(deploy, 'unknown');
  const here = lacks === 0 ? 'Ready for local work' : `Local work lacks ${lacks}`;
  const there =
    missing + unseen === 0
      ? 'nothing found missing for a deployment'
      : `for a deployment ${missing} missing${unseen > 0 ? `, ${unseen} not looked at` : ''}`;
  const isReady = lacks === 0 && (!isNamed || missing + unseen === 0);
  return { text: `${here}; ${there}.`, exitCode: isReady ? 0 : 1 };
}
