import { directionOf, type Locale } from '@ghar/domain/i18n/locale';
import { localePath } from '@ghar/domain/i18n/locale-path';
import { CLIENT_SHELL_TEXTS } from '../src/i18n/client-shell.ts';

/** The preloads of the face of names: its Arabic letters, and its Latin ones. */
const KUFI = /\s*<link rel="preload"[^>]*reem-kufi-(latin-)?shop[^>]*>/g;

/** app.html in a language: fills in its markers, and names the files of that language. */
export function clientShell(html: string, locale: Locale): string {
  const values: Readonly<Record<string, string>> = {
    ...CLIENT_SHELL_TEXTS[locale],
    lang: locale,
    dir: directionOf(locale),
    home: localePath(locale, '/'),
  };
  return html
    .replaceAll(KUFI, (preload, latin?: string) =>
      (latin === undefined) === (directionOf(locale) === 'rtl') ? preload : '',
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`app.html has an unknown marker: ${name}`);
      return value;
    })
    .replace('"/manifest.webmanifest"', `"${localePath(locale, '/manifest.webmanifest')}"`);
}
