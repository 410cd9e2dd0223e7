import { DEFAULT_LOCALE, LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import type { Caption } from './picture-captions.ts';
import { isDescribed, type StoredPicture } from './stored-picture.ts';

/** What is edited of a picture, by language. */
export type PictureTexts = Readonly<Record<Locale, Readonly<Record<PicturePart, string>>>>;
export const PICTURE_PARTS = ['alt', 'title', 'text'] as const;
export type PicturePart = (typeof PICTURE_PARTS)[number];

/** @param captions as shown in the shop. */
export const pictureTexts = (
  picture: StoredPicture,
  captions: Readonly<Record<Locale, Caption>>,
): PictureTexts => {
  const altIn = (locale: Locale): string => {
    if (locale !== DEFAULT_LOCALE) return picture.translations?.[locale]?.alt_text ?? '';
    return isDescribed(picture) ? picture.alt_text : '';
  };
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, { alt: altIn(locale), ...captions[locale] }]),
  ) as PictureTexts;
};

/** The parts that lack a translation. */
export const untranslated = (texts: PictureTexts, locale: Locale): readonly PicturePart[] =>
  PICTURE_PARTS.filter(
    (part) => texts[DEFAULT_LOCALE][part].trim() !== '' && texts[locale][part].trim() === '',
  );
