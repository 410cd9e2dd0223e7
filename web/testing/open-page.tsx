import { DEFAULT_LOCALE, type Locale } from '@ghar/domain/i18n/locale';
import { localePath } from '@ghar/domain/i18n/locale-path';
import { nameIn } from '@ghar/domain/i18n/translations';
import { SETTINGS_PATHS, siteContentPath, STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import { publicSettingsSchema } from '@ghar/domain/content/settings';
import {
  DEFAULTS_BY_LOCALE,
  parseContent,
  type ContentSection,
  type SiteContent,
} from '@ghar/domain/content/site-content';
import type { StoreData } from '@ghar/domain/pages/store-data';
import type { ShownProduct } from '@ghar/domain/product/storefront-product';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import * as v from 'valibot';
import { storeTextsOf } from '../src/i18n/store-catalogues.ts';
import { App } from '../src/app/app.tsx';
import { openRouter } from '../src/app/browser-router.ts';
import { createRoutes } from '../src/app/routes.tsx';
import { chosenCountry } from '../src/checkout/chosen-country.ts';
import { livePrice } from '../src/firebase/live-price.ts';
import { INITIAL_PRICE } from '../src/firebase/price-store.ts';
import { storeSource } from '../src/firebase/store-source.ts';
import { createStoreDataStore } from '../src/store-data/store-data-store.ts';
import { createStyleCache } from '../src/theme/style-cache.ts';
import { users } from './auth.ts';
import { database } from './firestore.ts';
import { ADMIN } from './shop.ts';

/** The data that the server would render the store's pages from. */
export async function storeData(locale: Locale = DEFAULT_LOCALE): Promise<StoreData> {
  // as the server does for a missing or unreadable section
  const section = <Section extends ContentSection>(name: Section): SiteContent<Section> => {
    try {
      return parseContent(name, database.read(siteContentPath(name)), locale);
    } catch {
      return DEFAULTS_BY_LOCALE[locale][name];
    }
  };
  const product = database.read(STOREFRONT_PRODUCT_PATH) as ShownProduct | null;
  return {
    product: product && { ...product, name: nameIn(product, locale) },
    images: await storeSource(locale).images(),
    content: {
      hero: section('hero'),
      features: section('features'),
      about: section('about'),
    },
    settings: v.parse(publicSettingsSchema, database.read(SETTINGS_PATHS.public)),
  };
}

/** Opens the app at a URL and in a language, as a browser does; returns the user. `address` is within the language. */
export async function openPage(
  address: string,
  locale: Locale = DEFAULT_LOCALE,
  texts = storeTextsOf(locale),
): Promise<UserEvent> {
  history.replaceState(null, '', localePath(locale, address));
  const data = await storeData(locale);
  // a new window has no connection yet, and knows only the page's price
  livePrice.value.reconnect();
  livePrice.value.set(INITIAL_PRICE);
  chosenCountry.reconnect();
  chosenCountry.set(null);
  const styles = createStyleCache(locale);
  // Skip styles: happy-dom would match each rule on each queried element.
  styles.insert = () => '';
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  render(
    <App texts={texts} styles={styles} storeData={createStoreDataStore(data, null)}>
      <RouterProvider router={openRouter(createRoutes(locale), locale)} />
    </App>,
  );
  return user;
}

/** Opens a panel page as a signed-in user, by default the merchant. */
export function openPanel(address: string, { uid } = ADMIN): Promise<UserEvent> {
  users.enter(uid);
  return openPage(address);
}
