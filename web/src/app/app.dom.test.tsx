import { siteContentPath } from '@ghar/domain/paths';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { database } from '../../testing/firestore.ts';
import { openPage } from '../../testing/open-page.tsx';
import { policyTexts } from '../i18n/ar/store.ts';
import { notFoundTexts } from '../i18n/ar/pages.ts';

const heading = (): string | null | undefined => document.querySelector('h1')?.textContent;
const expectHeading = (words: string) => waitFor(() => expect(heading()).toBe(words));

afterEach(() => {
  vi.restoreAllMocks();
});

test('an unknown address says so, logs its path and leads home', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const user = await openPage('/unknown/path?x=1');
  await expectHeading('Oops! Page not found');
  expect(logged.mock.calls).toContainEqual(['404: no page at', '/unknown/path']);
  await waitFor(() => expect(document.title).toContain(notFoundTexts.title));
  await user.click(document.querySelector('main a')!);
  await expectHeading(DEFAULT_CONTENT.hero.title);
  expect(location.pathname).toBe('/');
});

test.for([
  '/',
  '/product-details',
  '/order',
  '/payment-success',
  '/track',
  '/auth',
  '/no/such-page',
])('%s has one heading, a title in Arabic and a way on', async (path) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await openPage(path);
  await waitFor(() => expect(document.querySelectorAll('h1')).toHaveLength(1));
  expect(document.querySelectorAll('main')).toHaveLength(1);
  await waitFor(() => expect(document.title).toMatch(/[\u0600-\u06ff]/));
  // once the page knows what it says
  await waitFor(() =>
    expect(document.querySelector('main a[href^="/"], main button[type=submit]')).not.toBeNull(),
  );
  expect(document.querySelector('header a[href="/"]')).not.toBeNull();
  expect(logged.mock.calls.map(([words]) => words as string)).toEqual(
    path === '/no/such-page' ? Array(logged.mock.calls.length).fill('404: no page at') : [],
  );
});

test('the shop is named by its own name, in the header and the tab', async () => {
  const { about } = DEFAULT_CONTENT;
  database.put(siteContentPath('about'), {
    section: 'about',
    ...about,
    content: { ...about.content, brand: 'ورد' },
  });
  await openPage('/policies/terms');
  await expectHeading(policyTexts.names.terms);
  expect(document.querySelector('header a:not([hreflang])')?.textContent).toContain('ورد');
  await waitFor(() => expect(document.title).toContain('ورد'));
});

test('a visit begins at the top of its page, also where an earlier one of the same address had scrolled', async () => {
  const scrolled = vi.fn<(x: number, y: number) => void>();
  vi.stubGlobal('scrollTo', scrolled);
  const visit = async (): Promise<void> => {
    await openPage('/payment-success');
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  };
  await visit();
  vi.stubGlobal('scrollY', 700);
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('react-router-scroll-positions')).toContain('700');
  cleanup();
  await visit();
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
  expect(scrolled).not.toHaveBeenCalledWith(0, 700);
});
