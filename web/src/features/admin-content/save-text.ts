import { siteContentPath } from '@ghar/domain/paths';
import { DEFAULT_CONTENT } from '@ghar/domain/site-content';
import { commit } from '../../firebase/admin-writes.ts';
import { sameText, sectionTextsSchema, textAt, withText, type Text } from './section-texts.ts';
import type { TextEdit } from './text-editor.ts';

/**
 * Writes one text of a section, and leaves the others as they are. Where
 * somebody else has changed that text since, nothing is written, and theirs is
 * answered; else null. A section that was never written begins with its defaults.
 *
 * @throws FirebaseError when the backend refuses; UnreadableError when the section is not what it should be.
 */
export const saveText = ({ section, path, base, mine }: TextEdit): Promise<Text | null> =>
  commit(async (change) => {
    const document = siteContentPath(section);
    const stored = await change.read(document, sectionTextsSchema(section));
    if (stored === null) {
      change.replace(document, { section, ...withText(DEFAULT_CONTENT[section], path, mine) });
      return null;
    }
    const theirs = textAt(stored, path);
    if (sameText(theirs, mine)) return null;
    if (!sameText(theirs, base)) return theirs;
    change.update(document, { [path]: mine });
    return null;
  });
