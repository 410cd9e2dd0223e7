import {
  linkedPictureOf,
  linkedPictureSchema,
  linkPreviewOf,
  type LinkPreview,
} from '@ghar/domain/pages/link-preview';
import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { publicSettingsSchema } from '@ghar/domain/content/settings';
import { CONTENT_SECTIONS, DEFAULT_CONTENT, parseContent } from '@ghar/domain/content/site-content';
import { isDrawn, storeImageOf, type StoreData } from '@ghar/domain/pages/store-data';
import {
  storefrontProductSchema,
  type ShownProduct,
} from '@ghar/domain/product/storefront-product';
import * as v from 'valibot';

/** The documents of the public pages, as stored. */
export type StoreDocuments = {
  /** The public document of the product on sale; null where there is none. */
  product(): Promise<unknown>;
  /** The pictures of a product, in order. */
  pictures(productId: string): Promise<readonly unknown[]>;
  /** Null if never written. */
  content(section: string): Promise<unknown>;
  /** Null if never written. */
  settings(): Promise<unknown>;
};

/** Reports a malformed document. */
export type Complain = (what: string, error: unknown) => void;

/** What the public pages show besides the product. */
export type Presentation = Pick<StoreData, 'images' | 'content' | 'settings'> & {
  readonly preview: LinkPreview | null;
};

function read<Value>(
  what: string,
  otherwise: Value,
  complain: Complain,
  parse: () => Value,
): Value {
  try {
    return parse();
  } catch (error) {
    complain(what, error);
    return otherwise;
  }
}

/**
 * The product on sale; null if there is none or it is malformed.
 * @throws Error if the database does not answer.
 */
export async function readProduct(
  documents: StoreDocuments,
  complain: Complain,
): Promise<ShownProduct | null> {
  const product = await documents.product();
  if (product === null) return null;
  return read('product', null, complain, () => {
    const { updated_at: _, ...shown } = v.parse(storefrontProductSchema, product);
    return shown;
  });
}

/**
 * The pages' texts, settings and, unless null, a product's pictures. Malformed documents are replaced by defaults.
 * @throws Error if the database does not answer.
 */
export async function readPresentation(
  documents: StoreDocuments,
  productId: string | null,
  complain: Complain,
): Promise<Presentation> {
  const [pictures, settings, ...sections] = await Promise.all([
    productId === null ? [] : documents.pictures(productId),
    documents.settings(),
    ...CONTENT_SECTIONS.map((section) => documents.content(section)),
  ]);
  const content = Object.fromEntries(
    CONTENT_SECTIONS.map((section, index) => {
      const document = sections[index];
      const otherwise = DEFAULT_CONTENT[section];
      return [
        section,
        document === null
          ? otherwise
          : read(`content "${section}"`, otherwise, complain, () =>
              parseContent(section, document),
            ),
      ];
    }),
  ) as StoreData['content'];
  const drawn = pictures
    .flatMap((picture) =>
      read('picture', [], complain, () => [v.parse(linkedPictureSchema, picture)]),
    )
    .filter(isDrawn);
  const linked = linkedPictureOf(drawn);
  return {
    images: drawn.map(storeImageOf),
    content,
    settings: read('settings', DEFAULT_PUBLIC_SETTINGS, complain, () =>
      v.parse(publicSettingsSchema, settings ?? {}),
    ),
    preview: linked ? linkPreviewOf(linked) : null,
  };
}
