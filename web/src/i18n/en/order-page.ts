import { formatCharge } from '@ghar/domain/i18n/en/money';
import type { StoreTexts } from '../store-texts.ts';
import { pieces } from './count.ts';

/** A country's short name within a sentence: `the UAE`. */
export const inSentence = (name: string): string =>
  name === countryShortNames.ae ? `the ${name}` : name;

/** `Qatar, Bahrain and Oman` */
export const together = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

/** The order page. */
export const orderTexts: StoreTexts['order'] = {
  title: 'Complete your order',
  heading: 'Complete your order',
  description:
    'Order in a minute and pay by card, with free delivery to your door across the Gulf.',
  lead: {
    card: 'It takes a minute, then you pay by card on a secure page.',
    cash: 'It takes a minute, then you pay the driver on delivery.',
    either: 'It takes a minute, then you pay by card or on delivery.',
  },
  incomplete:
    'The order page did not load in full. Refresh it, turn on JavaScript in your browser, or send us your order on WhatsApp.',
  you: 'Your details',
  delivery: 'Delivery address',
  fields: {
    customerName: { label: 'Full name' },
    customerPhone: { label: 'Mobile number', hint: 'We contact you on it to confirm the delivery' },
    consentMessages: {
      label: 'Send me updates about my order on WhatsApp or by email',
      hint: 'About payment, shipping and arrival only, no offers',
    },
    countryCode: { label: 'Country code' },
    customerEmail: { label: 'Email', aside: 'optional' },
    country: { label: 'Country' },
    city: { label: 'City' },
    address: {
      label: 'Full address',
      hint: 'Area, street, building number, and any landmark that helps the driver',
    },
    nationalAddress: {
      label: 'Short National Address',
      aside: 'optional',
      hint: 'Speeds up delivery. Four letters, then four digits, such as RRRD2929',
    },
    quantity: { label: 'Quantity' },
  },
  dialCodeNow: 'Your mobile number now has the code',
  dialCodeFollowed: 'The code changed with the country.',
  keepDialCode: (dialCode) => `Keep my code ${dialCode}`,
  countryFollowed: 'The country changed with the code.',
  keepCountry: (country) => `Keep delivery to ${inSentence(country)}`,
  emailSlip: 'Is there a typo in this address?',
  correctEmail: (email) => `Change it to ${email}`,
  countryPlaceholder: 'Choose your country',
  quantity: 'Quantity',
  increase: 'Increase the quantity',
  decrease: 'Decrease the quantity',
  mostPieces: (most) => `Up to ${pieces(most)} per order`,
  submit: 'Confirm order and pay',
  payment: {
    heading: 'How you pay',
    card: { name: 'Card', hint: 'On a secure payment page' },
    cash: { name: 'Cash on delivery', hint: 'In cash, to the driver' },
    free: 'No fee',
    more: 'Fee',
    upTo: (total) => `For orders up to ${formatCharge(total)}`,
    notIn: (country) =>
      `Cash on delivery is not available in ${inSentence(country)}, so you pay by card.`,
    tooMuch: (total) =>
      `Cash on delivery is for orders up to ${formatCharge(total)} with its fee, so you pay for this one by card.`,
    inCountries: (countries) =>
      countries.length > 3 ? '' : `in ${together(countries.map(inSentence))}`,
  },
  submitCash: 'Confirm order, pay on delivery',
  submitting: 'Processing...',
  stillSubmitting:
    'We are opening the payment page, which may take about a minute. Nothing is charged before you pay there, and your order is not placed twice.',
  stillPlacing: 'We are placing your order, which may take about a minute. It is not placed twice.',
  summary: 'Order summary',
  unitPrice: 'Price each',
  shipping: 'Delivery',
  free: 'Free',
  arrival: 'Arrives',
  cashFee: 'Cash on delivery fee',
  total: 'Total',
  totalUnknown: 'Worked out once you enter a quantity',
  charged: 'You are charged',
  collected: 'You pay the driver',
  priceChanged: (from, to) =>
    `The price of each has changed from ${formatCharge(from)} to ${formatCharge(to)}.`,
  cardData: 'You enter your card details on the payment page, and they never reach us',
  cashData: 'You confirm your order from our message or on WhatsApp, then we prepare it',
  unfinished: 'Unfinished order',
  finish: 'Complete your order',
  setQuantity: (quantity) => `Set the quantity to ${quantity}`,
  viewOrder: 'View the order',
};

/** An example mobile number of each country, without dial code. */
export const phoneExamples: StoreTexts['phoneExamples'] = {
  ae: '50 123 4567',
  sa: '50 123 4567',
  qa: '3312 3456',
  kw: '5012 3456',
  bh: '3612 3456',
  om: '9212 3456',
};

/** Short names, beside the dial code. */
export const countryShortNames: StoreTexts['countryShortNames'] = {
  ae: 'UAE',
  sa: 'Saudi Arabia',
  qa: 'Qatar',
  kw: 'Kuwait',
  bh: 'Bahrain',
  om: 'Oman',
};

export const countryNames: StoreTexts['countryNames'] = {
  ...countryShortNames,
  ae: 'United Arab Emirates',
};
