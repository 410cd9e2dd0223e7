import { describe, expect } from 'vitest';
import { carouselTexts as texts } from '../../web/src/i18n/store.ts';
import { addPictures } from '../shop/storefront.ts';
import { awake, expectVisible, NO_ANSWER, test, type Shopper } from './shopper.ts';
import { Carousel, StorePage } from './store-page.ts';

const COUNT = 3;
/** How long a picture stays, in ms (specification, section 9). */
const DELAY_MS = 4000;

async function openCarousel({ page }: Shopper): Promise<Carousel> {
  await addPictures(COUNT);
  await page.clock.install();
  await StorePage.open(page, '/');
  const carousel = new Carousel(page);
  await expectVisible(carousel.dots);
  await awake(page);
  return carousel;
}

/** One picture alone is in the frame, the dots say so, and no motion is left. */
async function expectRest(carousel: Carousel, position: number): Promise<void> {
  await expect.poll(() => carousel.position()).toBe(position);
  await expect.poll(() => carousel.inFrame()).toEqual([texts.position(position, COUNT)]);
  const motion = (): Promise<string> =>
    carousel.row.evaluate((row) => row.style.transitionDuration);
  await expect.poll(motion).toMatch(/^(?:0ms)?$/);
}

describe('the pictures of the product', () => {
  test.for([false, true])(
    'go on by themselves every four seconds, over and over (taken in hand: %s)',
    async (taken, { shopper }) => {
      const carousel = await openCarousel(shopper);
      if (taken) await carousel.takeInHand();
      const { clock } = shopper.page;
      // In the frame is what the dots say, also after the last one came before the first.
      for (const position of [2, 3, 1, 2]) {
        await expectRest(carousel, position);
        await clock.fastForward(DELAY_MS / 2);
        expect(await carousel.position()).toBe(position);
        await clock.fastForward(DELAY_MS / 2);
      }
      await expectRest(carousel, 3);
    },
  );

  test('need no script until somebody takes them in hand', async ({ shopper }) => {
    const scripts: string[] = [];
    shopper.page.on('request', (request) => scripts.push(request.url()));
    const engine = (): string[] => scripts.filter((url) => url.includes('/carousel-engine'));
    const carousel = await openCarousel(shopper);
    await expectRest(carousel, 2);
    expect(engine()).toEqual([]);
    await carousel.takeInHand();
    expect(engine()).toHaveLength(1);
    await expectRest(carousel, 2);
  });

  test('stop for whoever pauses them, and go on when asked', async ({ shopper }) => {
    const carousel = await openCarousel(shopper);
    await carousel.pause.click();
    await expectVisible(carousel.play);
    expect(await carousel.row.getAttribute('aria-live')).toBe('polite');
    const position = await carousel.position();
    await shopper.page.clock.fastForward(2 * DELAY_MS);
    expect(await carousel.position()).toBe(position);
    await carousel.play.click();
    await expect.poll(() => carousel.position()).not.toBe(position);
  });

  test('are chosen by their dots', async ({ shopper }) => {
    const carousel = await openCarousel(shopper);
    expect(await carousel.dots.count()).toBe(COUNT);
    await carousel.pause.click();
    for (const position of [3, 1, 2]) {
      await carousel.dot(position).click();
      await expectRest(carousel, position);
    }
  });

  test('are moved by the arrow keys, towards the left as reading goes', async ({ newShopper }) => {
    const shopper = await newShopper({ hasTouch: false });
    const carousel = await openCarousel(shopper);
    await carousel.pause.click();
    await carousel.dot(1).click();
    await expectRest(carousel, 1);
    await carousel.row.focus();
    for (const [key, position] of [
      ['ArrowLeft', 2],
      ['ArrowLeft', 3],
      ['ArrowLeft', 1],
      ['ArrowRight', 3],
    ] as const) {
      await shopper.page.keyboard.press(key);
      await expectRest(carousel, position);
    }
  });

  test('wait while somebody is among them by keyboard, or has scrolled on', async ({
    newShopper,
  }) => {
    const shopper = await newShopper({ hasTouch: false });
    const carousel = await openCarousel(shopper);
    const { page } = shopper;
    await page.keyboard.press('Tab');
    await carousel.row.focus();
    await page.keyboard.press('Tab');
    const position = await carousel.position();
    await page.clock.fastForward(2 * DELAY_MS);
    expect(await carousel.position()).toBe(position);

    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await carousel.outOfSight();
    await page.clock.fastForward(2 * DELAY_MS);
    expect(await carousel.position()).toBe(position);
  });

  test('are swiped', async ({ shopper }) => {
    const carousel = await openCarousel(shopper);
    await carousel.takeInHand();
    await carousel.pause.click();
    await carousel.dot(1).click();
    await expectRest(carousel, 1);
    const box = (await carousel.row.boundingBox())!;
    const y = box.y + box.height / 2;
    const { mouse } = shopper.page;
    await mouse.move(60, y);
    await mouse.down();
    await mouse.move(330, y, { steps: 8 });
    await mouse.up();
    await expect.poll(() => carousel.position()).toBe(2);
  });

  test('stand still where motion is unwanted, and can be chosen', async ({ newShopper }) => {
    const shopper = await newShopper({ reducedMotion: 'reduce' });
    const carousel = await openCarousel(shopper);
    await expectVisible(carousel.play);
    await shopper.page.clock.fastForward(2 * DELAY_MS);
    expect(await carousel.position()).toBe(1);
    await carousel.dot(3).click();
    await expect.poll(() => carousel.position()).toBe(3);
    await carousel.play.click();
    await expect.poll(() => carousel.position()).toBe(1);
  });

  test('scroll and snap without their script', async ({ shopper }) => {
    shopper.mayPrint(NO_ANSWER);
    await shopper.page.route('**/carousel-engine*', (route) => route.abort());
    const carousel = await openCarousel(shopper);
    await carousel.row.evaluate((row) => row.scrollTo({ left: -row.clientWidth * 1.1 }));
    await expect.poll(() => carousel.inFrame()).toEqual([texts.position(2, COUNT)]);
    await expect.poll(() => carousel.position()).toBe(2);
    await carousel.dot(3).click();
    await expect.poll(() => carousel.inFrame()).toEqual([texts.position(3, COUNT)]);
  });

  test('have names, and targets that a finger meets', async ({ shopper }) => {
    const carousel = await openCarousel(shopper);
    expect(await carousel.region.getAttribute('aria-roledescription')).toBe(texts.kind);
    const first = carousel.row.locator('li').first();
    expect(await first.getAttribute('aria-label')).toBe(texts.position(1, COUNT));
    expect(await first.getByRole('img').getAttribute('fetchpriority')).toBe('high');
    expect(await first.getByRole('img').getAttribute('loading')).toBe('eager');
    for (const control of await carousel.region.getByRole('button').all()) {
      const box = (await control.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.width).toBeGreaterThanOrEqual(44);
    }
  });
});

test('one picture has nothing to choose', async ({ shopper }) => {
  await addPictures(1);
  await StorePage.open(shopper.page, '/');
  const carousel = new Carousel(shopper.page);
  await expectVisible(carousel.region.getByRole('img'));
  expect(await carousel.region.getByRole('button').count()).toBe(0);
});
