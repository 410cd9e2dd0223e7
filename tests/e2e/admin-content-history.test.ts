import { siteContentPath } from '@ghar/domain/paths';
import { DEFAULT_CONTENT, type ContentSection } from '@ghar/domain/content/site-content';
import { expect } from 'vitest';
import { adminPartTexts } from '../../web/src/i18n/ar/admin.ts';
import { fieldTexts, formerTextTexts as texts } from '../../web/src/i18n/ar/admin-content.ts';
import { ADMIN } from '../../tools/seed/accounts.ts';
import { db } from '../support/database.ts';
import { ContentPage } from './content-page.ts';
import { DESKTOP, expectVisible, test, toast } from './shopper.ts';

const { hero } = fieldTexts;
const BADGE = DEFAULT_CONTENT.hero.content.badge;

const stored = async (section: ContentSection, path: string): Promise<unknown> =>
  (await db.doc(siteContentPath(section)).get()).get(path);
/** What a text was, the oldest first. */
const former = async (section: ContentSection, path: string): Promise<unknown[]> => {
  const all = db.collection(`${siteContentPath(section)}/former_texts`);
  const { docs } = await all.where('path', '==', path).orderBy('created_at').get();
  return docs.map((document) => document.get('text') as unknown);
};
test(
  'a text that was changed twice is taken back to what it was first, and forth again',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const contentPage = await ContentPage.open(page);
    const badge = contentPage.field(hero.badge.label);
    const isStored = async (text: string): Promise<void> => {
      await expect.poll(() => stored('hero', 'content.badge')).toBe(text);
    };
    await badge.fill('أولى');
    await isStored('أولى');
    // the same change, which goes on
    await badge.fill('أولى تماماً');
    await isStored('أولى تماماً');
    expect(await former('hero', 'content.badge')).toEqual([BADGE]);
    await contentPage.field(hero.save.label).fill('وفّر 10%');
    await expect.poll(() => stored('hero', 'content.save')).toBe('وفّر 10%');
    await badge.fill('أولى تماماً جداً');
    await isStored('أولى تماماً جداً');
    expect(await former('hero', 'content.badge')).toEqual([BADGE]);
    // another visit, another change
    await page.reload();
    await badge.fill('ثانية');
    await isStored('ثانية');
    expect(await former('hero', 'content.badge')).toEqual([BADGE, 'أولى تماماً جداً']);

    const history = await contentPage.history(hero.badge.label);
    const entries = history.getByRole('listitem');
    await expect.poll(() => entries.count()).toBe(2);
    expect(await entries.nth(0).innerText()).toContain('أولى تماماً جداً');
    expect(await entries.nth(0).innerText()).toContain(texts.replacedByMe);
    await entries.nth(1).getByRole('button').click();
    await history.waitFor({ state: 'detached' });
    await isStored(BADGE);
    await expect.poll(() => badge.inputValue()).toBe(BADGE);
    await expectVisible(toast(page, texts.takenBack));
    await page.getByRole('button', { name: adminPartTexts.undo }).click();
    await isStored('ثانية');
    expect(await badge.inputValue()).toBe('ثانية');
    expect(await former('hero', 'content.badge')).toEqual([
      BADGE,
      'أولى تماماً جداً',
      'ثانية',
      BADGE,
    ]);
    const kept = await db.collection(`${siteContentPath('hero')}/former_texts`).get();
    expect(new Set(kept.docs.map((document) => document.get('email')))).toEqual(
      new Set([ADMIN.email]),
    );
  },
);

test(
  'the tabs stay within reach on a phone, and lead to the beginning of a section',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    const contentPage = await ContentPage.open(page);
    await contentPage.field(hero.save.label).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    const top = async (label: string): Promise<number> =>
      (await contentPage.field(label).boundingBox())!.y;
    await expect.poll(() => top(hero['section title'].label)).toBeLessThan(0);
    await contentPage.tab('about').tap();
    await expect.poll(() => top(fieldTexts.about.brand.label)).toBeGreaterThan(50);
  },
);
