import type { StoreData } from '@ghar/domain/pages/store-data';
import { POLICIES, policyPath } from '../routes/policies.ts';

/** Id of the element with the page's data as JSON. */
export const EMBEDDED_DATA_ID = 'store-data';

const NO_POLICIES = Object.fromEntries(POLICIES.map((policy) => [policy, '']));

/** The data to embed: all but the long policies. Those are only in their own pages, which always load as documents. */
export function embeddable(data: StoreData, path: string): StoreData {
  if (POLICIES.some((policy) => policyPath(policy) === path)) return data;
  const { about } = data.content;
  const withoutPolicies = { ...about, content: { ...about.content, ...NO_POLICIES } };
  return { ...data, content: { ...data.content, about: withoutPolicies } };
}

/** The embedded data; null if the server did not draw the page. */
export function readEmbeddedData(): StoreData | null {
  const json = document.getElementById(EMBEDDED_DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as StoreData) : null;
}
