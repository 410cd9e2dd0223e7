import type { StoreData } from '@ghar/domain/pages/store-data';
import { POLICIES, policyPath, type Policy } from '../routes/policies.ts';

/** Id of the element with the page's data as JSON. */
export const EMBEDDED_DATA_ID = 'store-data';

/** How much of a policy other pages have, which tells that there is one. */
const BEGINNING = 1;

/** True iff a policy's text is there, and not only its beginning. */
export const isWholePolicy = (text: string): boolean => text.length > BEGINNING;

/**
 * The data to embed: all but the long policies, which have only their beginning. They are only in their own
 * pages, which always load as documents.
 */
export function embeddable(data: StoreData, path: string): StoreData {
  if (POLICIES.some((policy) => policyPath(policy) === path)) return data;
  const { about } = data.content;
  const begun = POLICIES.map((policy) => [policy, about.content[policy].slice(0, BEGINNING)]);
  const withoutPolicies = {
    ...about,
    content: { ...about.content, ...(Object.fromEntries(begun) as Record<Policy, string>) },
  };
  return { ...data, content: { ...data.content, about: withoutPolicies } };
}

/** The embedded data; null if the server did not draw the page. */
export function readEmbeddedData(): StoreData | null {
  const json = document.getElementById(EMBEDDED_DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as StoreData) : null;
}
