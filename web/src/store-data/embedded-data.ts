import type { SiteContent } from '@ghar/domain/content/site-content';
import type { StoreData } from '@ghar/domain/pages/store-data';
import { POLICIES, policyPath, type Policy } from '../routes/policies.ts';
import type { StoreRoute } from '../routes/store-routes.ts';

/** Id of the element with the page's data as JSON. */
export const EMBEDDED_DATA_ID = 'store-data';

/** How much of a policy other pages have, which tells that there is one. */
const BEGINNING = 1;

/** True iff a policy's text is there, and not only its beginning. */
export const isWholePolicy = (text: string): boolean => text.length > BEGINNING;

/** A page's data, as embedded in it. */
export type EmbeddedData = StoreData & {
  /** Without what other pages show: a link to them loads a document. */
  readonly partial?: true;
};

/** Of each policy its beginning. Policies are only in their own pages, which always load as documents. */
function withoutPolicies(data: StoreData): StoreData {
  const { about } = data.content;
  const begun = POLICIES.map((policy) => [policy, about.content[policy].slice(0, BEGINNING)]);
  const content = { ...about.content, ...(Object.fromEntries(begun) as Record<Policy, string>) };
  return { ...data, content: { ...data.content, about: { ...about, content } } };
}

/** Without the features but their promises: with them, the document takes a round trip more on a slow network. */
function ofOrderForm({ images, content, ...data }: StoreData): EmbeddedData {
  const shown = Object.entries(content.features.content).map(([name, value]) => [
    name,
    name === 'promises' ? value : typeof value === 'string' ? '' : [],
  ]);
  const features = {
    ...content.features,
    content: Object.fromEntries(shown) as SiteContent<'features'>['content'],
  };
  return { ...data, partial: true, images: images.slice(0, 1), content: { ...content, features } };
}

/** The data to embed in a page: what it shows, and what the pages show that it opens without loading a document. */
export function embeddable(data: StoreData, { path, checkout }: StoreRoute): EmbeddedData {
  if (POLICIES.some((policy) => policyPath(policy) === path)) return data;
  const short = withoutPolicies(data);
  return checkout ? ofOrderForm(short) : short;
}

/** The embedded data; null if the server did not draw the page. */
export function readEmbeddedData(): EmbeddedData | null {
  const json = document.getElementById(EMBEDDED_DATA_ID)?.textContent;
  return json ? (JSON.parse(json) as EmbeddedData) : null;
}
