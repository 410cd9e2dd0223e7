import type { LinkPreview } from './link-preview.ts';
import type { StoreData } from './store-data.ts';

/** What the storefront's server side knows of the shop. */
export type Storefront = {
  /** Where the shop is: `https://ghar.example`, without a slash at the end. */
  readonly origin: string;
  readonly data: StoreData;
  /** For the heads of the pages only: no shopper's browser needs it. null where there is no picture. */
  readonly preview: LinkPreview | null;
};

export type StoreAnswer = { readonly contentType: string; readonly body: string };

/**
 * The server side of the storefront, as the web build writes it for
 * `renderStore` (docs/decisions/021-pages-from-the-server.md).
 */
export type StoreServer = {
  /** What kind of thing is at a path; null where nothing is. */
  readonly kindOf: (path: string) => 'page' | 'file' | null;
  /** The whole answer at a path that has one. */
  readonly answer: (path: string, storefront: Storefront) => Promise<StoreAnswer>;
  /** The page that draws itself in the browser, for when the shop's data cannot be had. */
  readonly shell: string;
};
