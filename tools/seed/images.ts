import { join } from 'node:path';
import { productImagePath } from '@ghar/domain/paths';
import type { ProductImage } from '@ghar/domain/product/product';
import { ADMIN } from './accounts.ts';
import { MINUTE, DAY, ago } from './seeded-at.ts';

export const BUCKET = 'demo-ghar.appspot.com';
export const PRODUCT_ID = 'gharHairSoap';

type Picture = {
  readonly id: string;
  readonly file: string;
  readonly alt: string;
  readonly english: string;
  readonly at: Date;
};

/** In display order; the first is the primary one. */
export const PICTURES: readonly Picture[] = (
  [
    [
      'hero',
      'صابون غار الأخضر على حجر فاتح بين أغصان الغار',
      'Green Ghar soap on pale stone among laurel branches',
    ],
    [
      'ingredients',
      'صابون غار تحيط به أوعية فيها ورق الغار وحبة البركة والسدر والطين والورد والزيت',
      'Ghar soap surrounded by bowls of laurel leaves, black seed, sidr, clay, roses and oil',
    ],
    [
      'lather',
      'صابون غار مبلّل تغطي طرفه رغوة بيضاء كثيفة',
      'Wet Ghar soap, one end covered in thick white lather',
    ],
    [
      'package',
      'علبة صابون غار من الورق المقوّى وبجانبها قطعة الصابون',
      'The cardboard box of Ghar soap with the bar beside it',
    ],
    [
      'stack',
      'ثلاث قطع من صابون غار مربوطة بخيط طبيعي',
      'Three bars of Ghar soap tied with natural string',
    ],
  ] as const
).map(([name, alt, english], order) => ({
  id: `gharHairSoap-${name}`,
  file: join(import.meta.dirname, 'pictures', `${name}.jpg`),
  alt,
  english,
  at: ago(90 * DAY - order * MINUTE),
}));

const pathOf = ({ at }: Picture): string => productImagePath(PRODUCT_ID, at.getTime(), 'jpg');

/** A picture's address on a stack with the default ports. */
export const addressOf = (picture: Picture): string =>
  `http://127.0.0.1:9199/v0/b/${BUCKET}/o/${encodeURIComponent(pathOf(picture))}?alt=media`;

export const IMAGES: Readonly<Record<string, ProductImage>> = Object.fromEntries(
  PICTURES.map((picture, order) => [
    picture.id,
    {
      product_id: PRODUCT_ID,
      image_url: addressOf(picture),
      storage_path: pathOf(picture),
      alt_text: picture.alt,
      translations: { en: { alt_text: picture.english } },
      display_order: order,
      is_primary: order === 0,
      created_at: picture.at,
      updated_at: picture.at,
      updated_by: ADMIN.uid,
    },
  ]),
);
