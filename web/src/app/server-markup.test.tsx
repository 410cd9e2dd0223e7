import { DEFAULT_CONTENT } from '@ghar/domain/site-content';
import type { StoreData } from '@ghar/domain/store-data';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { StoreDataContext } from '../store-data/store-data-context.ts';
import { createStoreDataStore } from '../store-data/store-data-store.ts';
import { ThemeRoot } from '../theme/theme-root.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { loadPage } from './pages.ts';

const data: StoreData = {
  product: { name: 'صابون من الخادم', price: 345 },
  images: [1, 2, 3].map((number) => ({
    alt: `صورة ${number}`,
    width: 1600,
    height: 2000,
    src: `https://storage.example/${number}.jpg`,
    sources: { avif: `https://storage.example/${number}.avif 800w` },
  })),
  content: {
    ...DEFAULT_CONTENT,
    hero: { ...DEFAULT_CONTENT.hero, title: 'عنوان من الخادم' },
  },
};

/** What a server sends for a page: drawn at once, where there is neither window nor document. */
async function markupOf(path: string): Promise<string> {
  const { Component } = await loadPage(path);
  return renderToString(
    <ThemeRoot>
      <StoreDataContext value={createStoreDataStore(data, null)}>
        <MemoryRouter initialEntries={[path]}>
          <Header currency overlay={false} />
          <main>
            <Component />
          </main>
          <Footer />
        </MemoryRouter>
      </StoreDataContext>
    </ThemeRoot>,
  );
}

describe('on a server', () => {
  test.each(['/', '/product-details', '/about', '/policies/terms'])(
    '%s is drawn the same each time',
    async (path) => {
      expect(globalThis).not.toHaveProperty('document');
      expect(await markupOf(path)).toBe(await markupOf(path));
    },
  );

  test('the landing page has the price, the words and the pictures', async () => {
    const markup = await markupOf('/');
    expect(markup).toContain('عنوان من الخادم');
    expect(markup).toContain('345 درهم');
    expect(markup).not.toContain('299');
    expect(markup).toContain('https://storage.example/1.avif 800w');
    expect(markup).toMatch(/<img[^>]*fetchPriority="high"[^>]*>/i);
    expect(markup.match(/fetchPriority="high"/gi)).toHaveLength(1);
  });

  test('the details have the price without dots, and the form', async () => {
    const markup = await markupOf('/product-details');
    expect(markup).toContain('345 درهم');
    expect(markup).not.toContain('>...<');
    expect(markup).toContain('id="order-customerName"');
    expect(markup).toContain('صابون من الخادم');
  });
});
