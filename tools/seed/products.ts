import type { Product } from '@ghar/domain/product/product';
import { ADMIN } from './accounts.ts';
import { PRODUCT_ID, addressOf, PICTURES } from './images.ts';
import { DAY, ago } from './seeded-at.ts';

/** The product on sale. Its stock is what the seed's orders have left. */
export const SOAP: Product = {
  name: 'صابون غار الطبيعي للشعر',
  description:
    'قطعة واحدة تغسل شعرك بزيت الغار وزيت الزيتون وأعشاب مختارة، من دون سلفات ولا عطور صناعية. ' +
    'تُصنع يدوياً على البارد وتُترك لتنضج أشهراً، فتأتيك غنيّة الرغوة لطيفة الرائحة.',
  price: 299,
  stock_quantity: 120,
  is_active: true,
  image_url: addressOf(PICTURES[0]!),
  translations: {
    en: {
      name: 'Ghar natural laurel hair soap',
      description:
        'One bar that washes your hair with laurel oil, olive oil and selected herbs, free of sulphates and artificial fragrance. ' +
        'It is made cold and by hand and left to cure for months, so its lather is rich and its scent gentle.',
    },
  },
  created_at: ago(90 * DAY),
  updated_at: ago(7 * DAY),
  updated_by: ADMIN.uid,
};

const GIFT_SET: Product = {
  name: 'طقم الهدايا: ثلاث قطع من صابون غار',
  description: 'ثلاث قطع مربوطة بخيط طبيعي، جاهزة للإهداء.',
  price: 799.5,
  stock_quantity: 0,
  is_active: false,
  image_url: null,
  translations: {
    en: {
      name: 'Gift set: three bars of Ghar soap',
      description: 'Three bars tied with natural string, ready to give.',
    },
  },
  created_at: ago(75 * DAY),
  updated_at: ago(30 * DAY),
  updated_by: ADMIN.uid,
};

export const PRODUCTS: Readonly<Record<string, Product>> = {
  [PRODUCT_ID]: SOAP,
  gharGiftSet: GIFT_SET,
};
