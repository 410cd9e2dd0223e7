import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { cameraFor } from './screens/camera.ts';
import { walkThroughPanel } from './screens/panel.ts';
import { walkThroughShop } from './screens/shop.ts';
import { findOrInstallChromium } from './setup/chromium.ts';
import { onOwnStack } from './stack/on-own-stack.ts';
import { root } from './stack/project.ts';

/** `npm run screens`: every screen of the seeded store, on a phone and a desktop, into docs/screens. */
const folder = join(root, 'docs/screens');
const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
const TIMEOUT_MS = 30_000;

async function photograph(browser: Browser, baseURL: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({
      baseURL,
      viewport,
      locale: 'ar-AE',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    const take = cameraFor(page, folder, size);
    await walkThroughShop(page, take);
    await walkThroughPanel(page, take);
    await context.close();
  }
}

const executablePath = await findOrInstallChromium();
await onOwnStack({}, async ({ urls }) => {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // Hinting rounds the widths of glyphs, which parts the joined letters of Arabic words.
      '--font-render-hinting=none',
    ],
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    await photograph(browser, urls.hosting);
  } finally {
    await browser.close();
  }
});
