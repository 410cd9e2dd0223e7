import { DEFAULT_LOCALE, LOCALES, type Locale } from '@ghar/domain/i18n/locale';

/** The language of the page around `root`. Not the document's `lang`, which a browser's translator changes. */
export const pageLocale = ({ dataset }: HTMLElement): Locale =>
  LOCALES.find((locale) => locale === dataset['locale']) ?? DEFAULT_LOCALE;
