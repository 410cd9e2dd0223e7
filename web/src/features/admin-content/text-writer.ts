import { CHANGE_MS } from '@ghar/domain/content/former-text';
import { COLLECTIONS, formerTextPath, SETTINGS_PATHS, siteContentPath } from '@ghar/domain/paths';
import { privateSettingsSchema } from '@ghar/domain/content/settings';
import type { ContentSection } from '@ghar/domain/content/site-content';
import * as v from 'valibot';
import { OvertakenError } from '../../components/admin/operation.ts';
import { isOvertaken, sameText, type Text } from '../../components/admin/text-editor.ts';
import { commit, newId, signedInEmail } from '../../firebase/admin-writes.ts';
import { withField } from '../../firebase/with-field.ts';
import { refusalOf } from '../../firebase/failure.ts';
import {
  defaultTranslations,
  isPhone,
  storedSectionSchema,
  storedText,
  textAt,
  unwritten,
  type StoredSection,
  type TextPath,
} from './section-texts.ts';
import type { ContentEdit } from './content-edit.ts';

/** A running change: further writes of it store no former text. */
type Change = {
  /** As this panel last stored it. */
  readonly text: Text;
  readonly since: number;
};

/** The effect of a write: a new change, a continued one, or none. */
type Written = 'begun' | 'continued' | 'unchanged';

const isRecent = ({ since }: Change): boolean => {
  const age = Date.now() - since;
  return age >= 0 && age < CHANGE_MS;
};

const NO_SETTINGS = v.parse(privateSettingsSchema, {});

/** Attempts at a contended write; as many as the SDK makes. */
const ATTEMPTS = 5;

/**
 * Writes one text of a section and leaves the others alone. Each change stores the former text in the same transaction;
 * further typing within {@link CHANGE_MS} continues the change, unless another user changed the text in between. A
 * section that was never written starts with its defaults. A default translation is stored with the first change of its
 * text, since it is the default only as long as the text is.
 */
export function createTextWriter() {
  const changes = new Map<`${ContentSection} ${TextPath}`, Change>();

  /** @param onRead called with the section before it is written; may throw. */
  async function attempt(
    edit: ContentEdit,
    onRead: (stored: StoredSection | null) => void,
  ): Promise<Written> {
    const { section, path, mine: typed, isTakenBack } = edit;
    const document = siteContentPath(section);
    const id = newId(COLLECTIONS.formerTexts);
    const key = `${section} ${path}` as const;
    const last = changes.get(key);
    const email = await signedInEmail();
    const written = await commit(async (writes): Promise<Written> => {
      const keep = (text: Text | null): void =>
        writes.create(formerTextPath(section, id), { path, text, email });
      const stored = await writes.read(document, storedSectionSchema(section));
      onRead(stored);
      const settings = isPhone(path)
        ? await writes.read(SETTINGS_PATHS.private, privateSettingsSchema)
        : null;
      const country = (settings ?? NO_SETTINGS).seller.country;
      const asStored = (text: Text): Text => storedText(path, text, country);
      const isSame = (one: Text, other: Text): boolean => sameText(asStored(one), asStored(other));
      const mine = asStored(typed);
      const before = stored ?? unwritten(section);
      const change = [[path, mine] as const, ...defaultTranslations(before, path)];
      if (stored === null) {
        keep(null);
        const { translations: _, ...originals } = before.texts;
        const texts = change.reduce<object>(
          (all, [at, text]) => withField(all, at, text),
          originals,
        );
        writes.replace(document, { section, ...texts, former_text: id });
        return 'begun';
      }
      const theirs = textAt(stored.texts, path);
      if (sameText(theirs, mine)) return 'unchanged';
      const isThere = stored.has(path);
      if (isThere && isOvertaken(edit, theirs, isSame))
        throw new OvertakenError('text-changed', theirs);
      if (last && isRecent(last) && sameText(asStored(last.text), theirs) && !isTakenBack) {
        writes.update(document, Object.fromEntries(change));
        return 'continued';
      }
      // a missing translation is empty; any other missing text is its default
      keep(isThere || theirs.length === 0 ? theirs : null);
      writes.update(document, { ...Object.fromEntries(change), former_text: id });
      return 'begun';
    });
    if (written === 'begun') changes.set(key, { text: typed, since: Date.now() });
    if (written === 'continued') changes.set(key, { ...last!, text: typed });
    return written;
  }

  return {
    /**
     * @throws OvertakenError if another user changed the text meanwhile; FirebaseError if the backend refuses;
     * UnreadableError if the section cannot be read.
     */
    async write(edit: ContentEdit): Promise<Written> {
      let read: string | null = null;
      let refusal: unknown = null;
      const onRead = (stored: StoredSection | null): void => {
        const now = JSON.stringify(stored);
        if (refusal !== null && now === read) throw refusal;
        read = now;
      };
      for (let attempts = 1; ; attempts++)
        try {
          return await attempt(edit, onRead);
        } catch (error) {
          // Whatever happened, the next write begins a new change.
          changes.delete(`${edit.section} ${edit.path}`);
          // If another user changed the section since it was read, the rules refuse the outdated former text before the
          // SDK notices that it must read again.
          if (refusalOf(error) !== 'forbidden' || error === refusal || attempts === ATTEMPTS)
            throw error;
          refusal = error;
        }
    },
  };
}
