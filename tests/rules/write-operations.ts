import { IMAGE_TYPES } from '@ghar/domain/product/image-file';
import { orderSchema, ORDER_LIMITS, orderChangeSchema } from '@ghar/domain/order/order';
import {
  cardPath,
  formerTextPath,
  productImagePath,
  siteContentPath,
  STOREFRONT_PRODUCT_PATH,
  variantPath,
} from '@ghar/domain/paths';
import {
  IMAGE_LIMITS,
  imageChangeSchema,
  imageFieldsSchema,
  LEAST_PRICE,
  PRODUCT_LIMITS,
  productChangeSchema,
  productFieldsSchema,
} from '@ghar/domain/product/product';
import {
  CONTENT_LIMITS,
  CONTENT_SECTIONS,
  DEFAULT_CONTENT,
  DEFAULTS_BY_LOCALE,
  siteContentSchema,
  translationOf,
} from '@ghar/domain/content/site-content';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@ghar/domain/order/status';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { ADMIN_UID } from './actors.ts';
import { contentCases, translatedContentCases } from './content-cases.ts';
import {
  contentOf,
  DOCUMENTS,
  formerText,
  IMAGE,
  IMAGE_CHANGE,
  newlySigned,
  ORDER_CHANGE,
  PICTURE_FACTS,
  PRODUCT,
  REFUSED_PATH,
  SHOWN,
  signed,
  TRANSLATED_SHOWN,
  type Fields,
} from './documents.ts';
import {
  address,
  decisive,
  flag,
  legibleText,
  nameText,
  oneOf,
  price,
  text,
  translations,
  whole,
  wholeFrom,
  type Cases,
} from './field-cases.ts';
import { SETTINGS_OPERATIONS } from './settings-operations.ts';
import {
  changing,
  create,
  createWith,
  FORGED_SIGNATURES,
  LONG_AGO,
  update,
  without,
  type WriteOperation,
} from './write-operation.ts';

const known = (path: string): Fields => DOCUMENTS[path]!;

const PRODUCT_CASES: Readonly<Record<string, Cases>> = {
  name: nameText(PRODUCT_LIMITS.name),
  description: text(PRODUCT_LIMITS.description, { least: 1, nullable: true }),
  price: price(LEAST_PRICE, PRODUCT_LIMITS.price),
  stock_quantity: whole(PRODUCT_LIMITS.stock_quantity),
  is_active: flag,
  image_url: address(PRODUCT_LIMITS.image_url, { nullable: true }),
  translations: translations({
    name: nameText(PRODUCT_LIMITS.name),
    description: text(PRODUCT_LIMITS.description, { least: 1 }),
  }),
};
const { good, bad } = wholeFrom(-PRODUCT_LIMITS.stock_quantity, PRODUCT_LIMITS.stock_quantity);
/** The stock of a product that exists: overselling makes it negative. */
const OVERSOLD_STOCK: Cases = { good: [...good, -1, 0, 1], bad: [...bad, -0] };
const SAID_TO_BE_DONE: Cases = { good: [false], bad: ['false', 0, null] };
const IMAGE_CHANGE_CASES: Readonly<Record<string, Cases>> = {
  alt_text: text(IMAGE_LIMITS.alt_text),
  caption: text(IMAGE_LIMITS.caption),
  translations: translations({
    alt_text: decisive(text(IMAGE_LIMITS.alt_text)),
    caption: decisive(text(IMAGE_LIMITS.caption)),
  }),
  display_order: whole(IMAGE_LIMITS.display_order),
  is_primary: flag,
};

const { badge } = DEFAULT_CONTENT.hero.content;
/** A former text is what the section had, and is kept with a change of the section. */
const FORMER_TEXTS: readonly WriteOperation[] = [
  {
    name: 'keep what a text was, and change it',
    write: createWith(formerTextPath('hero', 'absent'), {
      path: siteContentPath('hero'),
      act: (transaction, section) =>
        transaction.update(section, {
          'content.badge': 'جديد',
          former_text: 'absent',
          ...signed(),
        }),
    }),
    valid: () => formerText('content.badge', badge),
    invalid: {
      ...FORGED_SIGNATURES,
      ...without(formerText('content.badge', badge)),
      'another creation': { created_at: LONG_AGO },
      'another text': { text: `${badge}.` },
      'no text': { text: null },
      'a list': { text: [badge] },
      "another admin's e-mail": { email: 'another@example.com' },
      'all texts of the section': formerText('content', DEFAULT_CONTENT.hero.content),
      'no text of the section': formerText('section', 'hero'),
      'a text that there is not': formerText('content.badge.x', badge),
    },
  },
  {
    name: 'keep that a section did not have a text',
    write: createWith(formerTextPath('about', 'absent'), {
      path: siteContentPath('about'),
      act: (transaction, section) =>
        transaction.update(section, {
          'content.brand': 'جديد',
          former_text: 'absent',
          ...signed(),
        }),
    }),
    valid: () => formerText('content.brand', null),
    invalid: { 'a text': { text: DEFAULT_CONTENT.about.content.brand } },
  },
  {
    name: 'keep that a text had no translation, and translate it',
    write: createWith(formerTextPath('hero', 'absent'), {
      path: siteContentPath('hero'),
      act: (transaction, section) =>
        transaction.update(section, {
          'translations.en.content.badge': 'New',
          former_text: 'absent',
          ...signed(),
        }),
    }),
    valid: () => formerText('translations.en.content.badge', ''),
    invalid: {
      'a text': { text: 'New' },
      'the original': { text: badge },
      'a list of texts': { text: [badge] },
      'all texts in English': formerText('translations.en.content', ''),
      'a language that there is not': formerText('translations.fr.content.badge', ''),
      'the language of the originals': formerText('translations.ar.content.badge', ''),
      'no text of the section': formerText('translations.en.section', ''),
    },
  },
  {
    name: 'keep that a list had no translation, and translate it',
    write: createWith(formerTextPath('hero', 'absent'), {
      path: siteContentPath('hero'),
      act: (transaction, section) =>
        transaction.update(section, {
          'translations.en.content.features': ['New'],
          former_text: 'absent',
          ...signed(),
        }),
    }),
    valid: () => formerText('translations.en.content.features', []),
    invalid: { 'a list of texts': { text: ['New'] } },
  },
  {
    name: 'keep what a translation was, and change it',
    write: createWith(formerTextPath('about', 'absent'), {
      path: siteContentPath('about'),
      act: (transaction, section) =>
        transaction.update(section, {
          'translations.en.content.origin': 'Damascus',
          former_text: 'absent',
          ...signed(),
        }),
    }),
    valid: () => formerText('translations.en.content.origin', 'Aleppo'),
    invalid: {
      'no translation': { text: '' },
      'no text': { text: null },
      'the original': { text: 'حلب' },
    },
  },
  {
    name: 'keep that there was no section',
    write: createWith(formerTextPath('features', 'absent'), {
      path: siteContentPath('features'),
      act: (transaction, section) =>
        transaction.set(section, {
          ...contentOf('features'),
          former_text: 'absent',
          ...signed(),
        }),
    }),
    valid: () => formerText('title', null),
    invalid: { 'a text': { text: DEFAULT_CONTENT.features.title } },
  },
];

export const WRITE_OPERATIONS: readonly WriteOperation[] = [
  {
    name: 'change an order',
    write: update('orders/known'),
    valid: () => ({ ...ORDER_CHANGE, ...signed() }),
    cases: {
      status: oneOf(ORDER_STATUSES),
      payment_status: oneOf(PAYMENT_STATUSES),
      merchant_note: text(ORDER_LIMITS.merchant_note, { nullable: true }),
      carrier: text(ORDER_LIMITS.carrier, { nullable: true }),
      tracking_number: text(ORDER_LIMITS.tracking_number, { nullable: true }),
    },
    schemas: orderChangeSchema.entries,
    invalid: {
      ...FORGED_SIGNATURES,
      ...changing(
        known('orders/known'),
        ...Object.keys(known('orders/known')).filter(
          (field) => !['status', 'payment_status', 'updated_at', 'updated_by'].includes(field),
        ),
      ),
      ...Object.fromEntries(
        Object.keys(orderSchema.entries)
          .filter(
            (field) => !(field in orderChangeSchema.entries) && !(field in known('orders/known')),
          )
          .map((field) => [`a ${field} that is the server's`, { [field]: 1 }]),
      ),
      'a negative total': { total_amount: -299 },
      'a huge total': { total_amount: 1e308 },
      ...without({ status: '', payment_status: '' }),
    },
  },
  {
    name: 'say that a payment was looked at',
    write: update('orders/to-review'),
    valid: () => ({ payment_needs_review: false, ...signed() }),
    cases: { payment_needs_review: SAID_TO_BE_DONE },
    schemas: orderChangeSchema.entries,
    invalid: without({ payment_needs_review: true }),
  },
  {
    name: 'change an order whose payment is to be looked at',
    write: update('orders/to-review'),
    valid: () => ({ status: 'shipped', ...signed() }),
    invalid: { 'the amount with it': { payment_needs_review: false, total_amount: 1 } },
  },
  {
    name: 'say that a refused parcel is back',
    write: update('orders/refused'),
    valid: () => ({ returned_at: serverTimestamp(), ...signed() }),
    invalid: {
      'a time of their own': { returned_at: LONG_AGO },
      'a time to come': { returned_at: Timestamp.fromMillis(4_000_000_000_000) },
      'a number': { returned_at: 1 },
      'reviving the order': { status: 'confirmed' },
      'another method': { payment_method: 'card' },
      'another fee': { cash_fee: 0 },
    },
  },
  ...[
    'known',
    'cancelled',
    'refused-card',
    'refused-old',
    'unsent',
    'returned',
    'cash-shipped',
  ].map((id): WriteOperation => ({
    name: `say of the order ${id} that its parcel is back`,
    write: update(`orders/${id}`),
    valid: null,
    invalid: { 'nothing else wrong': { returned_at: serverTimestamp(), ...signed() } },
  })),
  {
    name: 'take back that a parcel is back',
    write: update('orders/returned'),
    valid: null,
    invalid: {
      'nothing else wrong': { returned_at: null, ...signed() },
      'no time at all': { ...without({ returned_at: '' })['no returned_at'], ...signed() },
    },
  },
  {
    name: 'cancel a sent cash order whose parcel is back',
    write: update('orders/cash-shipped'),
    valid: () => ({ status: 'cancelled', returned_at: serverTimestamp(), ...signed() }),
    invalid: {},
  },
  {
    name: 'change an erased order',
    write: update('orders/erased'),
    valid: () => ({ status: 'cancelled', payment_status: 'paid', ...signed() }),
    invalid: {
      'a note': { merchant_note: 'مريم، 0501234567' },
      'a courier': { carrier: 'aramex' },
      'a tracking number': { tracking_number: 'AE-1' },
      'its name': { customer_name: 'مريم' },
      'not being erased': { erased_at: null },
    },
  },
  {
    name: 'erase an order',
    write: update('orders/known'),
    valid: null,
    invalid: { 'nothing else wrong': { erased_at: new Date(), ...signed() } },
  },
  {
    name: 'ask for somebody to look at a payment',
    write: update('orders/known'),
    valid: null,
    invalid: { 'nothing else wrong': { payment_needs_review: true, ...signed() } },
  },
  {
    name: 'create a product',
    write: create('products/absent'),
    valid: () => ({ ...PRODUCT, ...newlySigned() }),
    cases: PRODUCT_CASES,
    schemas: productFieldsSchema.entries,
    invalid: {
      ...FORGED_SIGNATURES,
      ...without({ ...PRODUCT, ...newlySigned() }),
      'another creation': { created_at: LONG_AGO },
      'what the server counts': { sold: 7 },
    },
  },
  ...['a b', 'a.b', 'صابون', 'a'.repeat(65)].map((id): WriteOperation => ({
    name: `create a product under the id ${id}`,
    write: create(`products/${id}`),
    valid: null,
    invalid: { 'nothing else wrong': { ...PRODUCT, ...newlySigned() } },
  })),
  {
    name: 'change a product',
    write: update('products/second'),
    valid: () => ({ ...PRODUCT, ...signed() }),
    cases: {
      ...PRODUCT_CASES,
      stock_quantity: OVERSOLD_STOCK,
    },
    schemas: productChangeSchema.entries,
    invalid: {
      ...FORGED_SIGNATURES,
      ...changing(known('products/second'), 'created_at'),
      'a creation of now': newlySigned(),
      ...without(PRODUCT),
    },
  },
  {
    name: 'change a product that the server has written to',
    write: update('products/served'),
    valid: () => ({ ...PRODUCT, ...signed() }),
    invalid: changing(known('products/served'), 'sold'),
  },
  {
    name: 'replace a product that the server has written to',
    write: create('products/served'),
    valid: () => ({ ...known('products/served'), ...PRODUCT, ...signed() }),
    invalid: { 'another count': { sold: 8 } },
  },
  {
    name: 'tell the public of the product on sale',
    write: create(STOREFRONT_PRODUCT_PATH),
    valid: () => ({ ...SHOWN, updated_at: serverTimestamp() }),
    invalid: {
      ...without({ ...SHOWN, updated_at: '' }),
      'another name': { name: 'صابون' },
      'a name in English that it does not have': { translations: { en: { name: 'Soap' } } },
      'another price': { price: 1 },
      'few left': { availability: 'few' },
      'none left': { availability: 'sold-out' },
      'a state that there is not': { availability: 'unheard-of' },
      'a product that is not on sale': { product_id: 'inactive' },
      'no product that there is': { product_id: 'gone' },
      'a product that is a number': { product_id: 7 },
      'its stock': { stock_quantity: 120 },
      'who wrote it': { updated_by: ADMIN_UID },
      'a time of their own': { updated_at: LONG_AGO },
    },
  },
  {
    name: 'tell the public of a product with a name in English',
    write: create(STOREFRONT_PRODUCT_PATH),
    valid: () => ({ ...TRANSLATED_SHOWN, updated_at: serverTimestamp() }),
    invalid: {
      ...without({ translations: '' }),
      'no name in English': { translations: { en: {} } },
      'another name in English': { translations: { en: { name: 'Soap' } } },
      'its description': {
        translations: {
          en: { ...TRANSLATED_SHOWN.translations?.en, description: 'A soap for hair' },
        },
      },
      'a name in a language that there is not': {
        translations: { ...TRANSLATED_SHOWN.translations, fr: { name: 'Savon' } },
      },
    },
  },
  {
    name: 'add a picture',
    write: create('product_images/absent'),
    valid: () => ({ ...IMAGE, ...newlySigned() }),
    cases: {
      ...IMAGE_CHANGE_CASES,
      file_name: text(IMAGE_LIMITS.alt_text),
      image_url: address(IMAGE_LIMITS.image_url),
      storage_path: {
        good: Object.keys(IMAGE_TYPES).map((extension) => productImagePath('active', 1, extension)),
        bad: [7, null],
      },
    },
    schemas: imageFieldsSchema.entries,
    invalid: {
      ...FORGED_SIGNATURES,
      ...without({ ...IMAGE, ...newlySigned() }),
      'another creation': { created_at: LONG_AGO },
      'variants of their own': { variants: [] },
      ...Object.fromEntries(
        Object.entries(PICTURE_FACTS).map(([field, value]) => [
          `the server's ${field}`,
          { [field]: value },
        ]),
      ),
      'no product that there is': {
        product_id: 'gone',
        storage_path: productImagePath('gone', 1, 'jpg'),
      },
      "another product's file": { storage_path: productImagePath('inactive', 1, 'jpg') },
      'a product that is a path': {
        product_id: 'active/x/y',
        storage_path: 'product-images/active/x/y/1.jpg',
      },
      'a product that is a number': { product_id: 7 },
      'a file outside the folder': { storage_path: 'elsewhere/active/1.jpg' },
      'a file above the folder': { storage_path: 'active/1.jpg' },
      'a variant as its file': { storage_path: variantPath(IMAGE.storage_path, 640, 'webp') },
      'a card as its file': { storage_path: cardPath(IMAGE.storage_path) },
      'a file below the folder': { storage_path: 'product-images/active/deeper/1.jpg' },
      'a file without a time': { storage_path: 'product-images/active/soap.jpg' },
      'a file of another type': { storage_path: 'product-images/active/1.svg' },
      'a file without a type': { storage_path: 'product-images/active/1' },
      'a file of two lines': { storage_path: 'product-images/active/1.jpg\n' },
      'a file that was refused': { storage_path: REFUSED_PATH },
      'no file': { storage_path: null },
      'a file of a long name': { storage_path: `product-images/active/${'1'.repeat(5000)}.jpg` },
    },
  },
  {
    name: 'change a picture',
    write: update('product_images/served'),
    valid: () => ({ ...IMAGE_CHANGE, ...signed() }),
    cases: IMAGE_CHANGE_CASES,
    schemas: imageChangeSchema.entries,
    invalid: {
      ...FORGED_SIGNATURES,
      ...changing(
        known('product_images/served'),
        'product_id',
        'storage_path',
        'image_url',
        ...Object.keys(PICTURE_FACTS),
        'created_at',
      ),
      "its file's name": { file_name: 'soap' },
    },
  },
  {
    name: 'replace a picture that the server has written to',
    write: create('product_images/served'),
    valid: () => ({ ...known('product_images/served'), ...IMAGE_CHANGE, ...signed() }),
    invalid: changing(known('product_images/served'), ...Object.keys(PICTURE_FACTS)),
  },
  ...CONTENT_SECTIONS.map((section): WriteOperation => ({
    name: `write the section "${section}"`,
    write: create(siteContentPath(section)),
    valid: () => ({ ...contentOf(section), ...signed() }),
    cases: {
      title: legibleText(CONTENT_LIMITS.title, { mayBeEmpty: true }),
      description: text(CONTENT_LIMITS.description),
      content: contentCases(contentOf(section).content),
    },
    schemas: siteContentSchema(section).entries,
    invalid: {
      ...FORGED_SIGNATURES,
      ...without({ ...contentOf(section), ...signed() }),
      'a former text that is no id': { former_text: 1 },
      'a key that there is not': { content: { ...contentOf(section).content, unheard_of: '' } },
      'a list for its content': { content: [] },
      "another section's name": { section: 'other' },
      "another section's content": {
        content: contentOf(section === 'hero' ? 'about' : 'hero').content,
      },
    },
  })),
  // beside no texts of its own: one request cannot evaluate all texts in two languages
  ...CONTENT_SECTIONS.map((section): WriteOperation => ({
    name: `translate the section "${section}"`,
    write: create(siteContentPath(section)),
    valid: () => ({ ...contentOf(section), content: {}, ...signed() }),
    cases: {
      translations: translations({
        title: decisive(legibleText(CONTENT_LIMITS.title, { mayBeEmpty: true })),
        description: decisive(text(CONTENT_LIMITS.description)),
        content: translatedContentCases(translationOf(DEFAULTS_BY_LOCALE.en[section]).content),
      }),
    },
    schemas: siteContentSchema(section).entries,
    invalid: {},
  })),
  ...FORMER_TEXTS,
  ...SETTINGS_OPERATIONS,
  {
    name: 'write a section that there is not',
    write: create(siteContentPath('other')),
    valid: null,
    invalid: {
      'the name of one that there is': { ...contentOf('hero'), ...signed() },
      'a name of its own': { ...contentOf('hero'), section: 'other', ...signed() },
    },
  },
];
