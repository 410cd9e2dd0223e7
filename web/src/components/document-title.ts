import { createContext, use, useEffect } from 'react';
import { useSiteContent } from '../store-data/store-data-context.ts';

/** Page name, then shop name. */
export const pageTitle = (title: string, brand: string): string => `${title} | ${brand}`;

/** Prefix of every title: in the panel, the number of new orders. */
export const TitleMarkContext = createContext('');

export function useDocumentTitle(title: string): void {
  const mark = use(TitleMarkContext);
  const { brand } = useSiteContent('about').content;
  useEffect(() => {
    document.title = mark + pageTitle(title, brand);
  }, [mark, title, brand]);
}
