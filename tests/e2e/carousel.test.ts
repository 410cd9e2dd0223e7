import { describe, expect } from 'vitest';
import { HYDRATED } from '../../web/src/boot/events.ts';
import { carouselTexts as texts } from '../../web/src/i18n/ar/store.ts';
import { addPictures } from '../support/storefront.ts';
import {
  hydrate,
  expectVisible,
  waitForDatabaseWorker,
  isHydrated,
  NO_ANSWER,
  test,
  type Shopper,
} from './shopper.ts';
import { Carousel, stayAtNextLink, StorePage } from './store-page.ts';

const COUNT = 3;
/** How long a picture stays, in ms (specification, section 9). */
const DELAY_MS = 4000;
const SCRIPT = '**/carousel-engine*';

const WAYS = ['by the browser alone', 'by their script'] as const;
const UNTOUCHED = 'on a page that nobody has touched';

/** Opens the page with pictures that are moved in one way only, or as it comes. */
async function openCarousel(
  { page }: Shopper,
  way?: (typeof WAYS)[number] | typeof UNTOUCHED,
): Promise<Carousel> {
  await addPictures(COUNT);
  await page.clock.install();
  // Never answered.
  if (way === 'by the browser alone') await page.route(SCRIPT, () => {});
  await StorePage.open(page, '/');
  const carousel = new Carousel(page);
  await expectVisible(carousel.dots);
  if (way === UNTOUCHED) await waitForDatabaseWorker(page);
  else await hydrate(page);
  if (way === 'by their script') await carousel.takeInHand();
  return carousel;
}

/** What the page asks for from here on, as it comes. */
function requestsFor({ page }: Shopper, address: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** One picture alone is in the frame, the dots say so, and no motion is left. */
async function expectRest(carousel: Carousel, position: number): Promise<void> {
  await expect.poll(() => carousel.position()).toBe(position);
  await expect.poll(() => carousel.inFrame()).toEqual([texts.position(position, COUNT)]);
  const motion = (): Promise<string> =>
    carousel.row.evaluate((row) => row.style.transitionDuration);
  await expect.poll(motion).toMatch(/^(?:0ms)?$/);
}

/** The time of the first one passes, or comes to its end by itself where they had not begun. */
async function expectFirstMove(carousel: Carousel): Promise<void> {
  await carousel.region.page().clock.fastForward(DELAY_MS);
  await expectRest(carousel, 2);
}

/** These were in the frame, and no other. */
async function expectSeen(seen: () => Promise<string[]>, ...positions: number[]): Promise<void> {
  const names = positions.map((at) => texts.position(at, COUNT));
  await expect.poll(seen).toEqual(names.toSorted());
}

/** Nothing moves by itself, though it is time to. */
async function expectStill(carousel: Carousel): Promise<void> {
  const position = await carousel.position();
  await carousel.region.page().clock.fastForward(2 * DELAY_MS);
  await carousel.timeToScroll();
  expect(await carousel.position()).toBe(position);
}

describe.for([UNTOUCHED, ...WAYS] as const)('the pictures of the product, moved %s,', (way) => {
  test('go on by themselves every four seconds, over and over', async ({ shopper }) => {
    const carousel = await openCarousel(shopper, way);
    const { clock } = shopper.page;
    // The browser counts from the middle of its scroll, the script from the end of its own.
    const spent = way === 'by their script' ? 200 : 1500;
    // In the frame is what the dots say, also after the last one came before the first.
    await expectFirstMove(carousel);
    for (const position of [2, 3, 1, 2]) {
      await expectRest(carousel, position);
      await clock.fastForward(DELAY_MS - spent);
      expect(await carousel.position()).toBe(position);
      await clock.fastForward(spent + 200);
    }
    await expectRest(carousel, 3);
    expect(await isHydrated(shopper.page)).toBe(way !== UNTOUCHED);
  });

  test('come round from the last to the first, past none of the others', async ({ shopper }) => {
    const carousel = await openCarousel(shopper, way);
    await expectFirstMove(carousel);
    for (const [from, to] of [
      [2, 3],
      [3, 1],
    ] as const) {
      const seen = await carousel.watch();
      await shopper.page.clock.fastForward(DELAY_MS);
      await expectRest(carousel, to);
      await expectSeen(seen, from, to);
    }
    await expect.poll(() => carousel.row.getByRole('img').count()).toBe(COUNT);
    expect(await isHydrated(shopper.page)).toBe(way !== UNTOUCHED);
  });
});

describe.for(WAYS)('the pictures of the product, moved %s,', (way) => {
  test('stop for whoever pauses them, and go on when asked', async ({ shopper }) => {
    const carousel = await openCarousel(shopper, way);
    await carousel.pause.click();
    await expectVisible(carousel.play);
    expect(await carousel.row.getAttribute('aria-live')).toBe('polite');
    await expectStill(carousel);
    const position = await carousel.position();
    await carousel.play.click();
    await expect.poll(() => carousel.position()).not.toBe(position);
  });

  test('are moved by the arrow keys, towards the left as reading goes', async ({ newShopper }) => {
    const shopper = await newShopper({ hasTouch: false });
    const carousel = await openCarousel(shopper, way);
    await carousel.pause.click();
    await carousel.dot(1).click();
    await expectRest(carousel, 1);
    await carousel.row.focus();
    for (const [from, to] of [
      [1, 2],
      [2, 3],
      [3, 1],
    ] as const) {
      const seen = await carousel.watch();
      await shopper.page.keyboard.press('ArrowLeft');
      await expectRest(carousel, to);
      await expectSeen(seen, from, to);
    }
    await shopper.page.keyboard.press('ArrowRight');
    await expectRest(carousel, 3);
  });

  test('wait while somebody is among them by keyboard, or has scrolled on', async ({
    newShopper,
  }) => {
    const shopper = await newShopper({ hasTouch: false });
    const carousel = await openCarousel(shopper, way);
    const { page } = shopper;
    await page.keyboard.press('Tab');
    await carousel.row.focus();
    await page.keyboard.press('Tab');
    await expectStill(carousel);

    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await carousel.outOfSight();
    await expectStill(carousel);
  });
});

describe('the pictures of a page that nobody has touched', () => {
  test('stand where the first touch meets them, and go on from there', async ({ shopper }) => {
    const carousel = await openCarousel(shopper, UNTOUCHED);
    const { page } = shopper;
    await expectFirstMove(carousel);
    await hydrate(page);
    expect(await carousel.position()).toBe(2);
    await page.clock.fastForward(DELAY_MS);
    await expectRest(carousel, 3);
  });

  test('go on after a finger on a link that has not led away', async ({ shopper }) => {
    const carousel = await openCarousel(shopper, UNTOUCHED);
    const { page } = shopper;
    await stayAtNextLink(page);
    await page.getByRole('complementary').getByRole('link').tap();
    await expectFirstMove(carousel);
    expect(await isHydrated(page)).toBe(false);
  });

  test('are told by their dots while the page wakes', async ({ shopper }) => {
    const carousel = await openCarousel(shopper, UNTOUCHED);
    const { page } = shopper;
    await expectFirstMove(carousel);
    // From here on nothing is drawn but what is there.
    await page.evaluate(
      (wake) =>
        document.addEventListener(wake, () => {
          const row = document.querySelector('ul.swiper-wrapper')!;
          row.scrollTo({ left: -2 * row.clientWidth, behavior: 'instant' });
        }),
      HYDRATED,
    );
    await hydrate(page);
    // Before the next one is due.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
    const current = (): Promise<(string | null)[]> =>
      carousel.dots.evaluateAll((dots) => dots.map((dot) => dot.getAttribute('aria-current')));
    await expect.poll(current).toEqual(['false', 'false', 'true']);
  });

  test('stay whole where the first touch meets them coming round', async ({ shopper }) => {
    const carousel = await openCarousel(shopper, UNTOUCHED);
    const { page } = shopper;
    await expectFirstMove(carousel);
    await page.clock.fastForward(DELAY_MS);
    await expectRest(carousel, 3);
    const slides = carousel.row.locator('li');
    const copied = slides.nth(COUNT).waitFor({ state: 'attached' });
    await page.clock.fastForward(DELAY_MS);
    await copied;
    const left = (): Promise<number> =>
      page.evaluate((wake) => {
        document.dispatchEvent(new Event(wake));
        return document.querySelectorAll('ul.swiper-wrapper > li').length;
      }, HYDRATED);
    expect(await left()).toBe(COUNT);
    await hydrate(page);
    await page.clock.fastForward(2 * DELAY_MS);
    await expect.poll(() => carousel.inFrame()).toHaveLength(1);
    expect(await carousel.inFrame()).toEqual([texts.position(await carousel.position(), COUNT)]);
  });

  test('stop at the first touch until the page answers', async ({ shopper }) => {
    await shopper.page.route('**/assets/app-*', () => {});
    const carousel = await openCarousel(shopper, UNTOUCHED);
    await expectFirstMove(carousel);
    await shopper.page.keyboard.press('Shift');
    await expectStill(carousel);
  });

  test('stand still, and say so, where motion is unwanted', async ({ newShopper }) => {
    const shopper = await newShopper({ reducedMotion: 'reduce' });
    const carousel = await openCarousel(shopper, UNTOUCHED);
    await expectVisible(carousel.play);
    await expectStill(carousel);
  });
});

test('a picture that is chosen as the next one is due stays', async ({ shopper }) => {
  const carousel = await openCarousel(shopper, 'by the browser alone');
  const { clock } = shopper.page;
  await expectFirstMove(carousel);
  await clock.fastForward(DELAY_MS - 1500);
  // It is on its way when the time of the one before is up.
  const scrolls = await carousel.row.evaluateHandle((row) => {
    const to: ScrollToOptions[] = [];
    row.scrollTo = (options) => to.push(options as ScrollToOptions);
    return to;
  });
  await carousel.dot(1).evaluate((dot: HTMLElement) => dot.click());
  await clock.fastForward(1700);
  expect((await scrolls.jsonValue()).map(({ left }) => left)).toEqual([-0]);
});

test('a picture that is chosen as their script comes is shown, however late the row begins to scroll', async ({
  shopper,
}) => {
  const carousel = await openCarousel(shopper);
  await carousel.pause.evaluate((button: HTMLElement) => button.click());
  await carousel.row.evaluate((row) => {
    const scroll = row.scrollTo.bind(row) as (to: ScrollToOptions) => void;
    // Longer than their script waits for the row to rest.
    const late = (to: ScrollToOptions): unknown => setTimeout(scroll, 1000, to);
    row.scrollTo = ((to: ScrollToOptions) =>
      to.behavior === 'smooth' ? late(to) : scroll(to)) as typeof row.scrollTo;
  });
  await carousel.dot(3).click();
  await carousel.isScripted();
  await expectRest(carousel, 3);
});

test('a picture that is chosen as the first one comes round is beside it', async ({ shopper }) => {
  const carousel = await openCarousel(shopper, 'by the browser alone');
  const { page } = shopper;
  await expectFirstMove(carousel);
  await page.clock.fastForward(DELAY_MS);
  await expectRest(carousel, 3);
  // The row scrolls all the same.
  await page.clock.pauseAt(await page.evaluate((delay) => Date.now() + delay, DELAY_MS));
  await expectRest(carousel, 1);
  const seen = await carousel.watch();
  await carousel.dot(2).click();
  await expectRest(carousel, 2);
  await expectSeen(seen, 1, 2);
});

describe('the pictures of the product', () => {
  test('need no script until a mouse is on them', async ({ newShopper }) => {
    const shopper = await newShopper({ hasTouch: false });
    const scripts = requestsFor(shopper, /carousel-engine/);
    const carousel = await openCarousel(shopper);
    await expectFirstMove(carousel);
    expect(scripts).toHaveLength(0);
    await carousel.takeInHand();
    expect(scripts).toHaveLength(1);
    await expectRest(carousel, 2);
  });

  test('are swiped by a finger, which brings their script', async ({ shopper }) => {
    const carousel = await openCarousel(shopper);
    await carousel.swipe({ x: 250 });
    await expect.poll(() => carousel.position()).toBe(2);
    await carousel.isScripted();
  });

  test('need no script for a finger that scrolls the page', async ({ shopper }) => {
    const scripts = requestsFor(shopper, /carousel-engine/);
    const carousel = await openCarousel(shopper);
    await carousel.swipe({ y: -200 });
    await expect.poll(() => shopper.page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await carousel.timeToScroll();
    expect(scripts).toHaveLength(0);
  });

  test('are started by keyboard, by whoever wants no motion', async ({ newShopper }) => {
    const shopper = await newShopper({ hasTouch: false, reducedMotion: 'reduce' });
    const carousel = await openCarousel(shopper, 'by the browser alone');
    const { page } = shopper;
    await page.keyboard.press('Tab');
    await carousel.play.focus();
    await page.keyboard.press('Enter');
    await expectVisible(carousel.pause);
    await page.clock.fastForward(DELAY_MS);
    await expectRest(carousel, 2);
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

  test('are dragged by a mouse', async ({ newShopper }) => {
    const shopper = await newShopper({ hasTouch: false });
    const carousel = await openCarousel(shopper, 'by their script');
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
    await expectStill(carousel);
    expect(await carousel.position()).toBe(1);
    await carousel.dot(3).click();
    await expect.poll(() => carousel.position()).toBe(3);
    await carousel.play.click();
    await expect.poll(() => carousel.position()).toBe(1);
  });

  test('scroll and snap where their script was lost', async ({ newShopper }) => {
    const shopper = await newShopper({ hasTouch: false });
    shopper.mayPrint(NO_ANSWER);
    await shopper.page.route(SCRIPT, (route) => route.abort());
    const carousel = await openCarousel(shopper);
    const lost = shopper.page.waitForEvent('requestfailed');
    await carousel.pause.click();
    await lost;
    await carousel.row.evaluate((row) => row.scrollTo({ left: -row.clientWidth * 1.1 }));
    await expect.poll(() => carousel.inFrame()).toEqual([texts.position(2, COUNT)]);
    await expect.poll(() => carousel.position()).toBe(2);
    await carousel.dot(3).click();
    await expectRest(carousel, 3);
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

test.for([7, 12])(
  'the dots of %i pictures stand in one row, large enough for a finger',
  async (count, { shopper: { page } }) => {
    await addPictures(count);
    await StorePage.open(page, '/');
    const carousel = new Carousel(page);
    await expectVisible(carousel.dots);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      const boxes = await carousel.dots.evaluateAll((dots) =>
        dots.map((dot) => dot.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(boxes).toHaveLength(count);
      expect(new Set(boxes.map(({ y }) => y)).size, `rows at ${width} px`).toBe(1);
      // Each is to the left of the one before it.
      const rights = [width, ...boxes.map(({ left }) => left + 0.01)];
      for (const [index, { width: across, height, left, right }] of boxes.entries()) {
        expect(Math.min(across, height)).toBeGreaterThanOrEqual(24);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(rights[index]!);
      }
    }
  },
);
