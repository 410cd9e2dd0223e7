import { COUNTRY_CODES } from '@ghar/domain/contact/country';
import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { SHOPPER_ERROR_CODES } from '@ghar/domain/error-code';
import { CARRIER_NAMES } from '@ghar/domain/i18n/carrier-names';
import { LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { MESSAGE_TEXTS } from '@ghar/domain/i18n/message-texts';
import { CURRENCY_CODES } from '@ghar/domain/money/currency';
import { describe, expect, test } from 'vitest';
import { invoiceTexts as arInvoice } from './ar/invoice.ts';
import { invoiceTexts as enInvoice } from './en/invoice.ts';
import { loadTrackingTexts } from './load-tracking-texts.ts';
import { storeTextsOf } from './store-catalogues.ts';

/** Stands for names and numbers: no letters of any language. */
const WORD = '77';
const [EARLIER, NOW, LATER] = ['2026-09-30', '2026-12-26', '2027-01-04'].map(
  (day) => new Date(`${day}T12:36:00Z`),
);
const AMOUNTS = [0, 1, 2, 3, 11, 100, 299.5].map((amount) => [amount]);
const TIMES = [[EARLIER], [NOW, NOW], [EARLIER, LATER]];
const CODES = [...SHOPPER_ERROR_CODES, 'status', 'not-json', 'network', 'timeout'];
const FACTS = [
  {},
  { available: 0, most: 20, unit_price: 299, total_amount: 598, retry_after_seconds: 600 },
  { available: 2, replaced_order: WORD, provider_message: WORD, status: 500, field: 'quantity' },
  { available: 999, retry_after_seconds: 600_000 },
  { cash_fee: 10, total_amount: 309 },
];
const FAILURES = FACTS.flatMap((facts) => CODES.map((code) => [code, facts]));
const REFUNDED = [null, '2026-12-26T12:36:00Z'].flatMap((refunded_at) =>
  [true, false].map((isByCard) => [isByCard, { refunded_at, country: 'sa' }] as const),
);
const OF_PART = REFUNDED.map((given) => [100, ...given]);

/** Arguments of every text that has some, by its place in the catalogue. */
const SAMPLES: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'formats.price': CURRENCY_CODES.map((code) => [299, code]),
  'formats.charge': AMOUNTS,
  'formats.number': AMOUNTS,
  'formats.exact': AMOUNTS,
  'formats.exactCharge': AMOUNTS,
  'formats.day': TIMES,
  'formats.nearDay': TIMES,
  'formats.dayOfYear': TIMES,
  'formats.minute': TIMES,
  'formats.shortDay': TIMES,
  'formats.weekday': TIMES,
  'formats.clock': TIMES,
  'formats.list': [[[WORD, null, WORD]]],
  'shell.brandHome': [[WORD]],
  'closed.heading': [['none'], ['sold-out']],
  'closed.kept': [['none'], ['sold-out']],
  'closed.message': [[WORD]],
  'priceFacts.grams': AMOUNTS,
  'priceFacts.lasts': AMOUNTS,
  'priceFacts.shelfLife': [[WORD]],
  'priceFacts.guarantee': [[30]],
  'priceFacts.cash': [[''], [WORD]],
  'carousel.position': [[1, 3]],
  'carousel.show': [[1]],
  'details.title': [[WORD]],
  'details.rating': [['4.9']],
  'details.reviews': [['2,847'], ['1'], ['10,000+']],
  'order.keepDialCode': [['+971']],
  'order.keepCountry': [[WORD]],
  'order.correctEmail': [[WORD]],
  'order.mostPieces': AMOUNTS,
  'order.priceChanged': [[299, 349.5]],
  'order.setQuantity': [[2]],
  'order.payment.upTo': AMOUNTS,
  'order.payment.notIn': [[WORD]],
  'order.payment.tooMuch': AMOUNTS,
  'order.payment.inCountries': [[[WORD]], [[WORD, WORD]], [[WORD, WORD, WORD, WORD]]],
  'deliveryTimes.within': [[{ from: 0, to: 0 }], [{ from: 0, to: 3 }], [{ from: 1, to: 14 }]],
  'deliveryTimes.on': [[{ from: EARLIER, to: LATER }], [{ from: NOW, to: NOW }]],
  'deliveryTimes.everywhere': [[DEFAULT_PUBLIC_SETTINGS.delivery_days]],
  'deliveryTimes.kept': AMOUNTS,
  'orderErrors.status': [[500]],
  'orderErrors.forCode': FAILURES.flatMap((given) =>
    ['first', 'again', 'cash'].map((attempt) => [...given, attempt]),
  ),
  'confirmation.paid.heading': [[''], [WORD]],
  'confirmation.refunded.lead': REFUNDED,
  'confirmation.refunded.part': REFUNDED,
  'confirmation.unpaid.heading': AMOUNTS,
  'confirmation.failed.heading': [[], ['declined']],
  'confirmation.failed.lead': [[], ['declined'], ['cancelled'], ['expired']],
  'confirmation.cash.unconfirmed.heading': [[''], [WORD]],
  'confirmation.cash.unconfirmed.lead': [[null], [WORD]],
  'confirmation.cash.unconfirmed.message': [[WORD]],
  'confirmation.cash.question.lead': [[2, 608]],
  'confirmation.cash.confirmed.heading': [[''], [WORD]],
  'confirmation.cash.byCard': [
    [0, 299],
    [10, 299],
  ],
  'confirmation.cancelled.paid': OF_PART,
  'confirmation.cancelled.partlyRefunded': OF_PART,
  'confirmation.cancelled.refunded': REFUNDED,
  'confirmation.pieces': [
    [1, 299],
    [2, 299],
    [2, 0],
  ],
  'confirmation.whatsappMessage': [[WORD]],
  'timeline.moment': COUNTRY_CODES.map((country) => [EARLIER, country, LATER]),
  'timeline.day': COUNTRY_CODES.map((country) => [NOW, country]),
  'timeline.expected': [[WORD]],
  'timeline.followAt': [[WORD]],
  'timeline.guarantee.until': [[WORD]],
  'timeline.guarantee.over': [[WORD]],
  'receipt.paidOn': [[WORD]],
  'track.problem': FAILURES,
  'invoice.licenceNumber': [[WORD]],
  'invoice.vat': [[5]],
  'invoice.localVat': ['SAR', 'BHD', 'OMR'].map((currency) => [{ currency, rate: '1.02' }]),
  'invoice.credited': [[WORD]],
  'invoice.reversalOf': [[WORD]],
  'invoice.refundOf': [[WORD]],
  'invoice.payment.paid': [[WORD]],
  'invoice.payment.unpaid-by-hand': [[WORD]],
  'messages.notRead': [[WORD]],
  'messages.trackedBy': [[WORD, WORD]],
  'messages.charge': AMOUNTS,
  'messages.writtenDay': COUNTRY_CODES.map((country) => [NOW, country]),
};

type Said = readonly [place: string, text: string];

/** Every text of a catalogue, also those with arguments, by its place. */
function said(value: unknown, place = ''): Said[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    const samples = SAMPLES[place];
    if (!samples) throw new Error(`${place} has no samples`);
    return samples.flatMap((given) => said(Reflect.apply(value, null, [...given]), place));
  }
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    said(part, place === '' || Array.isArray(value) ? place || name : `${place}.${name}`),
  );
}

const INVOICES = { ar: arInvoice, en: enInvoice };
async function catalogueOf(locale: Locale): Promise<Said[]> {
  const { locale: own, ...store } = storeTextsOf(locale);
  expect(own).toBe(locale);
  const {
    anybody,
    anyCarrier,
    trackedBy,
    notRead,
    testMark,
    email,
    templates,
    charge,
    writtenDay,
  } = MESSAGE_TEXTS[locale];
  return said({
    ...store,
    ...(await loadTrackingTexts(locale)),
    invoice: INVOICES[locale],
    messages: {
      anybody,
      anyCarrier,
      trackedBy,
      notRead,
      testMark,
      email,
      templates,
      charge,
      writtenDay,
    },
    carriers: CARRIER_NAMES[locale],
  });
}

/** What is written in another language, with its reason. */
const FOREIGN: Readonly<Record<Locale, RegExp>> = {
  // the specification's, the form of a national address, an example's order number
  ar: /Oops! Page not found|RRRD2929|A7K9MWPD/g,
  en: /(?!)/g,
};
const OTHER_LETTERS: Readonly<Record<Locale, RegExp>> = {
  ar: /\p{Script=Latin}/u,
  en: /[^\p{Script=Latin}\p{Script=Common}]|[،؛؟\u200f]/u,
};

describe.each(LOCALES)('the catalogue in %s', (locale) => {
  test('is in its own letters and without holes', async () => {
    const texts = await catalogueOf(locale);
    expect(texts.length).toBeGreaterThan(400);
    const isStrange = (text: string): boolean =>
      OTHER_LETTERS[locale].test(text.replaceAll(FOREIGN[locale], '')) ||
      /undefined|NaN|null|\[object/.test(text);
    expect(texts.filter(([, text]) => isStrange(text))).toEqual([]);
  });
});

test('English is plain: no exclamation marks, straight quotes, doubled or outer spaces', async () => {
  const joined = new Set(['priceFacts.aWash', 'timeline.arrives', 'formats.comma']);
  const texts = (await catalogueOf('en')).filter(([place]) => !joined.has(place));
  const isRough = (text: string): boolean => /(?<!Oops)!|["']|\s{2}|^\s|\s$/.test(text);
  expect(texts.filter(([, text]) => isRough(text))).toEqual([]);
});
