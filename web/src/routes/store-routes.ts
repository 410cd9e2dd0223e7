import { inLocale } from '@ghar/domain/i18n/locale-path';
import type { StoreData } from '@ghar/domain/pages/store-data';
import type { StoreTexts } from '../i18n/store-texts.ts';
import { POLICIES, policyPath } from './policies.ts';

/** Title and description, for the tab, search engines and shared links. */
export type PageHead = { readonly title: string; readonly description: string };

/** The shell around a page. */
export type PageFrame = {
  /** Shows the currency switcher in the header. */
  readonly currency?: true;
  /** Shows the buy button at the bottom of small screens. */
  readonly buyBar?: true;
  /** Leaves the other pages out of the header. */
  readonly checkout?: true;
  /** Draws the header over the page's first picture. */
  readonly overlay?: true;
};

/** A public page. A new one is a component and a row here (docs/changing.md). */
export type StoreRoute = PageFrame & {
  /** The same in every language: the router and the server add what begins a language's addresses. */
  readonly path: string;
  /** Under web/src/features; exports the page as `Component`. */
  readonly module: string;
  /** Set if the server draws the page. Others render in the browser and set their own title. */
  readonly head?: (texts: StoreTexts, content: StoreData['content']) => PageHead;
  /** In the sitemap, and indexed by search engines. */
  readonly indexed?: true;
  /** The page sells the product: adds linked data and previews. */
  readonly sells?: true;
  /** The page is about an order, and has texts of its own. */
  readonly tracks?: true;
  /** Loads the app when the page is shown, not at the first interaction. */
  readonly loadsAtOnce?: true;
};

/** The first sentence of a text's first paragraph. */
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
    checkout: true,
    loadsAtOnce: true,
    head: ({ order }) => ({ title: order.title, description: order.description }),
  },
  { path: '/payment-success', module: 'confirmation/confirmation-page.tsx', tracks: true },
  { path: '/track', module: 'track/track-page.tsx', tracks: true },
];

/** A route's path without a trailing slash. */
export const routePath = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** The page whose path differs from the URL's only in letter case, such as `/Order`; null if none. */
export function pathInOtherCase(address: string): string | null {
  const path = routePath(address);
  const lower = path.toLowerCase();
  const page = inLocale(lower);
  return path !== lower && STORE_ROUTES.some((route) => route.path === page.path) ? lower : null;
}
