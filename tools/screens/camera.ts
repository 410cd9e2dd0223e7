import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { LAID_OUT } from '../../web/src/boot/events.ts';

export type Camera = (name: string, frame?: 'page' | 'window') => Promise<void>;

export const cameraFor =
  (page: Page, folder: string, size: string): Camera =>
  async (name, frame = 'page') => {
    // The browser lays out what is far below when it comes near: a picture shows all of it.
    await page.evaluate((laidOut) => document.documentElement.setAttribute(laidOut, ''), LAID_OUT);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = await page.screenshot({
      fullPage: frame === 'page',
      animations: 'disabled',
      caret: 'hide',
    });
    await sharp(picture)
      .webp({ quality: 82 })
      .toFile(join(folder, `${name}-${size}.webp`));
    console.log(`${name}, ${size}`);
  };
