import type { StoreData } from '@ghar/domain/pages/store-data';
import type { StoreTexts } from '../i18n/store-texts.ts';
import { POLICIES, policyPath } from './policies.ts';

/** What a page says of itself: in the browser's tab, to search engines, in shared links. */
export type PageHead = { readonly title: string; readonly description: string };

/** What the shell shows around a page. */
export type PageFrame = {
  /** The currency switcher in the header. */
  readonly currency?: true;
  /** The buy button that stays at the bottom of small screens. */
  readonly buyBar?: true;
  /** The page begins with a picture, and the header stands in front of it. */
  readonly overlay?: true;
};

/** A public page. A new one is its component and a row here (docs/changing.md). */
export type StoreRoute = PageFrame & {
  readonly path: string;
  /** Under web/src/features; it exports the page as `Component`. */
  readonly module: string;
  /**
   * The page is drawn on the server, with this head. All others are drawn in the browser and name
   * themselves.
   */
  readonly head?: (texts: StoreTexts, content: StoreData['content']) => PageHead;
  /** Search engines may show it: it is in the sitemap. */
  readonly indexed?: true;
  /** It sells the product: linked data and previews say so. */
  readonly sells?: true;
  /** Its app is loaded as soon as the page is seen, not at the first interaction. */
  readonly loadsAtOnce?: true;
};

/** The first words of a text: of a paragraph, not of a heading or a list. */
const firstSentence = (text: string): string =>
  text.split('\n').find((line) => line.trim() !== '' && !/^[#-]/.test(line)) ?? '';

export const STORE_ROUTES: readonly StoreRoute[] = [
  {
    path: '/',
    module: 'home/home-page.tsx',
    currency: true,
    buyBar: true,
    overlay: true,
    indexed: true,
    sells: true,
    head: (_, { hero }) => ({ title: hero.title, description: hero.description }),
  },
  {
    path: '/product-details',
    module: 'product-details/product-details-page.tsx',
    currency: true,
    buyBar: true,
    indexed: true,
    sells: true,
    head: ({ details }, { hero }) => ({
      title: details.title(hero.title),
      description: hero.content.description,
    }),
  },
  {
    path: '/about',
    module: 'policies/about-page.tsx',
    buyBar: true,
    indexed: true,
    head: ({ policies }, { about, features }) => ({
      title: policies.about,
      description: about.description || features.description,
    }),
  },
  ...POLICIES.map((policy): StoreRoute => ({
    path: policyPath(policy),
    module: 'policies/policy-page.tsx',
    buyBar: true,
    indexed: true,
    head: ({ policies }, { about }) => ({
      title: policies.names[policy],
      description: firstSentence(about.content[policy]) || about.description,
    }),
  })),
  {
    path: '/order',
    module: 'order/order-page.tsx',
    currency: true,
    loadsAtOnce: true,
    head: ({ order }) => ({ title: order.title, description: order.description }),
  },
  { path: '/payment-success', module: 'confirmation/confirmation-page.tsx' },
  { path: '/track', module: 'track/track-page.tsx' },
];

/** A page's path as the routes have it: an address may end in a slash. */
export const routePath = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** The path of the page that an address in other letters means, as `/Order` does; null if it means none. */
export function pathInOtherCase(address: string): string | null {
  const path = routePath(address);
  const lower = path.toLowerCase();
  return path !== lower && STORE_ROUTES.some((route) => route.path === lower) ? lower : null;
}
