import type { Locale } from '@ghar/domain/i18n/locale';
import { language as ar } from './ar/language.ts';
import { language as en } from './en/language.ts';

/** What a page in another language says of a language, in that language. */
export const LANGUAGES: Readonly<Record<Locale, typeof ar>> = { ar, en };
