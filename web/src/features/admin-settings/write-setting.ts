import { SETTINGS_PATHS } from '@ghar/domain/paths';
import {
  privateSettingsSchema,
  publicSettingsSchema,
  type Settings,
} from '@ghar/domain/content/settings';
import * as v from 'valibot';
import { OvertakenError } from '../../components/admin/operation.ts';
import { isOvertaken, type Text, type TextEdit } from '../../components/admin/text-editor.ts';
import { commit, REMOVED } from '../../firebase/admin-writes.ts';
import {
  isAbsent,
  isSameSetting,
  settingText,
  settingValue,
  type SettingId,
} from './setting-kinds.ts';

export const SETTINGS_SCHEMAS = {
  public: publicSettingsSchema,
  private: privateSettingsSchema,
} as const;
export const DEFAULT_SETTINGS: Settings = {
  public: v.parse(publicSettingsSchema, {}),
  private: v.parse(privateSettingsSchema, {}),
};

/** `path` as nested keys of a new document. */
const nested = (path: string, value: unknown): Readonly<Record<string, unknown>> =>
  path.split('.').reduceRight<unknown>((within, key) => ({ [key]: within }), value) as Readonly<
    Record<string, unknown>
  >;

/**
 * Writes one setting and leaves the others alone.
 * @throws OvertakenError if another user changed it meanwhile; FirebaseError if the backend refuses; UnreadableError if
 * the document cannot be read.
 */
export const writeSetting = (edit: TextEdit<SettingId>): Promise<void> =>
  commit(async (writes) => {
    const { section, path, mine } = edit;
    const id = { section, path };
    const isSame = (one: Text, other: Text): boolean => isSameSetting(id, one, other);
    const document = SETTINGS_PATHS[section];
    const stored = await writes.read(document, SETTINGS_SCHEMAS[section]);
    const theirs = settingText({ ...DEFAULT_SETTINGS, ...(stored && { [section]: stored }) }, id);
    if (isSame(theirs, mine)) return;
    if (isOvertaken(edit, theirs, isSame)) throw new OvertakenError('setting-changed', theirs);
    const value = settingValue(id, mine);
    if (stored) writes.update(document, { [path]: isAbsent(id, value) ? REMOVED : value });
    else writes.replace(document, nested(path, value));
  });
