import { SETTINGS_PATHS } from '@ghar/domain/paths';
import { privateSettingsSchema, publicSettingsSchema, type Settings } from '@ghar/domain/settings';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';

/** The shop's settings as they are now, defaults where nothing is set: two reads. */
export async function readSettings(db: Firestore): Promise<Settings> {
  const [open, closed] = await db.getAll(
    db.doc(SETTINGS_PATHS.public),
    db.doc(SETTINGS_PATHS.private),
  );
  return {
    public: v.parse(publicSettingsSchema, open!.data() ?? {}),
    private: v.parse(privateSettingsSchema, closed!.data() ?? {}),
  };
}
