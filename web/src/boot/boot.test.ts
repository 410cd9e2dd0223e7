import { CURRENCY_STORAGE_KEY } from '@ghar/domain/money/currency';
import { Window } from 'happy-dom';
import { beforeAll, expect, test } from 'vitest';
import { inlineScripts } from '../../build/client-build.ts';

let script: string;
beforeAll(async () => {
  ({ boot: script } = await inlineScripts());
});

/** The prices of a page in that language, to a shopper who has chosen a currency. */
async function shownIn(lang: string, currency: string): Promise<string[]> {
  const window = new Window({
    url: 'https://soap.shop/',
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
    },
  });
  const { document } = window;
  document.documentElement.lang = lang;
  window.localStorage.setItem(CURRENCY_STORAGE_KEY, currency);
  window.eval(script);
  // As Chromium's translator does.
  document.documentElement.lang = 'fr';
  document.body.innerHTML = '<div id="root"><bdi data-dirhams="299">299</bdi></div>';
  // The observer's turn. The app is loaded later than the page is closed.
  await new Promise((resolve) => void setTimeout(resolve));
  const shown = [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  await window.happyDOM.close();
  return shown;
}

test.each([
  ['ar', 'SAR', '305 ريال'],
  ['en', 'SAR', 'SAR 305'],
  ['en', 'AED', 'AED 299'],
  ['en', 'USD', '$81'],
])('a page in %s shows the price in %s before the app is loaded', async (lang, currency, price) => {
  expect(await shownIn(lang, currency)).toEqual([price]);
});
