import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { act, waitFor } from '@testing-library/react';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeData } from '../../testing/open-page.tsx';
import { field } from '../../testing/order-form.ts';
import { startTranslator } from '../../testing/translator.ts';
import { HYDRATED } from '../boot/events.ts';
import { keepEarlyInput } from '../browser/early-input.ts';
import { storeTextsOf } from '../i18n/store-catalogues.ts';
import { renderPage } from '../server/render-page.tsx';
import { routeTo } from '../server/server-routes.ts';
import { createStoreDataStore } from '../store-data/store-data-store.ts';
import { createStyleCache } from '../theme/style-cache.ts';
import { App } from './app.tsx';
import { openRouter } from './browser-router.ts';
import { loadPage } from './load-page.ts';
import { createRoutes } from './routes.tsx';

let container: HTMLElement;
let root: Root | null = null;
beforeEach(() => {
  // React tells of what it could not hydrate.
  vi.stubGlobal('reportError', () => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
  vi.restoreAllMocks();
});

/** Opens the order form as the server draws it; answers how to hydrate it. */
async function openDrawn(): Promise<() => Promise<void>> {
  history.replaceState(null, '', '/order');
  const route = routeTo('/order');
  const data = await storeData();
  const { markup } = await renderPage(route, data, DEFAULT_LOCALE);
  container.innerHTML = markup;
  const { path } = route;
  const { Component } = await loadPage(route.module);
  const router = openRouter(createRoutes(DEFAULT_LOCALE, { path, Component }), DEFAULT_LOCALE, {
    hydrationData: { loaderData: {} },
  });
  return async () => {
    const hydrated = vi.fn<() => void>();
    document.addEventListener(HYDRATED, hydrated, { once: true });
    keepEarlyInput();
    startTransition(() => {
      root = hydrateRoot(
        container,
        <App
          texts={storeTextsOf(DEFAULT_LOCALE)}
          styles={createStyleCache(DEFAULT_LOCALE)}
          storeData={createStoreDataStore(data, null)}
        >
          <RouterProvider router={router} />
        </App>,
      );
    });
    await waitFor(() => expect(hydrated).toHaveBeenCalledOnce());
  };
}

test.for<[string, () => void]>([
  ['nothing else stands in it', () => {}],
  [
    'a password manager stands in it',
    () => field('customerName').after(document.createElement('i')),
  ],
  ['it is translated', () => startTranslator()()],
])('what was typed before hydration stays, with the focus, where %s', async ([, change]) => {
  const hydrate = await openDrawn();
  const drawn = field('customerName');
  drawn.focus();
  drawn.value = 'مريم الهاشمي';
  drawn.setSelectionRange(5, 5);
  field('customerEmail').value = 'mariam@example.com';
  document.querySelector<HTMLSelectElement>('[name=country]')!.value = 'kw';
  change();
  await hydrate();
  const now = field('customerName');
  expect([now.value, now.selectionStart]).toEqual(['مريم الهاشمي', 5]);
  expect(document.activeElement).toBe(now);
  expect(field('customerEmail').value).toBe('mariam@example.com');
  expect(document.querySelector<HTMLSelectElement>('[name=countryCode]')!.value).toBe('+965');
});
