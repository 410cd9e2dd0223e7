import { COLLECTIONS, SETTINGS_PATHS, siteContentPath } from '@ghar/domain/paths';
import { privateSettingsSchema, sellerOf, type Seller } from '@ghar/domain/content/settings';
import { DEFAULT_CONTENT, parseContent } from '@ghar/domain/content/site-content';
import * as v from 'valibot';
import { RefusedError } from '../../components/admin/operation.ts';
import { commit } from '../../firebase/admin-writes.ts';
import { hasAny } from '../../firebase/aggregates.ts';

/** The seller's facts in `site_content/about`, by their field. */
const PUBLISHED = {
  legal_name: 'legal_name',
  address: 'address',
  licence: 'registration',
} as const satisfies Partial<Record<keyof Seller, string>>;
const NAMES = Object.keys(PUBLISHED) as (keyof typeof PUBLISHED)[];

const aboutSchema = v.pipe(
  v.looseObject({}),
  v.transform((document) => parseContent('about', document)),
);

/** True iff an invoice names the seller already. @throws FirebaseError */
export const hasInvoices = (): Promise<boolean> => hasAny({ collection: COLLECTIONS.invoices });

/**
 * Writes the seller's changed facts to the published imprint and to the tax settings, all or none.
 * @param seen the seller as the dialog showed it.
 * @throws RefusedError `seller-changed` if somebody else changed it since; FirebaseError; UnreadableError.
 */
export const writeSeller = (seen: Seller, mine: Seller): Promise<void> =>
  commit(async (writes) => {
    const [about, path] = [siteContentPath('about'), SETTINGS_PATHS.private];
    const [content, settings] = await Promise.all([
      writes.read(about, aboutSchema),
      writes.read(path, privateSettingsSchema),
    ]);
    const texts = content ?? DEFAULT_CONTENT.about;
    const stored = sellerOf(settings ?? v.parse(privateSettingsSchema, {}), texts);
    const differs = (one: Seller, other: Seller, name: keyof Seller): boolean =>
      one[name] !== other[name];
    const changed = (Object.keys(mine) as (keyof Seller)[]).filter((name) =>
      differs(mine, stored, name),
    );
    if (changed.length === 0) return;
    if (changed.some((name) => differs(stored, seen, name)))
      throw new RefusedError('seller-changed');
    const published = NAMES.filter((name) => changed.includes(name));
    if (published.length > 0) {
      const values = published.map((name) => [PUBLISHED[name], mine[name]] as const);
      if (content)
        writes.update(
          about,
          Object.fromEntries(values.map(([field, value]) => [`content.${field}`, value])),
        );
      else
        writes.replace(about, {
          section: 'about',
          ...DEFAULT_CONTENT.about,
          content: { ...DEFAULT_CONTENT.about.content, ...Object.fromEntries(values) },
        });
    }
    if (published.length === changed.length) return;
    const { tax_number, country } = mine;
    const seller = { tax_number, country };
    if (settings) writes.update(path, { seller });
    else writes.replace(path, { seller });
  });
