import type { Locale } from '@ghar/domain/i18n/locale';

/** What a page in another language says of a language, in that language. */
export const LANGUAGES: Readonly<
  Record<Locale, { readonly name: string; readonly offer: string; readonly decline: string }>
> = {
  ar: { name: 'العربية', offer: 'تسوّق بالعربية', decline: 'لا، شكراً' },
  en: { name: 'English', offer: 'Shop in English', decline: 'No, thanks' },
};
