import { siteContentPath } from '@ghar/domain/paths';
import { CONTENT_SECTIONS } from '@ghar/domain/content/site-content';
import type { Firestore } from 'firebase-admin/firestore';
import { CONTENT } from '../../seed/content.ts';

/** The same words in another order: as long as the default, and nowhere the same text. */
const rewritten = (line: string): string =>
  line
    .split('|')
    .map((part) => part.trim().split(' ').toReversed().join(' '))
    .join(' | ');

function withOwnWords(value: unknown): unknown {
  if (typeof value === 'string') return value.split('\n').map(rewritten).join('\n');
  if (Array.isArray(value)) return value.map(withOwnWords);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withOwnWords(one)]));
  return value;
}

/** Gives the shop a merchant's own texts: pages that show the defaults may be smaller than real ones. */
export async function writeMerchantTexts(db: Firestore): Promise<void> {
  await Promise.all(
    CONTENT_SECTIONS.map((section) =>
      db.doc(siteContentPath(section)).update(withOwnWords(CONTENT[section]) as object),
    ),
  );
}
