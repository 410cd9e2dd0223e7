import { createContext, use, useEffect } from 'react';
import { useSiteContent } from '../store-data/store-data-context.ts';

/** The title of a page's document: its own name, then the shop's. */
export const pageTitle = (title: string, brand: string): string => `${title} | ${brand}`;

/** What stands before every title: in the panel, how many orders are new. */
export const TitleMarkContext = createContext('');

/** Sets the document's title. */
export function useDocumentTitle(title: string): void {
  const mark = use(TitleMarkContext);
  const { brand } = useSiteContent('about').content;
  useEffect(() => {
    document.title = mark + pageTitle(title, brand);
  }, [mark, title, brand]);
}
