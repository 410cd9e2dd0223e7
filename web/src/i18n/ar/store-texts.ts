import type { Locale } from '@ghar/domain/i18n/locale';
import { deliveryTexts } from './delivery.ts';
import { formats } from './formats.ts';
import { closedTexts, offerBadges } from './offer.ts';
import { ORDER_ERROR, wordsForCode } from './order-errors.ts';
import { countryNames, countryShortNames, orderTexts, phoneExamples } from './order-page.ts';
import { errorPageTexts, notFoundTexts } from './pages.ts';
import { shellTexts } from './shell.ts';
import {
  carouselTexts,
  detailsTexts,
  factTexts,
  homeTexts,
  policyTexts,
  priceFactTexts,
} from './store.ts';

/** The store in Arabic, whose type all languages have. */
export const arStoreTexts = {
  locale: 'ar' as Locale,
  formats,
  shell: shellTexts,
  notFound: notFoundTexts,
  errorPage: errorPageTexts,
  offerBadges,
  closed: closedTexts,
  home: homeTexts,
  facts: factTexts,
  priceFacts: priceFactTexts,
  carousel: carouselTexts,
  details: detailsTexts,
  policies: policyTexts,
  order: orderTexts,
  deliveryTimes: deliveryTexts,
  phoneExamples,
  countryNames,
  countryShortNames,
  orderErrors: { ...ORDER_ERROR, forCode: wordsForCode },
};
