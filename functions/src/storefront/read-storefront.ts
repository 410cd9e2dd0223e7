import { linkedPictureSchema, linkPreviewOf } from '@ghar/domain/link-preview';
import { CONTENT_SECTIONS, DEFAULT_CONTENT, parseContent } from '@ghar/domain/site-content';
import { productSchema } from '@ghar/domain/product';
import { storeImageOf, type StoreData } from '@ghar/domain/store-data';
import type { Storefront } from '@ghar/domain/store-server';
import * as v from 'valibot';

/** The documents that the public pages show, as they are stored. */
export type StoreDocuments = {
  /** null where no product is on sale. */
  productOnSale(): Promise<unknown>;
  /** Of the product whose pictures are shown, in their order. */
  pictures(): Promise<readonly unknown[]>;
  /** null where it was never written. */
  content(section: string): Promise<unknown>;
};

const onSaleSchema = v.pick(productSchema, ['name', 'price', 'stock_quantity']);

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
  const [product, pictures, ...sections] = await Promise.all([
    documents.productOnSale(),
    documents.pictures(),
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
    product:
      product === null
        ? null
        : read('product', null, () => {
            const { name, price, stock_quantity } = v.parse(onSaleSchema, product);
            return { name, price, inStock: stock_quantity > 0 };
          }),
    images: known.map(storeImageOf),
    content,
  };
  return { data, preview: known[0] ? linkPreviewOf(known[0]) : null };
}
