import type { LinkPreview } from './link-preview.ts';
import type { StoreData } from './store-data.ts';

/** The shop's data for the server's pages, in a page's language. */
export type Storefront = {
  /** The shop's origin, such as `https://ghar.example`, without a trailing slash. */
  readonly origin: string;
  readonly data: StoreData;
  /** For the page's head; null without a picture. */
  readonly preview: LinkPreview | null;
};

export type StoreAnswer = {
  readonly contentType: string;
  readonly body: string;
  /** Of a file that pages request by version (`?v=`). */
  readonly version?: string;
};

/** The web build's server bundle, used by `renderStore` (docs/decisions/021-pages-from-the-server.md). */
export type StoreServer = {
  /** Null for a path that is neither. */
  readonly kindOf: (path: string) => 'page' | 'file' | null;
  /** The complete answer for such a path. */
  readonly answer: (path: string, storefront: Storefront) => Promise<StoreAnswer>;
  /** The client-rendered shell in the language of a path, for when the shop's data is unavailable. */
  readonly shellOf: (path: string) => string;
};
