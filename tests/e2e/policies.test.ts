import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import { expect } from 'vitest';
import { POLICIES, policyPath } from '../../web/src/routes/policies.ts';
import { policyTexts as texts } from '../../web/src/i18n/ar/store.ts';
import { writeContent } from '../support/storefront.ts';
import { violations } from './axe.ts';
import { expectVisible, heading, hydrate, PHONE, test } from './shopper.ts';
import { StorePage } from './store-page.ts';

// What they say of which content: web/src/server/drawn-pages.test.ts.

const { about } = DEFAULT_CONTENT;

test(
  'the footer leads to each policy, whole, also before and after hydration',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    await writeContent('about', { content: { terms: 'شروط لا تشبه غيرها' } });
    await page.goto('/');
    for (const policy of POLICIES) {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: texts.names[policy], exact: true })
        .click();
      await page.waitForURL(policyPath(policy));
      await expect.poll(() => heading(page)).toBe(texts.names[policy]);
      await expect.poll(() => page.title()).toContain(texts.names[policy]);
      const [firstLine = ''] =
        policy === 'terms' ? ['شروط لا تشبه غيرها'] : about.content[policy].split('\n');
      const words = page.getByRole('main').getByText(firstLine);
      await expectVisible(words);
      await hydrate(page);
      await expectVisible(words);
    }
  },
);

test(
  'no word of the store needs the font of accented letters, and the seller’s e-mail is in the page’s face',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    await writeContent('about', { content: { email: 'a@b.example' } });
    for (const path of ['/', '/product-details', '/order']) {
      const { page } = await newShopper();
      await StorePage.open(page, path);
      const email = page.getByRole('contentinfo').getByText('a@b.example');
      await expectVisible(email);
      const face = (node: Element): string => getComputedStyle(node).fontFamily;
      expect(await email.evaluate(face)).toBe(await page.locator('body').evaluate(face));
      const inReadex = (text: string): Promise<boolean> =>
        page.evaluate(
          (letters) => document.fonts.check("1rem 'Readex Pro Variable'", letters),
          text,
        );
      await expect.poll(() => inReadex('اشتر | 12 AED a@b.example')).toBe(true);
      expect(await inReadex('é'), `on ${path}`).toBe(false);
    }
  },
);

test(
  'axe finds nothing wrong with the policies and the page about the shop, and they fit',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page } = await newShopper({ reducedMotion: 'reduce' });
    for (const path of [...POLICIES.map(policyPath), '/about']) {
      await page.goto(path);
      await expectVisible(page.getByRole('heading', { level: 1 }));
      for (const width of [PHONE.width, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `${path} at ${width}`).toEqual([]);
      }
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(width);
      }
    }
  },
);
