import { siteContentPath } from '@ghar/domain/paths';
import { CONTENT_LIMITS, DEFAULT_CONTENT, type ContentSection } from '@ghar/domain/site-content';
import { FieldValue } from 'firebase-admin/firestore';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { leaveTexts } from '../../web/src/i18n/ar/admin.ts';
import {
  contentTexts as texts,
  saveAllTexts,
  fieldTexts,
  listTexts,
  textProblemTexts,
  textStateTexts,
} from '../../web/src/i18n/ar/admin-content.ts';
import { ADMIN_REFUSALS, ERROR_TITLE, OPERATIONS } from '../../web/src/i18n/ar/admin-operations.ts';
import { db } from '../support/database.ts';
import { removeContent } from '../support/storefront.ts';
import { AdminPage } from './admin-page.ts';
import { AuthPage } from './auth-page.ts';
import { expectAccessible, STILL, violations } from './axe.ts';
import { ContentPage } from './content-page.ts';
import { COMMIT, holdRequests } from './hold-requests.ts';
import { hasFocus, tabTo } from './keyboard.ts';
import { DESKTOP, expectVisible, httpError, NO_ANSWER, test, toast } from './shopper.ts';

const { hero, features, about } = fieldTexts;

const stored = async (section: ContentSection, path: string): Promise<unknown> =>
  (await db.doc(siteContentPath(section)).get()).get(path);
/** Writes a text as another user would. */
const elsewhere = (section: ContentSection, path: string, text: unknown): Promise<unknown> =>
  db
    .doc(siteContentPath(section))
    .update({ [path]: text, updated_at: FieldValue.serverTimestamp() });

describe('what is typed', () => {
  test('is saved by itself in each tab, and the shop shows it', async ({ newShopper }) => {
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
  });

  test('is never an empty title: the shop shows the default, which is said', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(DESKTOP);
    const contentPage = await ContentPage.open(page);
    const title = contentPage.field(hero['section title'].label);
    await title.fill('');
    await expectVisible(page.getByText(textStateTexts.fallback(DEFAULT_CONTENT.hero.title)));
    await contentPage.saved();
    expect(await stored('hero', 'title')).toBe('');
    expect(await title.inputValue()).toBe('');
    const shopper = await newShopper();
    await shopper.page.goto('/');
    const heading = shopper.page.getByRole('heading', { level: 1 });
    await expectVisible(heading.getByText(DEFAULT_CONTENT.hero.title));
  });

  test('is saved before the section is left, and the save button has nothing left', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(DESKTOP);
    const contentPage = await ContentPage.open(page);
    expect(await contentPage.isSaveProminent()).toBe(false);
    await contentPage.save.click();
    await expectVisible(toast(page, saveAllTexts.allSaved));
    await contentPage.field(hero.badge.label).fill('شارة');
    await new AdminPage(page).link('orders').click();
    await page.waitForURL('**/admin/orders');
    await expect.poll(() => stored('hero', 'content.badge')).toBe('شارة');
  });

  test('stays when it cannot be saved, with a way to try again', async ({ newShopper }) => {
    const shopper = await newShopper(DESKTOP);
    shopper.mayPrint(NO_ANSWER, httpError(403), /@firebase\/firestore/, /update-content:/);
    const { page } = shopper;
    const contentPage = await ContentPage.open(page);
    await page.route(COMMIT, (route) =>
      route.fulfill({
        status: 403,
        json: { error: { code: 403, message: 'no', status: 'PERMISSION_DENIED' } },
      }),
    );
    const field = contentPage.field(hero.save.label);
    await field.fill('وفّر 10%');
    await expectVisible(page.getByText(textStateTexts.failed));
    await expectVisible(toast(page, ERROR_TITLE));
    await expect.poll(() => shopper.printed.join()).toContain('update-content:');
    expect(await field.inputValue()).toBe('وفّر 10%');
    expect(await contentPage.isSaveProminent()).toBe(true);
    await contentPage.save.click();
    await expectVisible(toast(page, saveAllTexts.notAllSaved));
    await new AdminPage(page).link('orders').click();
    const dialog = page.getByRole('dialog', { name: leaveTexts.title });
    await expectVisible(dialog);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('وفّر 10%');
    await page.unroute(COMMIT);
    await page.getByRole('button', { name: textStateTexts.retry }).click();
    await expect.poll(() => stored('hero', 'content.save')).toBe('وفّر 10%');
    await contentPage.saved();
  });

  test('that is too long is told, kept and not saved', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const contentPage = await ContentPage.open(page);
    const field = contentPage.field(hero['section title'].label);
    const long = 'ط'.repeat(CONTENT_LIMITS.title + 1);
    await field.fill(long);
    await expectVisible(page.getByText(textProblemTexts['too-long']));
    await expectVisible(page.getByText(textStateTexts.length(201, 200)));
    await field.blur();
    expect(await field.inputValue()).toBe(long);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill(long.slice(1));
    await expect.poll(() => stored('hero', 'title')).toBe(long.slice(1));
  });
});

describe('signing out', () => {
  test('saves first what was typed', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const contentPage = await ContentPage.open(page);
    await contentPage.field(hero.badge.label).fill('شارة');
    await new AdminPage(page).signOutButton.click();
    await AuthPage.reached(page);
    expect(await stored('hero', 'content.badge')).toBe('شارة');
  });

  test('is asked about where that cannot be done, and loses nothing unless it is meant to', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(DESKTOP);
    const contentPage = await ContentPage.open(page);
    const field = contentPage.field(hero['section title'].label);
    const long = 'ط'.repeat(CONTENT_LIMITS.title + 1);
    await field.fill(long);
    const { signOutButton } = new AdminPage(page);
    const dialog = page.getByRole('dialog', { name: leaveTexts.title });
    await signOutButton.click();
    await expectVisible(dialog.getByText(leaveTexts.losses.texts));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe(long);
    await signOutButton.click();
    await dialog.getByRole('button', { name: leaveTexts.leave }).click();
    await AuthPage.reached(page);
    expect(await stored('hero', 'title')).toBe(DEFAULT_CONTENT.hero.title);
  });
});

describe('somebody else', () => {
  test('who changes another text is seen at once, and loses nothing', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const contentPage = await ContentPage.open(page);
    await contentPage.field(hero.badge.label).fill('شارتي');
    await elsewhere('hero', 'content.subtitle', 'سطر من غيري');
    await expect
      .poll(() => contentPage.field(hero.subtitle.label).inputValue())
      .toBe('سطر من غيري');
    await contentPage.saved();
    expect(await stored('hero', 'content')).toMatchObject({
      badge: 'شارتي',
      subtitle: 'سطر من غيري',
    });
  });

  test('who changes another text in the same moment overtakes, and both are saved', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(DESKTOP);
    const contentPage = await ContentPage.open(page);
    const badge = contentPage.field(hero.badge.label);
    await badge.fill('شارتي');
    await contentPage.saved();
    const arrive = await holdRequests(page, COMMIT);
    const sent = page.waitForRequest(COMMIT);
    await badge.fill('شارتي أنا');
    await sent;
    await elsewhere('hero', 'former_text', 'another');
    await elsewhere('hero', 'content.subtitle', 'سطر من غيري');
    arrive();
    await expect.poll(() => stored('hero', 'content.badge')).toBe('شارتي أنا');
    expect(await stored('hero', 'content.subtitle')).toBe('سطر من غيري');
    await contentPage.saved();
  });

  test.for(['mine', 'theirs'] as const)(
    'who changed the same text is told of, and %s can be chosen',
    async (choice, { newShopper }) => {
      const shopper = await newShopper(DESKTOP);
      shopper.mayPrint(/update-content: RefusedError/, httpError(403), /permission-denied/);
      const { page } = shopper;
      const contentPage = await ContentPage.open(page);
      const field = contentPage.field(hero.badge.label);
      const arrive = await holdRequests(page, COMMIT);
      const sent = page.waitForRequest(COMMIT);
      await field.fill('لي');
      await sent;
      await elsewhere('hero', 'content.badge', 'لهم');
      arrive();
      await expectVisible(page.getByText(textStateTexts.conflict));
      await expectVisible(toast(page, ERROR_TITLE).getByText(ADMIN_REFUSALS['text-changed']));
      await expectVisible(page.getByText('لهم', { exact: true }));
      expect(await field.inputValue()).toBe('لي');
      expect(await stored('hero', 'content.badge')).toBe('لهم');
      const words = choice === 'mine' ? textStateTexts.keepMine : textStateTexts.takeTheirs;
      await page.getByRole('button', { name: words }).click();
      const kept = choice === 'mine' ? 'لي' : 'لهم';
      await expect.poll(() => field.inputValue()).toBe(kept);
      await expect.poll(() => stored('hero', 'content.badge')).toBe(kept);
    },
  );
});

describe('a list', () => {
  const QUESTIONS = features.faq.label;

  test('is added to, moved and shortened by keyboard', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const contentPage = await ContentPage.open(page);
    await contentPage.tab('features').click();
    const [first, second] = DEFAULT_CONTENT.features.content.faq;
    await page.getByRole('button', { name: `${listTexts.add}: ${QUESTIONS}` }).press('Enter');
    const question = contentPage.part(QUESTIONS, 'question', 5);
    await expect.poll(() => hasFocus(question)).toBe(true);
    await page.keyboard.type('سؤال جديد');
    await page.keyboard.press('Tab');
    await page.keyboard.type('جواب جديد');
    const list = contentPage.list(QUESTIONS);
    await expect
      .poll(() => stored('features', 'content.faq'))
      .toEqual([...DEFAULT_CONTENT.features.content.faq, 'سؤال جديد | جواب جديد']);
    await list.getByRole('button', { name: listTexts.down(1) }).press('Enter');
    await expect
      .poll(async () => ((await stored('features', 'content.faq')) as string[]).slice(0, 2))
      .toEqual([second, first]);
    await list.getByRole('button', { name: listTexts.remove(5) }).press('Enter');
    await expect
      .poll(async () => ((await stored('features', 'content.faq')) as string[]).length)
      .toBe(4);
  });

  test('keeps a line whole: no bar in a part, no break in a line', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const contentPage = await ContentPage.open(page);
    await contentPage.tab('features').click();
    const answer = contentPage.part(QUESTIONS, 'answer', 1);
    await answer.fill('نعم | لا');
    await expectVisible(page.getByText(textProblemTexts.bar));
    expect(await answer.inputValue()).toBe('نعم | لا');
    await answer.fill('نعم\nلا');
    expect(await answer.inputValue()).toBe('نعم لا');
    await expect
      .poll(async () => ((await stored('features', 'content.faq')) as string[])[0])
      .toMatch(/\| نعم لا$/);
    await contentPage.part(features.ingredients.label, 'benefits', 1).fill('أولى\nثانية');
    await expect
      .poll(async () => ((await stored('features', 'content.ingredients')) as string[])[0])
      .toMatch(/\| أولى \| ثانية$/);
  });
});

describe('a section', () => {
  test('that was never written is shown by its defaults, and made by the first text', async ({
    newShopper,
  }) => {
    await removeContent();
    const { page } = await newShopper(DESKTOP);
    const contentPage = await ContentPage.open(page);
    await expectVisible(page.getByText(texts.notWritten));
    await contentPage.field(hero.badge.label).fill('أول شارة');
    await contentPage.saved();
    expect(await stored('hero', 'content')).toEqual({
      ...DEFAULT_CONTENT.hero.content,
      badge: 'أول شارة',
    });
    await page.getByText(texts.notWritten).first().waitFor({ state: 'hidden' });
  });

  test('that cannot be read is told, and the others are there', async ({ newShopper }) => {
    const shopper = await newShopper(DESKTOP);
    shopper.mayPrint(/load-content:/, /UnreadableError/, /Site content/);
    await elsewhere('features', 'content', 'ليس محتوى');
    const { page } = shopper;
    const contentPage = await ContentPage.open(page);
    await expectVisible(contentPage.field(hero.badge.label));
    await contentPage.tab('features').click();
    await expectVisible(page.getByRole('alert').getByText(OPERATIONS['load-content'].failed));
    await expectVisible(page.getByText(texts.unreadable(siteContentPath('features'))));
  });
});

test('the preview shows what is being written, on the page that is chosen', async ({
  newShopper,
}) => {
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
});

test('the preview is a dialog on a phone, which shows what is being written and can be left', async ({
  newShopper,
}) => {
  const { page } = await newShopper(STILL);
  const contentPage = await ContentPage.open(page);
  expect(await page.locator('iframe').count()).toBe(0);
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
});

test('axe finds nothing wrong with any tab, and the tabs are walked by arrows', async ({
  newShopper,
}) => {
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
});
