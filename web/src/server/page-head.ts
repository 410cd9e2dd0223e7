import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import type { Storefront } from '@ghar/domain/pages/store-server';
import { pageTitle } from '../components/document-title.ts';
import type { Locale } from '@ghar/domain/i18n/locale';
import { storeTextsOf } from '../i18n/store-catalogues.ts';
import { escapeMarkup } from './markup.ts';
import { linkedData } from './linked-data.ts';
import type { ServerRoute } from './server-routes.ts';

/** A page's head, for search engines and link previews. */
export function pageHead(route: ServerRoute, storefront: Storefront, locale: Locale): string {
  const { origin, data, preview } = storefront;
  const { brand } = data.content.about.content;
  const { title: name, description } = route.head(storeTextsOf(locale), data.content);
  const title = pageTitle(name, brand);
  const address = origin + route.path;
  const properties: (readonly [name: string, value: string | number | undefined])[] = [
    ['og:type', route.sells ? 'product' : 'website'],
    ['og:locale', `${locale}_AE`],
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
    ...properties.map(([key, value]) => tag('property', key, value)),
    tag('name', 'twitter:card', preview ? 'summary_large_image' : 'summary'),
    ...linkedData(route, storefront),
  ].join('');
}
