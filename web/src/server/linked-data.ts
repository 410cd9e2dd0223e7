import { COUNTRY_CODES } from '@ghar/domain/contact/country';
import type { Locale } from '@ghar/domain/i18n/locale';
import { localePath } from '@ghar/domain/i18n/locale-path';
import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { GUARANTEE_DAYS } from '@ghar/domain/order/guarantee';
import type { Availability } from '@ghar/domain/product/storefront-product';
import type { Storefront } from '@ghar/domain/pages/store-server';
import type { StoreRoute } from '../routes/store-routes.ts';
import { readLine } from '../store-data/content-line.ts';
import { dataElement } from './markup.ts';

const CONTEXT = 'https://schema.org';
const PRODUCT_PAGE = '/product-details';
/** Countries with free delivery (specification, section 1). */
const COUNTRIES = COUNTRY_CODES.map((code) => code.toUpperCase());
const AVAILABILITY: Readonly<Record<Availability, string>> = {
  available: 'InStock',
  few: 'LimitedAvailability',
  'sold-out': 'OutOfStock',
};

/** A page's structured data. Claims nothing the shop cannot prove: a rating would need reviews. */
export function linkedData(
  { path, sells }: StoreRoute,
  { origin, data }: Storefront,
  locale: Locale,
): string[] {
  const { product, images, content } = data;
  const { about, hero, features } = content;
  const { brand, weight } = about.content;
  const page = origin + localePath(locale, PRODUCT_PAGE);
  const parts: object[] = [];
  if (product && sells)
    parts.push({
      '@context': CONTEXT,
      '@type': 'Product',
      '@id': `${page}#product`,
      name: product.name,
      description: hero.description,
      image: images.map(({ src }) => new URL(src, origin).href),
      brand: { '@type': 'Brand', name: brand },
      ...(weight !== '' && {
        weight: { '@type': 'QuantitativeValue', value: Number(weight), unitCode: 'GRM' },
      }),
      offers: {
        '@type': 'Offer',
        url: page,
        price: product.price,
        priceCurrency: CHARGE_CURRENCY,
        availability: `${CONTEXT}/${AVAILABILITY[product.availability]}`,
        itemCondition: `${CONTEXT}/NewCondition`,
        seller: { '@type': 'Organization', name: brand },
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: CHARGE_CURRENCY },
          shippingDestination: COUNTRIES.map((country) => ({
            '@type': 'DefinedRegion',
            addressCountry: country,
          })),
        },
        // Omitted without a guarantee.
        ...(about.content.guarantee !== '' && {
          hasMerchantReturnPolicy: {
            '@type': 'MerchantReturnPolicy',
            applicableCountry: COUNTRIES,
            returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
            merchantReturnDays: GUARANTEE_DAYS,
            merchantReturnLink: origin + localePath(locale, '/policies/guarantee'),
          },
        }),
      },
    });
  if (path === PRODUCT_PAGE && features.content.faq.length > 0)
    parts.push({
      '@context': CONTEXT,
      '@type': 'FAQPage',
      mainEntity: features.content.faq.map((line) => {
        const { question, answer } = readLine(line, 'question', 'answer');
        return {
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        };
      }),
    });
  return parts.map((part) => dataElement('type="application/ld+json"', part));
}
