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

/** The settings that visitors read: one read. @throws ValiError where they are malformed. */
export async function readPublicSettings(db: Firestore): Promise<PublicSettings> {
  const document = await db.doc(SETTINGS_PATHS.public).get();
  return v.parse(publicSettingsSchema, document.data() ?? {});
}

/** The shop's name and number, as the content has them: one read. @throws ValiError where it is malformed. */
export async function readAbout(
  db: Firestore,
): Promise<{ readonly brand: string; readonly whatsapp: string }> {
  const about = (await db.doc(siteContentPath('about')).get()).data();
  return (about ? parseContent('about', about) : DEFAULT_CONTENT.about).content;
}

/**
 * Stores the shop's WhatsApp number in E.164, where it was saved as somebody typed it, before the panel parsed it: a
 * number without a dial code is of the seller's country. Throws where a document is malformed, or has
 * been changed meanwhile: the next night tries again.
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

/** The seller as invoices name it: two reads. @throws ValiError where a document is malformed. */
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
