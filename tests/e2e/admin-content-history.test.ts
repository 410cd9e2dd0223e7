import { formerTextPath, siteContentPath } from '@ghar/domain/paths';
import { CONTENT_LIMITS, DEFAULT_CONTENT, type ContentSection } from '@ghar/domain/site-content';
import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { adminPartTexts } from '../../web/src/i18n/ar/admin.ts';
import {
  fieldTexts,
  formerTextTexts as texts,
  listTexts,
  productTextTexts,
  savingTexts,
  textStateTexts,
} from '../../web/src/i18n/ar/admin-content.ts';
import { ADMIN } from '../../tools/seed/accounts.ts';
import { db } from '../support/database.ts';
import { expectAccessible, STILL } from './axe.ts';
import { ContentPage } from './content-page.ts';
import { DESKTOP, expectVisible, test, toast } from './shopper.ts';

const { hero, features } = fieldTexts;
const BADGE = DEFAULT_CONTENT.hero.content.badge;

const stored = async (section: ContentSection, path: string): Promise<unknown> =>
  (await db.doc(siteContentPath(section)).get()).get(path);
/** What a text was, the oldest first. */
const former = async (section: ContentSection, path: string): Promise<unknown[]> => {
  const all = db.collection(`${siteContentPath(section)}/former_texts`);
  const { docs } = await all.where('path', '==', path).orderBy('created_at').get();
  return docs.map((document) => document.get('text') as unknown);
};
/** A former text that somebody else has replaced. */
const keep = (id: string, text: string, day: number): Promise<unknown> =>
  db.doc(formerTextPath('hero', id)).set({
    path: 'content.badge',
    text,
    email: 'sara@ghar.example',
    created_at: Timestamp.fromDate(new Date(2026, 0, day)),
    updated_at: Timestamp.now(),
    updated_by: 'sara',
  });

test('a text that was changed twice is taken back to what it was first, and forth again', async ({
  newShopper,
}) => {
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
  expect(await former('hero', 'content.badge')).toEqual([BADGE, 'أولى تماماً جداً', 'ثانية', BADGE]);
  const kept = await db.collection(`${siteContentPath('hero')}/former_texts`).get();
  expect(new Set(kept.docs.map((document) => document.get('email')))).toEqual(
    new Set([ADMIN.email]),
  );
});

test('a list is taken back whole, by thumb', async ({ shopper: { page } }) => {
  const contentPage = await ContentPage.open(page);
  await contentPage.tab('features').click();
  const all = DEFAULT_CONTENT.features.content.faq;
  const faq = contentPage.list(features.faq.label);
  await faq.getByRole('button', { name: listTexts.remove(1) }).click();
  await expect.poll(() => stored('features', 'content.faq')).toEqual(all.slice(1));
  const history = await contentPage.history(features.faq.label);
  await expect.poll(() => history.locator('mark').allInnerTexts()).toEqual([all[0]]);
  await history.getByRole('button', { name: texts.takeBack }).tap();
  await expect.poll(() => stored('features', 'content.faq')).toEqual(all);
  const answer = contentPage.part(features.faq.label, 'answer', all.length);
  await expect.poll(() => answer.inputValue()).not.toBe('');
});

test('the history says until when a text stood and who replaced it, and takes nothing back over unsaved input', async ({
  newShopper,
}) => {
  await Promise.all([keep('a', 'غار', 1), keep('b', `${BADGE} مع زيتون`, 2)]);
  const { page } = await newShopper({ ...STILL, ...DESKTOP });
  const contentPage = await ContentPage.open(page);
  const other = await contentPage.history(hero.save.label);
  await expectVisible(other.getByText(texts.empty));
  await page.keyboard.press('Escape');
  await other.waitFor({ state: 'detached' });
  const history = await contentPage.history(hero.badge.label);
  const newest = history.getByRole('listitem').first();
  await expectVisible(newest.getByText(texts.replacedBy('sara@ghar.example')));
  expect(await newest.locator('time').getAttribute('datetime')).toMatch(/^2026-01-0[12]/);
  expect(await newest.locator('mark').allInnerTexts()).toEqual(['مع زيتون']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await history.waitFor({ state: 'detached' });
  const long = 'ط'.repeat(CONTENT_LIMITS.text + 1);
  await contentPage.field(hero.badge.label).fill(long);
  const held = await contentPage.history(hero.badge.label);
  await expectVisible(held.getByText(texts.unsaved));
  await expect
    .poll(() => held.getByRole('button', { name: texts.takeBack }).first().isDisabled())
    .toBe(true);
  await page.keyboard.press('Escape');
  await held.waitFor({ state: 'detached' });
  expect(await contentPage.field(hero.badge.label).inputValue()).toBe(long);
});

test('a limit is shown and announced when it is near, and the tab says what is not saved', async ({
  newShopper,
}) => {
  const { page } = await newShopper(DESKTOP);
  const contentPage = await ContentPage.open(page);
  const title = contentPage.field(hero['section title'].label);
  const counter = (length: number) =>
    page.getByText(textStateTexts.length(length, CONTENT_LIMITS.title));
  const announced = page.getByRole('status').getByText(textStateTexts.nearLength(200));
  await title.fill('ط'.repeat(169));
  await contentPage.saved();
  expect(await counter(169).count()).toBe(0);
  expect(await announced.count()).toBe(0);
  await title.fill('ط'.repeat(170));
  await expectVisible(counter(170));
  await announced.waitFor({ state: 'attached' });
  const unsaved = page.getByRole('tab', { name: savingTexts.unsaved });
  expect(await unsaved.count()).toBe(0);
  await title.fill('ط'.repeat(201));
  await contentPage.tab('about').click();
  await expectVisible(unsaved);
  await contentPage.tab('hero').click();
  await title.fill('عنوان');
  await expect.poll(() => stored('hero', 'title')).toBe('عنوان');
  await unsaved.waitFor({ state: 'detached' });
});

test("the product's name and price are shown as its own, with a way to them", async ({
  newShopper,
}) => {
  const { page } = await newShopper(DESKTOP);
  await ContentPage.open(page);
  const shown = page.getByRole('tabpanel').getByText(productTextTexts.text).locator('..');
  await expectVisible(page.getByRole('definition').getByText('299 درهم'));
  await shown.getByRole('link', { name: productTextTexts.link }).click();
  await page.waitForURL('**/admin/products');
});

test('the tabs stay within reach on a phone, and lead to the beginning of a section', async ({
  shopper: { page },
}) => {
  const contentPage = await ContentPage.open(page);
  await contentPage.field(hero.save.label).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2000);
  const top = async (label: string): Promise<number> =>
    (await contentPage.field(label).boundingBox())!.y;
  await expect.poll(() => top(hero['section title'].label)).toBeLessThan(0);
  await contentPage.tab('about').tap();
  await expect.poll(() => top(fieldTexts.about.brand.label)).toBeGreaterThan(50);
});
