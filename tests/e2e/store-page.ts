import type { Locator, Page } from 'playwright-core';
import { carouselTexts } from '../../web/src/i18n/ar/store.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { expectVisible } from './shopper.ts';

/** A one-pixel image that replaces all pictures. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAKewdwAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Prevents the navigation of the next link that is clicked. */
export const stayAtNextLink = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { once: true });
  });

/** Page object of the store's pages. */
export class StorePage {
  readonly page: Page;
  readonly price: Locator;

  constructor(page: Page) {
    this.page = page;
    this.price = page.getByRole('main').getByRole('group', { name: shellTexts.priceLabel });
  }

  static async open(page: Page, path: string): Promise<StorePage> {
    await page.route('**/media/**', (route) =>
      route.fulfill({ contentType: 'image/gif', body: PIXEL }),
    );
    await page.goto(path);
    await expectVisible(page.getByRole('heading', { level: 1 }));
    return new StorePage(page);
  }

  section(heading: string): Locator {
    return this.page.getByRole('region', { name: heading });
  }

  /** The items of a section's first list. */
  items(heading: string): Locator {
    return this.section(heading).getByRole('list').first().locator(':scope > li');
  }

  currency(code: string): Locator {
    return this.page
      .getByRole('group', { name: shellTexts.displayCurrency })
      .getByRole('radio', { name: code });
  }
}

/** Page object of the landing page's carousel. */
export class Carousel {
  readonly region: Locator;
  readonly dots: Locator;
  readonly pause: Locator;
  readonly play: Locator;
  readonly row: Locator;

  constructor(page: Page) {
    this.region = page.getByRole('region', { name: carouselTexts.name });
    this.dots = this.region.getByRole('group', { name: carouselTexts.choose }).getByRole('button');
    this.pause = this.region.getByRole('button', { name: carouselTexts.pause });
    this.play = this.region.getByRole('button', { name: carouselTexts.play });
    this.row = this.region.getByRole('list');
  }

  /** A mouse passes over the pictures and leaves: from then on the script moves them. */
  async takeInHand(): Promise<void> {
    await this.row.hover();
    await this.isScripted();
    await this.region.page().mouse.move(0, 0);
  }

  /** Waits until the script moves the pictures. */
  isScripted = (): Promise<void> => this.region.locator('.swiper-initialized').waitFor();

  /** A finger on the pictures moves by so many pixels. */
  async swipe({ x = 0, y = 0 }: { x?: number; y?: number }): Promise<void> {
    const page = this.region.page();
    const box = (await this.row.boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', part: number): Promise<unknown> =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: box.x + box.width / 4 + x * part, y: box.y + box.height / 2 + y * part },
        ],
      });
    await touch('touchStart', 0);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', part);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  }

  /** Waits as long as the browser takes to scroll from one picture to the next. */
  timeToScroll = (): Promise<void> =>
    this.row.evaluate(
      (row) =>
        new Promise<void>((resolve) => {
          const other = document.createElement('div');
          other.style.cssText = `position: fixed; top: 0; width: ${row.clientWidth}px; overflow-x: scroll`;
          other.innerHTML = '<div style="width: 300%; height: 1px"></div>';
          other.addEventListener('scrollend', () => {
            other.remove();
            resolve();
          });
          document.body.append(other);
          other.scrollTo({ left: -row.clientWidth, behavior: 'smooth' });
        }),
    );

  /** Waits until the page knows that none of it is in view: observers hear of it in the order in which they came. */
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

  /** Of the picture that the dots say is shown, from 1. */
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

  /** Keeps the names of the slides that come into the frame from now on, and gives them when asked. */
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
      return seen;
    });
    return () => names.evaluate((seen) => [...seen].toSorted());
  }
}
