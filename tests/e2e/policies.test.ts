import { DEFAULT_CONTENT } from '@ghar/domain/site-content';
import { describe, expect } from 'vitest';
import { POLICIES, policyPath } from '../../web/src/routes/policies.ts';
import { policyTexts as texts } from '../../web/src/i18n/ar/store.ts';
import { writeContent } from '../support/storefront.ts';
import { violations } from './axe.ts';
import { expectVisible, heading, PHONE, test } from './shopper.ts';
import { StorePage } from './store-page.ts';

const { about } = DEFAULT_CONTENT;
const PAGES = [...POLICIES.map(policyPath), '/about'];

test.for(POLICIES)(
  'the footer leads to the policy "%s", which is there',
  async (policy, { shopper }) => {
    const { page } = shopper;
    await page.goto('/');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: texts.names[policy], exact: true })
      .click();
    await page.waitForURL(policyPath(policy));
    await expect.poll(() => heading(page)).toBe(texts.names[policy]);
    await expect.poll(() => page.title()).toContain(texts.names[policy]);
    const [firstLine = ''] = about.content[policy].split('\n');
    await expectVisible(page.getByRole('main').getByText(firstLine));
  },
);

test('a policy is what the merchant has written', async ({ shopper: { page } }) => {
  await writeContent('about', {
    content: { shipping: 'نوصل كل خميس.\n\n# الاستثناءات\n\n- الجزر\n- الأعياد' },
  });
  await page.goto(policyPath('shipping'));
  const main = page.getByRole('main');
  await expectVisible(main.getByText('نوصل كل خميس.'));
  await expectVisible(main.getByRole('heading', { level: 2, name: 'الاستثناءات' }));
  expect(await main.locator('article').getByRole('listitem').allInnerTexts()).toEqual([
    'الجزر',
    'الأعياد',
  ]);
});

describe("the seller's particulars", () => {
  test('stand below every page and on their own, and say what is missing', async ({
    shopper: { page },
  }) => {
    await page.goto('/about');
    expect(await heading(page)).toBe(about.title);
    const footer = page.getByRole('contentinfo');
    for (const text of [about.content.legal_name, about.content.registration, about.content.notice])
      await expectVisible(footer.getByText(text));
    await expectVisible(page.getByRole('main').getByText(about.content.legal_name));
  });

  test('are called by their number, once there is one', async ({ shopper: { page } }) => {
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    await expectVisible(footer.getByText(about.content.phone));
    expect(await footer.getByRole('link', { name: about.content.phone }).count()).toBe(0);
    await writeContent('about', { content: { phone: '+971 50 000 0000' } });
    await page.goto('/about');
    const number = footer.getByRole('link', { name: '+971 50 000 0000' });
    expect(await number.getAttribute('href')).toBe('tel:+971500000000');
  });

  test("are the merchant's, and what is empty is not shown", async ({ shopper: { page } }) => {
    await writeContent('about', {
      content: { legal_name: 'مؤسسة التجربة', email: 'a@b.example', phone: '', notice: '' },
    });
    await page.goto('/order');
    const footer = page.getByRole('contentinfo');
    await expectVisible(footer.getByText('مؤسسة التجربة'));
    const address = footer.getByRole('link', { name: 'a@b.example' });
    expect(await address.getAttribute('href')).toBe('mailto:a@b.example');
    expect(await footer.getByText(texts.phone, { exact: true }).count()).toBe(0);
    expect(await footer.getByText(about.content.notice).count()).toBe(0);
  });
});

test.for(['/', '/product-details', '/order'])(
  'no word on %s needs the font of small Latin letters',
  async (path, { shopper: { page } }) => {
    await writeContent('about', { content: { email: 'a@b.example' } });
    await StorePage.open(page, path);
    const footer = page.getByRole('contentinfo');
    await expectVisible(footer.getByText('a@b.example'));
    const inReadex = (text: string): Promise<boolean> =>
      page.evaluate((letters) => document.fonts.check("1rem 'Readex Pro Variable'", letters), text);
    await expect.poll(() => inReadex('اشتر | 12 AED')).toBe(true);
    expect(await inReadex('a')).toBe(false);
  },
);

test.for(PAGES)('axe finds nothing wrong with %s, and it fits', async (path, { newShopper }) => {
  const { page } = await newShopper({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expectVisible(page.getByRole('heading', { level: 1 }));
  for (const width of [PHONE.width, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page), `at ${width}`).toEqual([]);
  }
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
});
