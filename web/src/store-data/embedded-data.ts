import { DEFAULT_TEXTS } from '@ghar/domain/default-content';
import type { StoreData } from '@ghar/domain/store-data';
import { POLICIES } from '../components/policies.ts';

/** The element of a page of the server's that holds the data that it was drawn from, as JSON. */
export const EMBEDDED_DATA_ID = 'store-data';

type Tree = { readonly [key: string]: unknown };
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What in `tree` is not as in `standard`. */
const differences = (tree: Tree, standard: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) => {
      const usual = standard[key];
      if (JSON.stringify(value) === JSON.stringify(usual)) return [];
      return [[key, isTree(value) && isTree(usual) ? differences(value, usual) : value]];
    }),
  );

const withDifferences = (standard: Tree, different: Tree): Tree => ({
  ...standard,
  ...Object.fromEntries(
    Object.entries(different).map(([key, value]) => {
      const usual = standard[key];
      return [key, isTree(value) && isTree(usual) ? withDifferences(usual, value) : value];
    }),
  ),
});

/** The content without the long texts that only a policy's page shows, which is always loaded whole. */
const withoutPolicies = ({ about, ...content }: StoreData['content']): Tree => ({
  ...content,
  about: { ...about, content: { ...about.content, ...NO_POLICIES } },
});
const NO_POLICIES = Object.fromEntries(POLICIES.map((policy) => [policy, '']));

/**
 * The data as they stand in a page, as short as can be: what is like the app's
 * defaults is left out, since all of it comes before the page is seen.
 */
export const embedded = ({ content, ...data }: StoreData, isPolicy: boolean): unknown => ({
  ...data,
  content: differences(isPolicy ? content : withoutPolicies(content), DEFAULT_TEXTS),
});

/** What {@link embedded} has made, whole again. */
export function fromEmbedded(json: string): StoreData {
  const { content, ...data } = JSON.parse(json) as Omit<StoreData, 'content'> & { content: Tree };
  return { ...data, content: withDifferences(DEFAULT_TEXTS, content) as StoreData['content'] };
}

/** What the page was drawn from; null where it was not drawn on the server. */
export function readEmbeddedData(): StoreData | null {
  const json = document.getElementById(EMBEDDED_DATA_ID)?.textContent;
  return json ? fromEmbedded(json) : null;
}
