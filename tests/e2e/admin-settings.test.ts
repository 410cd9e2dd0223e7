import { arrivalOf } from '@ghar/domain/order/arrival';
import { COLLECTIONS, SETTINGS_PATHS } from '@ghar/domain/paths';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { adminTexts, leaveTexts } from '../../web/src/i18n/ar/admin.ts';
import { savingTexts, textStateTexts } from '../../web/src/i18n/ar/admin-content.ts';
import { ADMIN_REFUSALS } from '../../web/src/i18n/ar/admin-operations.ts';
import { settingsTexts as texts, testMessageTexts } from '../../web/src/i18n/ar/admin-settings.ts';
import { deliveryTexts } from '../../web/src/i18n/ar/delivery.ts';
import { countryNames } from '../../web/src/i18n/ar/order-page.ts';
import { db } from '../support/database.ts';
import { AdminPage } from './admin-page.ts';
import { expectAccessible, STILL } from './axe.ts';
import { OrderPage } from './order-page.ts';
import { DESKTOP, expectVisible, test } from './shopper.ts';

const stored = async (document: keyof typeof SETTINGS_PATHS, path: string): Promise<unknown> =>
  (await db.doc(SETTINGS_PATHS[document]).get()).get(path);
const days = (page: Page, country: 'sa', end: 'from' | 'to') =>
  page.getByRole('textbox', { name: `${countryNames[country]}: ${texts[end]}` });

describe('a setting', () => {
  test(
    'is saved as it is changed, and the store goes by it',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const { page } = await newShopper({ ...DESKTOP, ...STILL });
      await AdminPage.open(page, '/admin/settings');
      await days(page, 'sa', 'to').fill('٩');
      await days(page, 'sa', 'from').fill('5');
      await expect.poll(() => stored('public', 'delivery_days.sa')).toEqual({ from: 5, to: 9 });
      await page.getByRole('textbox', { name: texts.maxPieces }).fill('2');
      await expect.poll(() => stored('public', 'max_pieces')).toBe(2);
      await expectAccessible(page);

      const shopper = await newShopper();
      const order = await OrderPage.open(shopper.page);
      await expectVisible(order.summary.getByText(deliveryTexts.within({ from: 1, to: 9 })));
      await order.country.selectOption('sa');
      const arrival = arrivalOf({ from: 5, to: 9 }, 'sa', new Date());
      await expectVisible(order.summary.getByText(deliveryTexts.on(arrival)));
      await shopper.page.goto('/policies/shipping');
      await expectVisible(shopper.page.getByText('السعودية خلال 5 إلى 9 أيام عمل'));
    },
  );

  test(
    'that is wrong is not saved and not lost, and nobody overwrites another unseen',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const shopper = await newShopper({ ...DESKTOP, ...STILL });
      shopper.mayPrint(/setting-changed/);
      const { page } = shopper;
      const admin = await AdminPage.open(page, '/admin/settings');
      const few = page.getByRole('textbox', { name: texts.fewLeft });
      await few.fill('-1');
      await expectVisible(page.getByText(texts.range(0, 10_000)).first());
      await expectAccessible(page);
      await admin.link('orders').click();
      await page.getByRole('dialog', { name: leaveTexts.title }).press('Escape');
      expect(await few.inputValue()).toBe('-1');

      await db.doc(SETTINGS_PATHS.private).set({ few_left: 3 });
      await few.fill('20');
      await expectVisible(page.getByText(ADMIN_REFUSALS['setting-changed']).first());
      const theirs = page.getByRole('group', { name: textStateTexts.theirs });
      await expectVisible(theirs.getByText('3', { exact: true }));
      await theirs.getByRole('button', { name: textStateTexts.keepMine }).click();
      await expectVisible(page.getByRole('main').getByText(savingTexts.saved).first());
      expect(await stored('private', 'few_left')).toBe(20);
    },
  );
});

test(
  'a test message is sent to whom was typed, and is followed',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page } = await newShopper({
      ...STILL,
      viewport: { width: 320, height: 720 },
      // as a phone has it: no scrollbar takes width
      isMobile: true,
    });
    await AdminPage.open(page, '/admin/settings');
    await expectVisible(page.getByText(testMessageTexts.noRecipient.email));
    await page.getByRole('textbox', { name: texts.email }).fill('merchant@ghar.example');
    await page.getByRole('button', { name: testMessageTexts.send.email }).click();
    const fate = page.getByRole('main').getByRole('status');
    await expectVisible(fate.getByText(testMessageTexts.to('merchant@ghar.example')));
    const sent = db.collection(COLLECTIONS.messages).where('kind', '==', 'test');
    await expectVisible(fate.getByText(testMessageTexts.states.sent));
    const { docs } = await sent.get();
    await docs[0]!.ref.update({ state: 'failed', error: '550' });
    await expectVisible(fate.getByText(testMessageTexts.reason('550')));
    // Seven sections still fit the narrowest phone.
    const sections = page.getByRole('navigation', { name: adminTexts.quickNav }).getByRole('link');
    const boxes = await Promise.all((await sections.all()).map((link) => link.boundingBox()));
    expect(boxes).toHaveLength(7);
    for (const box of boxes) expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  },
);
