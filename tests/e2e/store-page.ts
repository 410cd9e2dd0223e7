import type { Locator, Page } from 'playwright-core';
import { LAID_OUT } from '../../web/src/boot/events.ts';
import { carouselTexts } from '../../web/src/i18n/ar/store.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { Finger } from './finger.ts';
import { expectVisible } from './shopper.ts';

/** One pixel, for every picture that a page asks for. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAKewdwAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** The next clicked link does not navigate. */
export const stayAtNextLink = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { once: true });
  });

/** Page object of the store's public pages. */
export class StorePage {
  readonly page: Page;
  readonly price: Locator;

  constructor(page: Page) {
    this.page = page;
    this.price = page.getByRole('main').getByRole('group', { name: shellTexts.priceLabel });
  }

  /** `laysOut`: lays out the whole page. Otherwise text far below is missing from `innerText` until near. */
  static async open(page: Page, path: string, { laysOut = true } = {}): Promise<StorePage> {
    await page.route('**/media/**', (route) =>
      route.fulfill({ contentType: 'image/gif', body: PIXEL }),
    );
    await page.goto(path);
    await expectVisible(page.getByRole('heading', { level: 1 }));
    if (laysOut)
      await page.evaluate((laidOut) => {
        document.documentElement.setAttribute(laidOut, '');
      }, LAID_OUT);
    return new StorePage(page);
  }

  section(heading: string): Locator {
    return this.page.getByRole('region', { name: heading });
  }

  /** The items of a section's outermost list. */
  items(heading: string): Locator {
    return this.section(heading).getByRole('list').first().locator(':scope > li');
  }

  currency(code: string): Locator {
    return this.page
      .getByRole('group', { name: shellTexts.displayCurrency })
      .getByRole('radio', { name: code });
  }
}

/** A finger on the pictures, which moves by so many pixels from where it was put. */
type Touch = { move: (x: number, y: number) => Promise<void>; lift: () => Promise<void> };

/** The pictures at the top of the landing page. */
export class Carousel {
  readonly region: Locator;
  readonly dots: Locator;
  readonly pause: Locator;
  readonly play: Locator;
  /** What shows one picture of the row, and takes the focus. */
  readonly slides: Locator;
  readonly row: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: carouselTexts.name });
    this.dots = this.region.getByRole('group', { name: carouselTexts.choose }).getByRole('button');
    this.pause = this.region.getByRole('button', { name: carouselTexts.pause });
    this.play = this.region.getByRole('button', { name: carouselTexts.play });
    this.slides = this.region.getByRole('group', { name: carouselTexts.name });
    this.row = this.region.getByRole('list');
  }

  /** Waits until the script moves the pictures. */
  isInitialised = (): Promise<void> => this.region.locator('.swiper-initialized').waitFor();

  /** The duration of the running transition; none or 0 ms without one. */
  transition = (): Promise<string> => this.row.evaluate((row) => row.style.transitionDuration);

  /** Puts a finger on the pictures, at that part of their width. */
  async touch(at = 1 / 4): Promise<Touch> {
    const page = this.region.page();
    // The frame's box: the row's moves with the pictures.
    const box = (await this.region.boundingBox())!;
    const [startX, startY] = [box.x + box.width * at, box.y + box.height / 2];
    const finger = await Finger.on(page);
    await finger.down({ x: startX, y: startY });
    return {
      move: (x, y) => finger.move({ x: startX + x, y: startY + y }),
      lift: () => finger.lift(),
    };
  }

  /** A finger on the pictures moves by so many pixels. */
  async swipe({ x = 0, y = 0 }: { x?: number; y?: number }): Promise<void> {
    // As far from the edge as it takes: a slow swipe must pass half of the width.
    const finger = await this.touch(x < 0 ? 3 / 4 : 1 / 4);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await finger.move(x * part, y * part);
    await finger.lift();
  }

  /** Records from now on, by the page's clock, when the dots name another picture. */
  async watchPosition(): Promise<() => Promise<{ position: number; at: number }[]>> {
    const changes = await this.region.evaluateHandle((region) => {
      const seen: { position: number; at: number }[] = [];
      const dots = [...region.querySelectorAll('[aria-current]')];
      const now = (): number =>
        1 + dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true');
      let last = now();
      new MutationObserver(() => {
        const position = now();
        if (position === last || position === 0) return;
        last = position;
        seen.push({ position, at: Date.now() });
      }).observe(region, { subtree: true, attributeFilter: ['aria-current'] });
      return seen;
    });
    return () => changes.evaluate((seen) => [...seen]);
  }

  /** Waits until a timer's changes are painted. */
  nextFrames = (): Promise<void> =>
    this.region.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
    );

  /** Waits until the page's observers report it as out of view; they are notified in order. */
  outOfSight = (): Promise<void> =>
    this.region.evaluate(
      (region) =>
        new Promise<void>((resolve) => {
          new IntersectionObserver(([entry], observer) => {
            if (entry?.isIntersecting) return;
            observer.disconnect();
            resolve();
          }).observe(region);
        }),
    );

  dot = (position: number): Locator =>
    this.region.getByRole('button', { name: carouselTexts.show(position) });

  /** The picture indicated by the dots, from 1. */
  async position(): Promise<number> {
    const states = await this.dots.evaluateAll((dots) =>
      dots.map((dot) => dot.getAttribute('aria-current')),
    );
    return states.indexOf('true') + 1;
  }

  /** The names of the slides that are in the frame now. */
  inFrame(): Promise<string[]> {
    return this.region.evaluate((region) => {
      const frame = region.getBoundingClientRect();
      return [...region.querySelectorAll('li')]
        .filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return left < frame.right - 2 && right > frame.left + 2;
        })
        .map((slide) => slide.getAttribute('aria-label') ?? '');
    });
  }

  /** Records the slides that come into view until a transition has ended; the result returns them. */
  async watch(): Promise<() => Promise<string[]>> {
    const names = await this.region.evaluateHandle((root) => {
      const seen = new Set<string>();
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries)
            if (isIntersecting) seen.add(target.getAttribute('aria-label') ?? '');
        },
        { root, threshold: 0.1 },
      );
      for (const slide of root.querySelectorAll('li')) observer.observe(slide);
      root.addEventListener('transitionend', ({ target }) => {
        if (!(target as Element).querySelector(':scope > li')) return;
        requestAnimationFrame(() => requestAnimationFrame(() => observer.disconnect()));
      });
      return seen;
    });
    return () => names.evaluate((seen) => [...seen].toSorted());
  }
}
