import { linkedPictureSchema, linkPreviewOf } from '@ghar/domain/link-preview';
import { CONTENT_SECTIONS, DEFAULT_CONTENT, parseContent } from '@ghar/domain/site-content';
import { storeImageOf, type StoreData } from '@ghar/domain/store-data';
import type { Storefront } from '@ghar/domain/store-server';
import { storefrontProductSchema } from '@ghar/domain/storefront-product';
import * as v from 'valibot';

/** The documents that the public pages show, as they are stored. */
export type StoreDocuments = {
  /** What the public is told of the product on sale; null where there is none. */
  product(): Promise<unknown>;
  /** The pictures of a product, in their order. */
  pictures(productId: string): Promise<readonly unknown[]>;
  /** null where it was never written. */
  content(section: string): Promise<unknown>;
};

/**
 * What the public pages show now. A document that is not as it should be is left
 * out, and the default stands in its place: `complain` hears of it.
 *
 * @throws Error where the database does not answer.
 */
export async function readStorefront(
  documents: StoreDocuments,
  complain: (what: string, error: unknown) => void,
): Promise<Omit<Storefront, 'origin'>> {
  function read<Value>(what: string, otherwise: Value, parse: () => Value): Value {
    try {
      return parse();
    } catch (error) {
      complain(what, error);
      return otherwise;
    }
  }
  const readProduct = async () => {
    const product = await documents.product();
    return product === null
      ? null
      : read('product', null, () => v.parse(storefrontProductSchema, product));
  };
  const reading = readProduct();
  const [product, pictures, ...sections] = await Promise.all([
    reading,
    reading.then((found) => (found ? documents.pictures(found.product_id) : [])),
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
          : read(`content "${section}"`, otherwise, () => parseContent(section, document)),
      ];
    }),
  ) as StoreData['content'];
  const known = pictures.flatMap((picture) =>
    read('picture', [], () => [v.parse(linkedPictureSchema, picture)]),
  );
  const data: StoreData = {
    product: product && {
      name: product.name,
      price: product.price,
      availability: product.availability,
    },
    images: known.map(storeImageOf),
    content,
  };
  return { data, preview: known[0] ? linkPreviewOf(known[0]) : null };
}
