import type { StoreData } from '@ghar/domain/pages/store-data';
import { POLICIES, policyPath } from '../routes/policies.ts';

/** The element of a server-drawn page that holds, as JSON, the data that it was drawn from. */
export const EMBEDDED_DATA_ID = 'store-data';

const NO_POLICIES = Object.fromEntries(POLICIES.map((policy) => [policy, '']));

/**
 * What a page takes along: all but the policies, which are long. They are in their own pages only,
 * and those are always loaded as documents.
 */
export function embeddable(data: StoreData, path: string): StoreData {
  if (POLICIES.some((policy) => policyPath(policy) === path)) return data;
  const { about } = data.content;
  const withoutPolicies = { ...about, content: { ...about.content, ...NO_POLICIES } };
  return { ...data, content: { ...data.content, about: withoutPolicies } };
}

/** What the page was drawn from; null where it was not drawn on the server. */
export function readEmbeddedData(): StoreData | null {
  const json = document.getElementById(EMBEDDED_DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as StoreData) : null;
}
