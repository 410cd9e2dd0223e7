import { formerTextPath, siteContentPath } from '@ghar/domain/paths';
import { DEFAULT_CONTENT, type ContentSection } from '@ghar/domain/content/site-content';
import { FieldValue } from 'firebase-admin/firestore';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import {
  contentTexts as texts,
  fieldTexts,
  textStateTexts,
} from '../../web/src/i18n/ar/admin-content.ts';
import { ADMIN_REFUSALS, ERROR_TITLE, OPERATIONS } from '../../web/src/i18n/ar/admin-operations.ts';
import { db } from '../support/database.ts';
import { expectAccessible, STILL, violations } from './axe.ts';
import { ContentPage } from './content-page.ts';
import { COMMIT, holdRequests } from './hold-requests.ts';
import { focused, tabTo } from './keyboard.ts';
import { DESKTOP, expectVisible, test, toast } from './shopper.ts';

const { hero, features, about } = fieldTexts;

const stored = async (section: ContentSection, path: string): Promise<unknown> =>
  (await db.doc(siteContentPath(section)).get()).get(path);
/** Writes a text as another user would. */
const elsewhere = (section: ContentSection, path: string, text: unknown): Promise<unknown> =>
  db
    .doc(siteContentPath(section))
    .update({ [path]: text, updated_at: FieldValue.serverTimestamp() });

test('what is typed is saved by itself in each tab, and the shop shows it, with its own title in place of none', async ({
  newShopper,
}) => {
  const { page } = await newShopper(DESKTOP);
  const contentPage = await ContentPage.open(page);
  await contentPage.field(hero['section title'].label).fill('عنوان من الاختبار');
  await contentPage.saved();
  await expectVisible(toast(page, OPERATIONS['update-content'].done));
  await contentPage.tab('features').click();
  await contentPage.field(features.rating.label).fill('4.2');
  await expect.poll(() => stored('features', 'content.rating')).toBe('4.2');
  await contentPage.tab('about').click();
  await contentPage.field(about.guarantee.label).fill('# ضمان جديد\n\nنص');
  await expect.poll(() => stored('about', 'content.guarantee')).toBe('# ضمان جديد\n\nنص');
  expect(await stored('about', 'content.brand')).toBe(DEFAULT_CONTENT.about.content.brand);
  expect(await stored('hero', 'updated_by')).toBeTruthy();
  const shopper = await newShopper();
  await shopper.page.goto('/');
  await expectVisible(shopper.page.getByRole('heading', { level: 1, name: 'عنوان من الاختبار' }));
  await shopper.page.goto('/policies/guarantee');
  await expectVisible(shopper.page.getByRole('heading', { level: 2, name: 'ضمان جديد' }));

  const title = contentPage.field(hero['section title'].label);
  await contentPage.tab('hero').click();
  await title.fill('');
  await expectVisible(page.getByText(textStateTexts.fallback(DEFAULT_CONTENT.hero.title)));
  await expect.poll(() => stored('hero', 'title')).toBe('');
  await shopper.page.goto('/');
  await expectVisible(
    shopper.page.getByRole('heading', { level: 1, name: DEFAULT_CONTENT.hero.title }),
  );
});

test(
  'somebody else who changes another text in the same moment overtakes, and of the same text one can be chosen',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const shopper = await newShopper(DESKTOP);
    shopper.mayPrint(
      /update-content: RefusedError: text-changed/,
      /status of 403 .*documents:commit/,
      /RestConnection RPC 'Commit' .*permission-denied/,
    );
    const { page } = shopper;
    const contentPage = await ContentPage.open(page);
    const badge = contentPage.field(hero.badge.label);
    await badge.fill('شارتي');
    await contentPage.saved();
    const letFirst = await holdRequests(page, COMMIT);
    const first = page.waitForRequest(COMMIT);
    await badge.fill('شارتي أنا');
    await first;
    await elsewhere('hero', 'former_text', 'another');
    await elsewhere('hero', 'content.subtitle', 'سطر من غيري');
    letFirst();
    await expect.poll(() => stored('hero', 'content.badge')).toBe('شارتي أنا');
    expect(await stored('hero', 'content.subtitle')).toBe('سطر من غيري');
    await expect
      .poll(() => contentPage.field(hero.subtitle.label).inputValue())
      .toBe('سطر من غيري');
    await contentPage.saved();

    const save = contentPage.field(hero.save.label);
    const letSecond = await holdRequests(page, COMMIT);
    const second = page.waitForRequest(COMMIT);
    await save.fill('لي');
    await second;
    await elsewhere('hero', 'content.save', 'لهم');
    letSecond();
    await expectVisible(page.getByText(textStateTexts.conflict));
    await expectVisible(toast(page, ERROR_TITLE).getByText(ADMIN_REFUSALS['text-changed']));
    await expectVisible(page.getByText('لهم', { exact: true }));
    expect(await save.inputValue()).toBe('لي');
    expect(await stored('hero', 'content.save')).toBe('لهم');
    await page.getByRole('button', { name: textStateTexts.keepMine }).press('Enter');
    await focused(save);
    await expect.poll(() => stored('hero', 'content.save')).toBe('لي');
    expect(await save.inputValue()).toBe('لي');
  },
);

test(
  'the preview shows what is being written, on the page that is chosen',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const contentPage = await ContentPage.open(page);
    const shown = page.frameLocator('iframe');
    await expectVisible(page.getByText(texts.previewNote));
    await shown.getByRole('heading', { level: 1 }).waitFor();
    await page.route(COMMIT, () => {
      // never answered: the preview is shown without saving
    });
    await contentPage.field(hero['section title'].label).fill('عنوان في المعاينة');
    await shown.getByRole('heading', { level: 1, name: 'عنوان في المعاينة' }).waitFor();
    await page.getByRole('combobox', { name: texts.previewPage }).selectOption('/product-details');
    await shown.getByRole('heading', { level: 1, name: 'عنوان في المعاينة' }).waitFor();
    expect(await stored('hero', 'title')).toBe(DEFAULT_CONTENT.hero.title);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test(
  'the preview is a dialog on a phone, which shows what is being written and can be left',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page } = await newShopper(STILL);
    const contentPage = await ContentPage.open(page);
    await contentPage.field(hero['section title'].label).fill('عنوان من الهاتف');
    await page.getByRole('button', { name: texts.preview, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: texts.preview });
    const shown = dialog.frameLocator('iframe');
    await shown.getByRole('heading', { level: 1, name: 'عنوان من الهاتف' }).waitFor();
    const within = async (locator: Locator): Promise<boolean> =>
      locator.evaluate((it) => {
        const { left, right } = it.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      });
    expect(await within(dialog.locator('iframe'))).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => stored('hero', 'title')).toBe('عنوان من الهاتف');
  },
);

test(
  'axe finds nothing wrong with any tab, and the tabs are walked by arrows',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page } = await newShopper({ ...STILL, viewport: { width: 1440, height: 900 } });
    const contentPage = await ContentPage.open(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await tabTo(page, contentPage.tab('hero'));
    for (const section of ['features', 'about'] as const) {
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      expect(await contentPage.tab(section).getAttribute('aria-selected')).toBe('true');
      await expectAccessible(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(1440);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(390);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    await db.doc(formerTextPath('about', 'former')).set({
      path: 'content.brand',
      text: 'اسم سابق',
      email: 'sara@ghar.example',
      created_at: FieldValue.serverTimestamp(),
      updated_at: FieldValue.serverTimestamp(),
      updated_by: 'sara',
    });
    const history = await contentPage.history(about.brand.label);
    await expectVisible(history.getByText('اسم سابق'));
    await expectAccessible(page);
  },
);
