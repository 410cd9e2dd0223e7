import { useEffect } from 'react';
import { useSiteContent } from '../store-data/store-data-context.ts';

/** Names the page in the browser's tab, and the shop after it. */
export function useDocumentTitle(title: string): void {
  const { brand } = useSiteContent('about').content;
  useEffect(() => {
    document.title = `${title} | ${brand}`;
  }, [title, brand]);
}
