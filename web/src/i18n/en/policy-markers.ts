import type { policyMarkers as arabic } from '../ar/policy-markers.ts';

export const policyMarkers: typeof arabic = {
  delivery: '{delivery time}',
  kept: '{retention period}',
};
