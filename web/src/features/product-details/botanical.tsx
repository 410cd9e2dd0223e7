import botanicals from './botanicals.svg?no-inline';

const PLANTS = ['laurel', 'olive', 'jujube', 'pod', 'mound', 'flower'] as const;

/**
 * One of a few plants, as an old herbal draws them. Decoration: it may be of
 * another plant than the words. In a file of its own, for which the page does
 * not wait.
 */
export const Botanical = ({ index }: { index: number }) => (
  <svg width="96" height="96" aria-hidden>
    <use href={`${botanicals}#${PLANTS[index % PLANTS.length]}`} />
  </svg>
);
