import { SETTINGS_PATHS } from '@ghar/domain/paths';
import { privateSettingsSchema, publicSettingsSchema, type Settings } from '@ghar/domain/settings';
import * as v from 'valibot';
import type { Text, TextEdit } from '../../components/admin/text-editor.ts';
import { commit } from '../../firebase/admin-writes.ts';
import { isSameSetting, settingText, settingValue, type SettingId } from './setting-kinds.ts';

export const SETTINGS_SCHEMAS = {
  public: publicSettingsSchema,
  private: privateSettingsSchema,
} as const;
/** What a shop goes by that has set nothing. */
export const DEFAULT_SETTINGS: Settings = {
  public: v.parse(publicSettingsSchema, {}),
  private: v.parse(privateSettingsSchema, {}),
};

/** `path` as the keys of a new document. */
const nested = (path: string, value: unknown): Readonly<Record<string, unknown>> =>
  path.split('.').reduceRight<unknown>((within, key) => ({ [key]: within }), value) as Readonly<
    Record<string, unknown>
  >;

/**
 * Writes one setting and leaves the others alone. Where somebody else has changed it meanwhile,
 * nothing is written.
 *
 * @returns what the other has written; null where it is saved.
 * @throws FirebaseError if the backend refuses; UnreadableError if the document cannot be read.
 */
export const writeSetting = ({
  section,
  path,
  base,
  mine,
  sent,
}: TextEdit<SettingId>): Promise<Text | null> =>
  commit(async (writes) => {
    const id = { section, path };
    const document = SETTINGS_PATHS[section];
    const stored = await writes.read(document, SETTINGS_SCHEMAS[section]);
    const theirs = settingText({ ...DEFAULT_SETTINGS, ...(stored && { [section]: stored }) }, id);
    if (isSameSetting(id, theirs, mine)) return null;
    if (![base, ...sent].some((text) => isSameSetting(id, theirs, text))) return theirs;
    const value = settingValue(id, mine);
    if (stored) writes.update(document, { [path]: value });
    else writes.replace(document, nested(path, value));
    return null;
  });
