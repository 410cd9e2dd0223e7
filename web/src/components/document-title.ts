import { useEffect } from 'react';
import { useSiteContent } from '../store-data/store-data-context.ts';

/** The title of a page's document: its own name, then the shop's. */
export const pageTitle = (title: string, brand: string): string => `${title} | ${brand}`;

/** Sets the document's title. */
export function useDocumentTitle(title: string): void {
  const { brand } = useSiteContent('about').content;
  useEffect(() => {
    document.title = pageTitle(title, brand);
  }, [title, brand]);
}
