/** The policies that the law asks a shop for, in the order in which they are linked. */
export const POLICIES = ['guarantee', 'shipping', 'privacy', 'terms'] as const;
export type Policy = (typeof POLICIES)[number];

export const policyPath = (policy: Policy): string => `/policies/${policy}`;
