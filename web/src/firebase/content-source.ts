import { siteContentPath } from '@ghar/domain/paths';
import { contentSchemas, type ContentSection, type SiteContent } from '@ghar/domain/site-content';
import { doc, getDoc } from 'firebase/firestore';
import * as v from 'valibot';
import { firestore } from './firestore.ts';

/**
 * Reads one section of the site's content; null when it was never written.
 *
 * @throws ValiError when the document is not what the section holds.
 */
export async function fetchContent<Section extends ContentSection>(
  section: Section,
): Promise<SiteContent<Section> | null> {
  const snapshot = await getDoc(doc(firestore, siteContentPath(section)));
  if (!snapshot.exists()) return null;
  return v.parse(
    v.object({ title: v.string(), description: v.string(), content: contentSchemas[section] }),
    snapshot.data(),
  ) as SiteContent<Section>;
}
