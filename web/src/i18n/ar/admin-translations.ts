import { LANGUAGE_TAG } from '@ghar/domain/i18n/ar/language-tag';
import type { Locale } from '@ghar/domain/i18n/locale';
import { untranslated } from './count.ts';

const names = new Intl.DisplayNames([LANGUAGE_TAG], { type: 'language' });

/** Texts beside their translations. */
export const translationTexts = {
  /** `العنوان بالإنجليزية` */
  label: (label: string, locale: Locale) => `${label} ب${names.of(locale)}`,
  /** `الرئيسية (الإنجليزية)` */
  page: (name: string, locale: Locale) => `${name} (${names.of(locale)})`,
  /** On a phone one language is edited at a time. */
  choice: 'لغة النصوص',
  name: (locale: Locale) => names.of(locale)!,
  /** Beside a text's name. */
  missing: 'بلا ترجمة',
  missingHint: (locale: Locale) => `حتى تترجمه تظهر العربية في الصفحة ${names.of(locale)}.`,
  /** Some lines of a list are translated. */
  incomplete: 'ترجمة ناقصة',
  incompleteHint: (lines: number, of: number) => `هنا ${lines} من ${of} في العربية.`,
  count: untranslated,
};
