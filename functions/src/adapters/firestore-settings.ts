import { SETTINGS_PATHS, siteContentPath } from '@ghar/domain/paths';
import {
  privateSettingsSchema,
  publicSettingsSchema,
  sellerOf,
  type PublicSettings,
  type Seller,
} from '@ghar/domain/content/settings';
import { shopPhone } from '@ghar/domain/contact/shop-phone';
import { DEFAULT_CONTENT, parseContent } from '@ghar/domain/content/site-content';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';

/** The public settings; one read. @throws ValiError if malformed. */
export async function readPublicSettings(db: Firestore): Promise<PublicSettings> {
  const document = await db.doc(SETTINGS_PATHS.public).get();
  return v.parse(publicSettingsSchema, document.data() ?? {});
}

/** The shop's name and WhatsApp number from the content; one read. @throws ValiError if malformed. */
export async function readAbout(
  db: Firestore,
): Promise<{ readonly brand: string; readonly whatsapp: string }> {
  const about = (await db.doc(siteContentPath('about')).get()).data();
  return (about ? parseContent('about', about) : DEFAULT_CONTENT.about).content;
}

/**
 * Converts the shop's WhatsApp number to E.164 if it was saved before the panel parsed it. A number without a dial code
 * is read in the seller's country. Throws on a malformed or concurrently changed document; the nightly schedule
 * retries.
 */
export async function correctShopNumber(db: Firestore): Promise<void> {
  const [settings, about] = await db.getAll(
    db.doc(SETTINGS_PATHS.private),
    db.doc(siteContentPath('about')),
  );
  const stored = about!.get('content.whatsapp') as unknown;
  const { country } = v.parse(privateSettingsSchema, settings!.data() ?? {}).seller;
  const phone = typeof stored === 'string' ? shopPhone(stored, country) : null;
  if (phone !== null && phone !== stored)
    await about!.ref.update({ 'content.whatsapp': phone }, { lastUpdateTime: about!.updateTime! });
}

/** The seller for invoices; two reads. @throws ValiError if malformed. */
export async function readSeller(db: Firestore): Promise<Seller> {
  const [settings, about] = await db.getAll(
    db.doc(SETTINGS_PATHS.private),
    db.doc(siteContentPath('about')),
  );
  const content = about!.data();
  return sellerOf(
    v.parse(privateSettingsSchema, settings!.data() ?? {}),
    content ? parseContent('about', content) : DEFAULT_CONTENT.about,
  );
}
