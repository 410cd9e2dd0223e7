import type { LinkPreview } from './link-preview.ts';
import type { StoreData } from './store-data.ts';

/** The shop's data for the server's pages. */
export type Storefront = {
  /** The shop's origin, such as `https://ghar.example`, without a trailing slash. */
  readonly origin: string;
  readonly data: StoreData;
  /** For the pages' heads only; null where there is no picture. */
  readonly preview: LinkPreview | null;
};

export type StoreAnswer = { readonly contentType: string; readonly body: string };

/**
 * The server build of the storefront, which the web build writes for `renderStore`
 * (docs/decisions/021-pages-from-the-server.md).
 */
export type StoreServer = {
  /** Whether a path is a page or a file; null where it is neither. */
  readonly kindOf: (path: string) => 'page' | 'file' | null;
  /** The complete answer for such a path. */
  readonly answer: (path: string, storefront: Storefront) => Promise<StoreAnswer>;
  /** The client-rendered shell, for when the shop's data cannot be read. */
  readonly shell: string;
};
