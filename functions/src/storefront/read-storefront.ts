import {
  linkedPictureOf,
  linkedPictureSchema,
  linkPreviewOf,
  type LinkPreview,
} from '@ghar/domain/pages/link-preview';
import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { publicSettingsSchema } from '@ghar/domain/content/settings';
import {
  CONTENT_SECTIONS,
  DEFAULT_CONTENT,
  parseContent,
  type ContentSection,
  type SiteContent,
} from '@ghar/domain/content/site-content';
import {
  isDrawn,
  storeImageOf,
  type StoreData,
  type StoreImage,
} from '@ghar/domain/pages/store-data';
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

/** @throws Error if the database does not answer. */
async function readSection<Section extends ContentSection>(
  documents: StoreDocuments,
  section: Section,
  complain: Complain,
): Promise<SiteContent<Section>> {
  const document = await documents.content(section);
  const otherwise = DEFAULT_CONTENT[section] as SiteContent<Section>;
  return document === null
    ? otherwise
    : read(`content "${section}"`, otherwise, complain, () => parseContent(section, document));
}

/** A product's pictures; none for null. @throws Error if the database does not answer. */
async function readPictures(
  documents: StoreDocuments,
  productId: string | null,
  complain: Complain,
): Promise<Pick<Presentation, 'images' | 'preview'>> {
  const pictures = productId === null ? [] : await documents.pictures(productId);
  const drawn = pictures
    .flatMap((picture) =>
      read('picture', [], complain, () => [v.parse(linkedPictureSchema, picture)]),
    )
    .filter(isDrawn);
  const linked = linkedPictureOf(drawn);
  return { images: drawn.map(storeImageOf), preview: linked ? linkPreviewOf(linked) : null };
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
    readPictures(documents, productId, complain),
    documents.settings(),
    ...CONTENT_SECTIONS.map((section) => readSection(documents, section, complain)),
  ]);
  return {
    ...pictures,
    content: Object.fromEntries(
      CONTENT_SECTIONS.map((section, index) => [section, sections[index]]),
    ) as StoreData['content'],
    settings: read('settings', DEFAULT_PUBLIC_SETTINGS, complain, () =>
      v.parse(publicSettingsSchema, settings ?? {}),
    ),
  };
}

/** What an e-mail shows of the shop: its particulars, and the first picture of a product. */
export type Letterhead = {
  readonly about: SiteContent<'about'>['content'];
  /** `src` is a JPEG. */
  readonly picture: Pick<StoreImage, 'src' | 'alt'> | null;
};

/**
 * The letterhead of an e-mail, with a product's picture unless null. As {@link readPresentation}.
 * @throws Error if the database does not answer.
 */
export async function readLetterhead(
  documents: StoreDocuments,
  productId: string | null,
  complain: Complain,
): Promise<Letterhead> {
  const [{ content }, { images }] = await Promise.all([
    readSection(documents, 'about', complain),
    readPictures(documents, productId, complain),
  ]);
  return { about: content, picture: images[0] ?? null };
}
