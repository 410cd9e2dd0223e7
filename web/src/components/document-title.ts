import { useEffect } from 'react';
import { useSiteContent } from '../store-data/store-data-context.ts';

/** What a page is called in a browser's tab and by a search engine: itself, and the shop after it. */
export const pageTitle = (title: string, brand: string): string => `${title} | ${brand}`;

/** Names the page in the browser's tab. */
export function useDocumentTitle(title: string): void {
  const { brand } = useSiteContent('about').content;
  useEffect(() => {
    document.title = pageTitle(title, brand);
  }, [title, brand]);
}
