import { formatNumber } from '@ghar/domain/money/currency';
import { wholeNumber } from '@ghar/domain/text/digits';
import type { StoreTexts } from '../store-texts.ts';
import { reviews, washes } from './count.ts';

/** Texts of the public pages that are the same in every shop. Product texts are content. */
export const homeTexts: StoreTexts['home'] = {
  delivered: 'Delivery to your door included',
  figures: 'The store in figures',
  rating: 'Average rating out of 5',
  reviews: 'Reviews',
  customers: 'Customers',
  satisfaction: 'Happy with their order',
  story: 'How we make it',
  gallery: 'Up close',
  claims: 'In figures',
  testimonials: 'What our customers say',
  close: 'Order yours',
  closeLead: 'It takes a minute to order, and the rest is on us.',
};

export const factTexts: StoreTexts['facts'] = {
  ingredients: 'Ingredients',
  craft: 'Craft',
  origin: 'Origin',
};

/** At the price: what one gets for it, when, and how it is given back and paid. */
export const priceFactTexts: StoreTexts['priceFacts'] = {
  name: 'What you get',
  grams: (count) => `${formatNumber(count)} g`,
  lasts: (count) => `Lasts about ${washes(count)}`,
  aWash: 'each for ',
  shelfLife: (time) => `shelf life ${time}`,
  arrives: 'Arrives',
  guarantee: (count) => `${count}-day guarantee: if it is not for you, we refund you in full`,
  accepts: 'We accept',
  cash: (where) => `Cash on delivery${where && ` ${where}`}`,
};

export const carouselTexts: StoreTexts['carousel'] = {
  name: 'Product pictures',
  kind: 'carousel',
  slide: 'picture',
  position: (position, count) => `${position} of ${count}`,
  show: (position) => `Picture ${position}`,
  choose: 'Choose a picture',
  pause: 'Pause the slideshow',
  play: 'Play the slideshow',
  close: 'Close the picture',
};

export const detailsTexts: StoreTexts['details'] = {
  title: (product) => `${product}: ingredients and how to use it`,
  rating: (rating) => `Rated ${rating} out of 5`,
  reviews: (typed) => {
    const amount = wholeNumber(typed);
    return Number.isNaN(amount) ? `${typed} reviews` : reviews(amount);
  },
  about: 'about',
  promises: 'Order with an easy mind',
  benefits: 'What it does for your hair',
  ingredients: 'Ingredients',
  ingredientsLead: 'The main ones, and what each is there for.',
  guide: 'How to use it',
  guideLead: 'Step by step, for the best result.',
  order: 'Order now',
  orderLead: 'What you type here comes with you to the checkout, where you pay.',
  faq: 'Common questions',
};

export const policyTexts: StoreTexts['policies'] = {
  policies: 'Store policies',
  more: 'More pages',
  names: {
    guarantee: 'Guarantee and returns',
    shipping: 'Shipping and delivery',
    privacy: 'Privacy',
    terms: 'Terms and conditions',
  },
  about: 'About the store',
  contact: 'Contact us',
  particulars: 'About the seller',
  legalName: 'Name',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  registration: 'Licence',
};
