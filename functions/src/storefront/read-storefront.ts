import { LOCALES, type Locale } from '@ghar/domain/i18n/locale';
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
  DEFAULTS_BY_LOCALE,
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

/** What the public pages of a language show besides the product. */
type LocalPresentation = Pick<StoreData, 'images' | 'content' | 'settings'> & {
  readonly preview: LinkPreview | null;
};
export type Presentation = Readonly<Record<Locale, LocalPresentation>>;

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

/** A section of the content in a language. */
function sectionIn<Section extends ContentSection>(
  section: Section,
  document: unknown,
  locale: Locale,
  complain: Complain,
): SiteContent<Section> {
  const otherwise = DEFAULTS_BY_LOCALE[locale][section] as SiteContent<Section>;
  return document === null
    ? otherwise
    : read(`content "${section}"`, otherwise, complain, () =>
        parseContent(section, document, locale),
      );
}

/** A product's pictures, by language; none for null. @throws Error if the database does not answer. */
async function readPictures(
  documents: StoreDocuments,
  productId: string | null,
  complain: Complain,
): Promise<(locale: Locale) => Pick<LocalPresentation, 'images' | 'preview'>> {
  const pictures = productId === null ? [] : await documents.pictures(productId);
  const drawn = pictures
    .flatMap((picture) =>
      read('picture', [], complain, () => [v.parse(linkedPictureSchema, picture)]),
    )
    .filter(isDrawn);
  const linked = linkedPictureOf(drawn);
  return (locale) => ({
    images: drawn.map((picture) => storeImageOf(picture, locale)),
    preview: linked ? linkPreviewOf(linked, locale) : null,
  });
}

/**
 * In each language, the pages' texts, settings and, unless null, a product's pictures. Malformed documents are replaced by defaults.
 * @throws Error if the database does not answer.
 */
export async function readPresentation(
  documents: StoreDocuments,
  productId: string | null,
  complain: Complain,
): Promise<Presentation> {
  const [picturesIn, stored, ...sections] = await Promise.all([
    readPictures(documents, productId, complain),
    documents.settings(),
    ...CONTENT_SECTIONS.map((section) => documents.content(section)),
  ]);
  const settings = read('settings', DEFAULT_PUBLIC_SETTINGS, complain, () =>
    v.parse(publicSettingsSchema, stored ?? {}),
  );
  const contentIn = (locale: Locale): StoreData['content'] =>
    Object.fromEntries(
      CONTENT_SECTIONS.map((section, index) => [
        section,
        sectionIn(section, sections[index], locale, complain),
      ]),
    ) as StoreData['content'];
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      { ...picturesIn(locale), content: contentIn(locale), settings },
    ]),
  ) as Presentation;
}

/** What an e-mail shows of the shop: its particulars, and the first picture of a product. */
export type Letterhead = {
  readonly about: SiteContent<'about'>['content'];
  /** `src` is a JPEG. */
  readonly picture: Pick<StoreImage, 'src' | 'alt'> | null;
};

/**
 * The letterhead of an e-mail in a language, with a product's picture unless null. As {@link readPresentation}.
 * @throws Error if the database does not answer.
 */
export async function readLetterhead(
  documents: StoreDocuments,
  { productId, locale }: { readonly productId: string | null; readonly locale: Locale },
  complain: Complain,
): Promise<Letterhead> {
  const [about, picturesIn] = await Promise.all([
    documents.content('about'),
    readPictures(documents, productId, complain),
  ]);
  return {
    about: sectionIn('about', about, locale, complain).content,
    picture: picturesIn(locale).images[0] ?? null,
  };
}
