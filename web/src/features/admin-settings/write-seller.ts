import { COLLECTIONS, SETTINGS_PATHS, siteContentPath } from '@ghar/domain/paths';
import {
  privateSettingsSchema,
  sellerOf,
  type PrivateSettings,
  type Seller,
} from '@ghar/domain/content/settings';
import {
  DEFAULT_CONTENT,
  parseContent,
  readTranslation,
  type SiteContent,
} from '@ghar/domain/content/site-content';
import { OTHER_LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import * as v from 'valibot';
import { RefusedError } from '../../components/admin/operation.ts';
import { commit } from '../../firebase/admin-writes.ts';
import { withField } from '../../firebase/with-field.ts';
import { hasAny } from '../../firebase/aggregates.ts';

/** The seller's facts in `site_content/about`, by their field. */
const PUBLISHED = {
  legal_name: 'legal_name',
  address: 'address',
  licence: 'registration',
} as const satisfies Partial<Record<keyof Seller, string>>;
export type SellerText = keyof typeof PUBLISHED;
export const SELLER_TEXTS = Object.keys(PUBLISHED) as SellerText[];

/** The path of a fact's translation in the dialog. */
export const translatedFact = (locale: Locale, name: SellerText) => `${locale}.${name}` as const;
/** The seller, with the published facts in each language. */
export type EditedSeller = Seller & Readonly<Record<`${Locale}.${SellerText}`, string>>;

const FACTS = new Map<keyof EditedSeller, string>([
  ...SELLER_TEXTS.map((name) => [name, `content.${PUBLISHED[name]}`] as const),
  ...OTHER_LOCALES.flatMap((locale) =>
    SELLER_TEXTS.map(
      (name) =>
        [
          translatedFact(locale, name),
          `translations.${locale}.content.${PUBLISHED[name]}`,
        ] as const,
    ),
  ),
]);

/** The about section for {@link editedSeller}. */
export const aboutSchema = v.pipe(
  v.unknown(),
  v.transform((document) => ({
    ...parseContent('about', document),
    translations: Object.fromEntries(
      OTHER_LOCALES.map((locale) => [locale, readTranslation('about', document, locale)]),
    ) as Readonly<Partial<Record<Locale, SiteContent<'about'>>>>,
  })),
);
export type About = v.InferOutput<typeof aboutSchema>;
export const UNWRITTEN_ABOUT: About = v.parse(aboutSchema, DEFAULT_CONTENT.about);

/** The seller as the dialog edits it. */
export function editedSeller(
  settings: Pick<PrivateSettings, 'seller'>,
  about: About,
): EditedSeller {
  const translated = OTHER_LOCALES.flatMap((locale) => {
    const seller = sellerOf(settings, about.translations[locale]!);
    return SELLER_TEXTS.map((name) => [translatedFact(locale, name), seller[name]] as const);
  });
  return {
    ...sellerOf(settings, about),
    ...(Object.fromEntries(translated) as Record<`${Locale}.${SellerText}`, string>),
  };
}

/** True iff an invoice names the seller already. @throws FirebaseError */
export const hasInvoices = (): Promise<boolean> => hasAny({ collection: COLLECTIONS.invoices });

/**
 * Writes the seller's changed facts to the published imprint and to the tax settings, all or none.
 * @param seen the seller as the dialog showed it.
 * @throws RefusedError `seller-changed` if somebody else changed it since; FirebaseError; UnreadableError.
 */
export const writeSeller = (seen: EditedSeller, mine: EditedSeller): Promise<void> =>
  commit(async (writes) => {
    const [about, path] = [siteContentPath('about'), SETTINGS_PATHS.private];
    const [content, settings] = await Promise.all([
      writes.read(about, aboutSchema),
      writes.read(path, privateSettingsSchema),
    ]);
    const stored = editedSeller(
      settings ?? v.parse(privateSettingsSchema, {}),
      content ?? UNWRITTEN_ABOUT,
    );
    const differs = (one: EditedSeller, other: EditedSeller, name: keyof EditedSeller): boolean =>
      one[name] !== other[name];
    const changed = (Object.keys(mine) as (keyof EditedSeller)[]).filter((name) =>
      differs(mine, stored, name),
    );
    if (changed.length === 0) return;
    if (changed.some((name) => differs(stored, seen, name)))
      throw new RefusedError('seller-changed');
    const published = changed.filter((name) => FACTS.has(name));
    if (published.length > 0) {
      const facts = published.map((name) => [FACTS.get(name)!, mine[name]] as const);
      if (content) writes.update(about, Object.fromEntries(facts));
      else
        writes.replace(
          about,
          facts.reduce<Readonly<Record<string, unknown>>>(
            (all, [at, fact]) => withField(all, at, fact),
            {
              section: 'about',
              ...DEFAULT_CONTENT.about,
            },
          ),
        );
    }
    if (published.length === changed.length) return;
    const { tax_number, country } = mine;
    const seller = { tax_number, country };
    if (settings) writes.update(path, { seller });
    else writes.replace(path, { seller });
  });
