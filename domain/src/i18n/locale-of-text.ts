import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts';

const LETTERS: Readonly<Record<Locale, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  en: /\p{Script=Latin}/u,
};

/** The language that a customer's text is answered in: by its letters, the merchant's first. */
export const localeOfText = (text: string): Locale =>
  LOCALES.find((locale) => LETTERS[locale].test(text)) ?? DEFAULT_LOCALE;
