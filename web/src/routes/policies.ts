/** The legally required policies, in display order. */
export const POLICIES = ['guarantee', 'shipping', 'privacy', 'terms'] as const;
export type Policy = (typeof POLICIES)[number];

export const policyPath = (policy: Policy): string => `/policies/${policy}`;
