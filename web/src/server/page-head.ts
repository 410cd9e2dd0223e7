import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { localePath } from '@ghar/domain/i18n/locale-path';
import type { Storefront } from '@ghar/domain/pages/store-server';
import { pageTitle } from '../components/document-title.ts';
import { storeTextsOf } from '../i18n/store-catalogues.ts';
import { escapeMarkup } from './markup.ts';
import { linkedData } from './linked-data.ts';
import type { ServerRoute } from './server-routes.ts';

/** The same page in each language, and for readers of none of them. */
export const alternates = (
  addressIn: (locale: Locale) => string,
): readonly { hreflang: string; href: string }[] => [
  ...LOCALES.map((locale) => ({ hreflang: locale, href: addressIn(locale) })),
  { hreflang: 'x-default', href: addressIn(DEFAULT_LOCALE) },
];

/** A page's head, for search engines and link previews. */
export function pageHead(route: ServerRoute, storefront: Storefront, locale: Locale): string {
  const { origin, data, preview } = storefront;
  const { brand } = data.content.about.content;
  const { title: name, description } = route.head(storeTextsOf(locale), data.content);
  const title = pageTitle(name, brand);
  const addressIn = (one: Locale): string => origin + localePath(one, route.path);
  const address = addressIn(locale);
  const properties: (readonly [name: string, value: string | number | undefined])[] = [
    ['og:type', route.sells ? 'product' : 'website'],
    ['og:locale', `${locale}_AE`],
    ...LOCALES.filter((one) => one !== locale).map(
      (one) => ['og:locale:alternate', `${one}_AE`] as const,
    ),
    ['og:site_name', brand],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', preview ? new URL(preview.src, origin).href : undefined],
    ['og:image:width', preview?.width],
    ['og:image:height', preview?.height],
    ['og:image:alt', preview?.alt || undefined],
    ['product:price:amount', data.product?.price],
    ['product:price:currency', data.product ? CHARGE_CURRENCY : undefined],
  ];
  const tag = (kind: string, key: string, value: string | number | undefined): string =>
    value === undefined ? '' : `<meta ${kind}="${key}" content="${escapeMarkup(String(value))}">`;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    tag('name', 'description', description),
    `<link rel="canonical" href="${escapeMarkup(address)}">`,
    ...alternates(addressIn).map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}">`,
    ),
    ...properties.map(([key, value]) => tag('property', key, value)),
    tag('name', 'twitter:card', preview ? 'summary_large_image' : 'summary'),
    ...linkedData(route, storefront, locale),
  ].join('');
}
