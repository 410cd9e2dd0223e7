import { DEFAULTS_BY_LOCALE } from '@ghar/domain/content/site-content';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { sees } from '../../testing/scene.ts';
import { storeTextsOf } from '../i18n/store-catalogues.ts';
import { policyPath } from '../routes/policies.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A catalogue of a language that is half as long again and marks what it says: a third language, for trial. */
function pseudo<Texts>(texts: Texts): Texts;
function pseudo(texts: unknown): unknown {
  if (typeof texts === 'string')
    return /\p{L}/u.test(texts) ? `⟦${texts}${'~'.repeat(texts.length / 2)}⟧` : texts;
  if (typeof texts === 'function')
    return (...given: unknown[]) => pseudo(Reflect.apply(texts, null, given) as unknown);
  if (Array.isArray(texts)) return texts.map((one) => pseudo<unknown>(one));
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([name, one]) => [name, pseudo<unknown>(one)]),
  );
}

const ENGLISH = storeTextsOf('en');
const TEXTS = { ...pseudo(ENGLISH), locale: ENGLISH.locale };
/** What the merchant writes, and what has one writing in all languages. */
const CONTENT = JSON.stringify(DEFAULTS_BY_LOCALE.en);
const NAMES = /\b(?:AED|SAR|USD|Visa|Mastercard|Apple Pay|Ghar)\b/g;
/** Each part of a line, such as a customer's name and city. */
const isContent = (text: string): boolean =>
  text.split(/[:,]\s*/).every((part) => CONTENT.includes(JSON.stringify(part).slice(1, -1)));

/** The page's texts that are in no catalogue. */
function unmarked(): string[] {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const other of page.querySelectorAll('[lang]:not([lang=en])')) other.remove();
  const elements = [...page.querySelectorAll(':not(script, style, noscript)')];
  const texts = elements.flatMap((element) => [
    ...['aria-label', 'title', 'alt', 'placeholder'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent!.trim()),
  ]);
  return texts.filter(
    (text) => /\p{L}/u.test(text.replaceAll(NAMES, '')) && !/[⟦⟧~]/.test(text) && !isContent(text),
  );
}

test.each([
  ['/', TEXTS.shell.details],
  ['/product-details', TEXTS.shell.details],
  ['/order', TEXTS.order.submit],
  ['/about', TEXTS.policies.particulars],
  [policyPath('shipping'), TEXTS.policies.names.shipping],
  ['/no/such/page', TEXTS.notFound.home],
])('a third language needs nothing but its catalogue, on %s', async (address, ends) => {
  const user = await openPage(address, 'en', TEXTS);
  await sees(ends)(user);
  expect(unmarked()).toEqual([]);
});
