import { CHARGE_CURRENCY } from '@ghar/domain/currency';
import type { Storefront } from '@ghar/domain/store-server';
import { pageTitle } from '../components/document-title.ts';
import { POLICIES, policyPath } from '../components/policies.ts';
import { orderTexts } from '../i18n/order-page.ts';
import { detailsTexts, policyTexts } from '../i18n/store.ts';
import { escapeMarkup } from './markup.ts';
import { linkedData, sellsProduct } from './linked-data.ts';

type PageWords = { readonly title: string; readonly description: string };

/** What a page says of itself to those who have not opened it. */
function wordsOf(path: string, { content }: Storefront['data']): PageWords {
  const { hero, features, about } = content;
  const words = (title: string, description: string): PageWords => ({
    title: pageTitle(title, about.content.brand),
    description,
  });
  if (path === '/') return words(hero.title, hero.description);
  if (path === '/product-details')
    return words(detailsTexts.title(hero.title), hero.content.description);
  if (path === '/order') return words(orderTexts.title, orderTexts.description);
  const policy = POLICIES.find((one) => path === policyPath(one));
  return policy === undefined
    ? words(policyTexts.about, about.description || features.description)
    : words(policyTexts.names[policy], firstSentence(about.content[policy]) || about.description);
}

/** The first words of a policy: a paragraph, not a heading. */
const firstSentence = (text: string): string =>
  text.split('\n').find((line) => line.trim() !== '' && !/^[#-]/.test(line)) ?? '';

/** The head of a page, for search engines and for the previews of shared links. */
export function pageHead(path: string, storefront: Storefront): string {
  const { origin, data, preview } = storefront;
  const { title, description } = wordsOf(path, data);
  const address = origin + path;
  const properties: (readonly [name: string, value: string | number | undefined])[] = [
    ['og:type', sellsProduct(path) ? 'product' : 'website'],
    ['og:locale', 'ar_AE'],
    ['og:site_name', data.content.about.content.brand],
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
  const tag = (kind: string, name: string, value: string | number | undefined): string =>
    value === undefined ? '' : `<meta ${kind}="${name}" content="${escapeMarkup(String(value))}">`;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    tag('name', 'description', description),
    `<link rel="canonical" href="${escapeMarkup(address)}">`,
    ...properties.map(([name, value]) => tag('property', name, value)),
    tag('name', 'twitter:card', preview ? 'summary_large_image' : 'summary'),
    ...linkedData(path, storefront),
  ].join('');
}
