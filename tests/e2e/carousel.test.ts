import { describe, expect } from 'vitest';
import { carouselTexts as texts } from '../../web/src/i18n/ar/store.ts';
import { addPictures } from '../support/storefront.ts';
import { holdScripts, SCRIPTS } from './hold-requests.ts';
import { DESKTOP, expectVisible, hydrate, isHydrated, NO_ANSWER, test } from './shopper.ts';
import type { Shopper } from './shopper.ts';
import { Carousel, StorePage } from './store-page.ts';

const COUNT = 3;
/** How long a picture stays, in ms (specification, section 9). */
const DELAY_MS = 4000;
/** What an element without a running transition has as its duration. */
const AT_REST = /^(?:0ms)?$/;
const MOUSE = { hasTouch: false } as const;

/** Opens a page whose app waits for `releaseScripts`. */
async function openUnhydrated({
  page,
}: Shopper): Promise<{ carousel: Carousel; releaseScripts: () => void }> {
  await addPictures(COUNT);
  await page.clock.install();
  const releaseScripts = await holdScripts(page);
  await StorePage.open(page, '/');
  const carousel = new Carousel(page);
  await expectVisible(carousel.dots);
  return { carousel, releaseScripts };
}

async function openCarousel({ page }: Shopper): Promise<Carousel> {
  await addPictures(COUNT);
  await page.clock.install();
  await StorePage.open(page, '/');
  await hydrate(page);
  return new Carousel(page);
}

/** One picture alone is in the frame, the dots say so, and no transition is left. */
async function expectRest(carousel: Carousel, position: number): Promise<void> {
  await expect.poll(() => carousel.position()).toBe(position);
  await expect.poll(() => carousel.inFrame()).toEqual([texts.position(position, COUNT)]);
  await expect.poll(() => carousel.transition()).toMatch(AT_REST);
  await carousel.nextFrames();
}

/** Pauses at the first picture, whichever has come by itself. */
async function pauseAtFirst(carousel: Carousel): Promise<void> {
  await carousel.pause.click();
  await carousel.dot(1).click();
  await expectRest(carousel, 1);
}

/** Nothing moves by itself, though it is time to. */
async function expectStill(carousel: Carousel): Promise<void> {
  await expect.poll(() => carousel.transition()).toMatch(AT_REST);
  const before = [await carousel.position(), await carousel.inFrame()];
  await carousel.region.page().clock.fastForward(2 * DELAY_MS);
  await carousel.nextFrames();
  expect([await carousel.position(), await carousel.inFrame()]).toEqual(before);
}

/** The next picture comes by itself when it is due. */
async function expectAdvance(carousel: Carousel, position: number): Promise<void> {
  await carousel.region.page().clock.fastForward(DELAY_MS);
  await expectRest(carousel, position);
}

/** These were in the frame since {@link Carousel.watch}, and no other. */
async function expectSeen(seen: () => Promise<string[]>, ...positions: number[]): Promise<void> {
  const names = positions.map((at) => texts.position(at, COUNT));
  await expect.poll(seen).toEqual(names.toSorted());
}

describe('the pictures of the product', () => {
  test(
    'go on by themselves every four seconds, over and over',
    { tags: 'nightly' },
    async ({ shopper }) => {
      const carousel = await openCarousel(shopper);
      const changes = await carousel.watchPosition();
      await expect
        .poll(async () => {
          await shopper.page.clock.fastForward(500);
          return (await changes()).length;
        })
        .toBeGreaterThanOrEqual(5);
      const shown = await changes();
      const first = shown[0]!.position;
      const inOrder = [0, 1, 2, 3, 4].map((step) => ((first - 1 + step) % COUNT) + 1);
      expect(shown.slice(0, 5).map(({ position }) => position)).toEqual(inOrder);
      const stayed = shown.slice(1).map(({ at }, index) => at - shown[index]!.at);
      for (const ms of stayed) expect(ms).toBeGreaterThanOrEqual(DELAY_MS);
    },
  );

  test(
    'come round from the last to the first, past none of the others',
    { tags: 'nightly' },
    async ({ shopper }) => {
      const carousel = await openCarousel(shopper);
      await expectAdvance(carousel, 2);
      for (const [from, to] of [
        [2, 3],
        [3, 1],
      ] as const) {
        const seen = await carousel.watch();
        await expectAdvance(carousel, to);
        await expectSeen(seen, from, to);
      }
      expect(await carousel.row.getByRole('img').count()).toBe(COUNT);
    },
  );

  test(
    'stop for whoever pauses them, and go on when asked',
    { tags: 'nightly' },
    async ({ shopper }) => {
      const carousel = await openCarousel(shopper);
      expect(await carousel.slides.getAttribute('aria-live')).toBe('off');
      await carousel.pause.click();
      await expectVisible(carousel.play);
      expect(await carousel.slides.getAttribute('aria-live')).toBe('polite');
      await expectStill(carousel);
      await carousel.play.click();
      await expectAdvance(carousel, 2);
    },
  );

  test('are chosen by their dots', { tags: 'nightly' }, async ({ shopper }) => {
    const carousel = await openCarousel(shopper);
    expect(await carousel.dots.count()).toBe(COUNT);
    await carousel.pause.click();
    for (const position of [3, 1, 2]) {
      await carousel.dot(position).click();
      await expectRest(carousel, position);
    }
  });

  test(
    'stay their whole time when they are chosen as the next one is due',
    { tags: 'nightly' },
    async ({ shopper }) => {
      const carousel = await openCarousel(shopper);
      await expectAdvance(carousel, 2);
      await shopper.page.clock.fastForward(DELAY_MS - 500);
      await carousel.dot(1).click();
      await expectRest(carousel, 1);
      await shopper.page.clock.fastForward(1_000);
      await carousel.nextFrames();
      expect(await carousel.position()).toBe(1);
    },
  );

  test(
    'are swiped by a finger, to the right for the next',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      await addPictures(COUNT);
      await StorePage.open(page, '/');
      await hydrate(page);
      const carousel = new Carousel(page);
      await pauseAtFirst(carousel);
      await carousel.swipe({ x: 250 });
      await expectRest(carousel, 2);
      await carousel.swipe({ x: -250 });
      await expectRest(carousel, 1);
      await carousel.swipe({ x: -250 });
      await expectRest(carousel, 3);
    },
  );

  test('let a finger scroll the page', { tags: 'nightly' }, async ({ shopper }) => {
    const carousel = await openCarousel(shopper);
    await pauseAtFirst(carousel);
    await carousel.swipe({ y: -200 });
    await expect.poll(() => shopper.page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await carousel.position()).toBe(1);
  });

  test('are dragged by a mouse', { tags: 'nightly' }, async ({ newShopper }) => {
    const shopper = await newShopper(MOUSE);
    const carousel = await openCarousel(shopper);
    await pauseAtFirst(carousel);
    const box = (await carousel.row.boundingBox())!;
    const y = box.y + box.height / 2;
    const { mouse } = shopper.page;
    await mouse.move(60, y);
    await mouse.down();
    await mouse.move(330, y, { steps: 8 });
    await mouse.up();
    await expectRest(carousel, 2);
  });

  test(
    'are moved by the arrow keys, towards the left as reading goes',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const shopper = await newShopper(MOUSE);
      const carousel = await openCarousel(shopper);
      await pauseAtFirst(carousel);
      await carousel.slides.focus();
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
    },
  );

  test(
    'wait while somebody is among them by keyboard, or has scrolled on',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const shopper = await newShopper(MOUSE);
      const carousel = await openCarousel(shopper);
      const { page } = shopper;
      await page.keyboard.press('Tab');
      await carousel.slides.focus();
      await page.keyboard.press('Tab');
      await expectStill(carousel);
      await page.keyboard.press('Shift+Tab');
      await expectStill(carousel);
      await page.keyboard.press('Shift+Tab');
      // back into view: the focus has scrolled on to the link below
      await page.evaluate(() => scrollTo(0, 0));
      await expectAdvance(carousel, 2);

      await page.getByRole('contentinfo').getByRole('link').last().focus();
      await carousel.outOfSight();
      await expectStill(carousel);
    },
  );

  test('wait while a mouse is on them', { tags: 'nightly' }, async ({ newShopper }) => {
    const shopper = await newShopper(MOUSE);
    const carousel = await openCarousel(shopper);
    await carousel.row.hover();
    await expectStill(carousel);
    await shopper.page.mouse.move(0, 0);
    await expectAdvance(carousel, 2);
  });

  test(
    'wait while a mouse is on them since before hydration',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const shopper = await newShopper(MOUSE);
      const { carousel, releaseScripts } = await openUnhydrated(shopper);
      await carousel.row.hover();
      releaseScripts();
      await expect.poll(() => isHydrated(shopper.page)).toBe(true);
      await expectStill(carousel);
      await shopper.page.mouse.move(0, 0);
      await expectAdvance(carousel, 2);
    },
  );

  test('wait while a finger is on them', { tags: 'nightly' }, async ({ shopper }) => {
    const carousel = await openCarousel(shopper);
    const finger = await carousel.touch();
    await expectStill(carousel);
    await finger.lift();
    await expectAdvance(carousel, 2);
  });

  test(
    'stand still where motion is unwanted, and can be chosen',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const shopper = await newShopper({ reducedMotion: 'reduce' });
      const carousel = await openCarousel(shopper);
      await expectVisible(carousel.play);
      expect(await carousel.slides.getAttribute('aria-live')).toBe('polite');
      await expectStill(carousel);
      expect(await carousel.position()).toBe(1);
      await carousel.dot(3).click();
      await expectRest(carousel, 3);
      await carousel.play.click();
      for (const next of [1, 2, 3]) await expectAdvance(carousel, next);
    },
  );

  test(
    'are started by keyboard, by whoever wants no motion',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const shopper = await newShopper({ ...MOUSE, reducedMotion: 'reduce' });
      const carousel = await openCarousel(shopper);
      await shopper.page.keyboard.press('Tab');
      await carousel.play.focus();
      await shopper.page.keyboard.press('Enter');
      await expectVisible(carousel.pause);
      await expectAdvance(carousel, 2);
    },
  );

  test('have names, and targets that a finger meets', { tags: 'nightly' }, async ({ shopper }) => {
    const carousel = await openCarousel(shopper);
    expect(await carousel.region.getAttribute('aria-roledescription')).toBe(texts.kind);
    const slides = await carousel.row.getByRole('listitem').all();
    expect(slides).toHaveLength(COUNT);
    const names = slides.map((slide) => slide.getAttribute('aria-label'));
    expect(new Set(await Promise.all(names))).toEqual(new Set(['1 من 3', '2 من 3', '3 من 3']));
    for (const slide of slides)
      expect(await slide.getAttribute('aria-roledescription')).toBe(texts.slide);
    for (const control of await carousel.region.getByRole('button').all()) {
      const box = (await control.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.width).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('before the page hydrates, the pictures', { tags: 'nightly' }, () => {
  test('do not move by themselves', async ({ shopper }) => {
    const { carousel } = await openUnhydrated(shopper);
    await expectStill(carousel);
    expect(await carousel.inFrame()).toEqual([texts.position(1, COUNT)]);
  });

  test('are the ones that stay: the first at once, the others when they are near', async ({
    newShopper,
  }) => {
    // so that they stay where they are afterwards too
    const shopper = await newShopper({ ...DESKTOP, reducedMotion: 'reduce' });
    const { carousel, releaseScripts } = await openUnhydrated(shopper);
    const pictures = carousel.row.getByRole('img');
    const attributes = (name: string): Promise<(string | null)[]> =>
      pictures.evaluateAll((all, name) => all.map((one) => one.getAttribute(name)), name);
    expect(await attributes('loading')).toEqual(['eager', 'lazy', 'lazy']);
    expect(await attributes('fetchpriority')).toEqual(['high', null, null]);
    const first = pictures.first();
    await first.evaluate((it) => Object.assign(it, { drawnByServer: true }));
    const box = await first.boundingBox();
    const controls = await carousel.dots.last().boundingBox();
    releaseScripts();
    await hydrate(shopper.page);
    await carousel.isInitialised();
    expect(await first.boundingBox()).toEqual(box);
    expect(await first.evaluate((it) => 'drawnByServer' in it)).toBe(true);
    expect(await carousel.dots.last().boundingBox()).toEqual(controls);
  });

  test('are swiped by a finger, and stay where they are', async ({ shopper }) => {
    const { carousel, releaseScripts } = await openUnhydrated(shopper);
    await carousel.swipe({ x: 250 });
    await expect.poll(() => carousel.inFrame()).toEqual([texts.position(2, COUNT)]);
    expect(await isHydrated(shopper.page)).toBe(false);
    releaseScripts();
    await hydrate(shopper.page);
    await expectRest(carousel, 2);
    await expectAdvance(carousel, 3);
  });

  test.for([
    ['the next one', 0.7, 2],
    ['back', 0.3, 1],
  ] as const)(
    'are under way when it does: the swipe leads to %s',
    async ([, part, to], { shopper }) => {
      const { carousel, releaseScripts } = await openUnhydrated(shopper);
      const { page } = shopper;
      await carousel.row.evaluate((row, part) => {
        const scroller = row.parentElement!;
        scroller.style.scrollSnapType = 'none';
        scroller.scrollTo({ left: -part * scroller.clientWidth, behavior: 'instant' });
      }, part);
      const seen = await carousel.watch();
      releaseScripts();
      await hydrate(page);
      await expectRest(carousel, to);
      await expectSeen(seen, 1, 2);
    },
  );

  test('are chosen by a dot, once they can be', async ({ shopper }) => {
    const { carousel, releaseScripts } = await openUnhydrated(shopper);
    await carousel.dot(3).click();
    releaseScripts();
    await expectRest(carousel, 3);
  });

  test('scroll and snap where the app is lost', async ({ newShopper }) => {
    const shopper = await newShopper(MOUSE);
    shopper.mayPrint(NO_ANSWER);
    await addPictures(COUNT);
    await shopper.page.route(SCRIPTS, (route) => route.abort());
    await StorePage.open(shopper.page, '/');
    const carousel = new Carousel(shopper.page);
    await carousel.dots.first().click();
    await carousel.slides.focus();
    await shopper.page.keyboard.press('ArrowLeft');
    await expect.poll(() => carousel.inFrame()).toEqual([texts.position(2, COUNT)]);
  });
});

test('one picture has nothing to choose, and stays', { tags: 'nightly' }, async ({ shopper }) => {
  await addPictures(1);
  await StorePage.open(shopper.page, '/');
  await hydrate(shopper.page);
  const carousel = new Carousel(shopper.page);
  await expectVisible(carousel.region.getByRole('img'));
  expect(await carousel.region.getByRole('button').count()).toBe(0);
  await carousel.swipe({ x: 250 });
  await shopper.page.keyboard.press('ArrowLeft');
  expect(await carousel.inFrame()).toEqual([texts.position(1, 1)]);
});

test('two pictures loop', { tags: 'nightly' }, async ({ shopper }) => {
  await addPictures(2);
  await shopper.page.clock.install();
  await StorePage.open(shopper.page, '/');
  await hydrate(shopper.page);
  const carousel = new Carousel(shopper.page);
  for (const position of [2, 1, 2]) {
    await shopper.page.clock.fastForward(DELAY_MS);
    await expect.poll(() => carousel.position()).toBe(position);
    await expect.poll(() => carousel.inFrame()).toEqual([texts.position(position, 2)]);
    await expect.poll(() => carousel.transition()).toMatch(AT_REST);
  }
});

test.for([7, 12])(
  'the dots of %i pictures stand in one row, large enough for a finger',
  { tags: 'nightly' },
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
