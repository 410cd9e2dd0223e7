import { DEFAULT_LOCALE, directionOf, type Locale } from '@ghar/domain/i18n/locale';
import { localePath } from '@ghar/domain/i18n/locale-path';
import { CLIENT_SHELL_TEXTS } from '../src/i18n/client-shell.ts';

/** The preload of the face that has Arabic letters alone: elsewhere only a name in Arabic asks for it. */
const KUFI = /\s*<link rel="preload"[^>]*reem-kufi[^>]*>/;

/** app.html in a language: fills in its markers, and names the files of that language. */
export function clientShell(html: string, locale: Locale): string {
  const values: Readonly<Record<string, string>> = {
    ...CLIENT_SHELL_TEXTS[locale],
    lang: locale,
    dir: directionOf(locale),
    home: localePath(locale, '/'),
  };
  return (locale === DEFAULT_LOCALE ? html : html.replace(KUFI, ''))
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`app.html has an unknown marker: ${name}`);
      return value;
    })
    .replace('"/manifest.webmanifest"', `"${localePath(locale, '/manifest.webmanifest')}"`);
}
