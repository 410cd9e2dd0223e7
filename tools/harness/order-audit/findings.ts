export type Finding = { readonly rule: string; readonly orderId: string | null };

/** Collects the rules that do not hold; of `ofOrder` where none is named. */
export function collectFindings(ofOrder: string | null = null) {
  const findings: Finding[] = [];
  const expect = (holds: boolean, rule: string, orderId: string | null = ofOrder): void => {
    if (!holds) findings.push({ rule, orderId });
  };
  return { findings, expect };
}
