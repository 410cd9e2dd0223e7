import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { formatCharge } from '@ghar/domain/i18n/ar/money';
import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { FALLBACK_PRICE } from '@ghar/domain/money/fallback-price';
import {
  CONTENT_SECTIONS,
  DEFAULT_CONTENT,
  parseContent,
  type ContentSection,
  type SiteContent,
} from '@ghar/domain/content/site-content';
import type { StoreData } from '@ghar/domain/pages/store-data';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { shellTexts } from '../i18n/ar/shell.ts';
import {
  carouselTexts,
  detailsTexts,
  homeTexts,
  policyTexts,
  priceFactTexts,
} from '../i18n/ar/store.ts';
import { POLICIES, policyPath } from '../routes/policies.ts';
import { renderPage } from './render-page.tsx';
import { routeTo } from './server-routes.ts';

// What the store's pages say, as their first byte has it. What moves is in *.dom.test.tsx.

const { hero, features, about } = DEFAULT_CONTENT;
type Content = StoreData['content'];
/** A section with some of its texts changed. */
const written = <Section extends ContentSection>(
  section: Section,
  {
    content,
    ...texts
  }: Partial<Omit<SiteContent<Section>, 'content'>> & {
    content?: Partial<SiteContent<Section>['content']>;
  },
): SiteContent<Section> => ({
  ...DEFAULT_CONTENT[section],
  ...texts,
  content: { ...DEFAULT_CONTENT[section].content, ...content },
});
const pictures = (count: number): StoreData['images'] =>
  Array.from({ length: count }, (_, index) => ({
    alt: `صورة للتجربة ${index + 1}`,
    width: 1600,
    height: 2000,
    src: `/media/${index}.jpg`,
    sources: { avif: '', webp: '' },
  }));

/** A page as the server draws it. */
async function draw(
  path: string,
  {
    content = {},
    ...change
  }: Partial<Omit<StoreData, 'content'>> & { content?: Partial<Content> } = {},
) {
  const { markup } = await renderPage(
    routeTo(path),
    {
      product: { name: 'صابون غار', price: 299, availability: 'available' },
      images: [],
      content: { ...DEFAULT_CONTENT, ...content },
      settings: DEFAULT_PUBLIC_SETTINGS,
      ...change,
    },
    DEFAULT_LOCALE,
  );
  const document = new Window().document as unknown as Document;
  document.body.innerHTML = markup;
  const body = document.body;
  const find = (selector: string): HTMLElement => {
    const found = body.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`${path} has no ${selector}`);
    return found;
  };
  /** A section by its name; null where there is none. */
  const region = (name: string): HTMLElement | null =>
    [...body.querySelectorAll<HTMLElement>('section, aside, footer')].find((one) => {
      const by = one.getAttribute('aria-labelledby');
      const label =
        by === null ? one.getAttribute('aria-label') : document.getElementById(by)?.textContent;
      return label === name;
    }) ?? null;
  const section = (name: string): HTMLElement => {
    const found = region(name);
    if (!found) throw new Error(`${path} has no section ${name}`);
    return found;
  };
  return {
    body,
    find,
    region,
    section,
    main: find('main'),
    footer: find('footer'),
    heading: find('h1').textContent,
    /** The items of a section's outermost list. */
    items: (name: string): Element[] => [...section(name).querySelector('ul, ol')!.children],
    price: (): string | null => find(`main [aria-label="${shellTexts.priceLabel}"]`).textContent,
  };
}
/** The same with other particulars of the shop. */
const drawWith = (path: string, particulars: Partial<SiteContent<'about'>['content']> = {}) =>
  draw(path, { content: { about: written('about', { content: particulars }) } });
const textsOf = (elements: Iterable<Element>): (string | null)[] =>
  [...elements].map(({ textContent }) => textContent);
const linkTo = (within: Element, text: string): string | null | undefined =>
  [...within.querySelectorAll('a')]
    .find((link) => link.textContent?.includes(text))
    ?.getAttribute('href');

describe('the landing page', () => {
  test('says what the product is, and leads on', async () => {
    const { heading, section, main, price } = await draw('/');
    expect(heading).toBe(hero.title);
    expect(price()).toBe(formatCharge(299));
    const words = section(hero.title);
    const stars = detailsTexts.rating(features.content.rating);
    for (const text of [hero.description, hero.content.subtitle, stars, ...hero.content.features])
      expect(words.textContent).toContain(text);
    expect(linkTo(words, shellTexts.buyNow)).toBe('/order');
    expect(linkTo(words, shellTexts.details)).toBe('/product-details');
    for (const link of main.querySelectorAll('a[href="/order"]'))
      expect(link.textContent).toContain(formatCharge(299));
  });

  test('has the figures and claims of the shop', async () => {
    const { section } = await draw('/');
    const figures = section(homeTexts.figures).textContent;
    for (const figure of ['4.9', '2,847', '10,000+', '98%']) expect(figures).toContain(figure);
    const claims = section(homeTexts.claims).textContent;
    for (const claim of ['97%', '85%', '92%', '4', '12', 'أسابيع', 'عشبة'])
      expect(claims).toContain(claim);
  });

  test('says why, who says so, and what the shop promises', async () => {
    const { items, section } = await draw('/');
    expect(textsOf(items(features.title))).toEqual(features.content.benefits);
    expect(items(homeTexts.testimonials)).toHaveLength(6);
    expect(section(homeTexts.testimonials).textContent).toContain('نورة، الرياض');
    const closing = section(homeTexts.close);
    for (const promise of ['توصيل مجاني', 'ضمان 30 يوماً', 'خلال 24 ساعة'])
      expect(closing.textContent).toContain(promise);
    const chat = linkTo(closing, shellTexts.whatsapp);
    expect(chat).toBe(`https://wa.me/${about.content.whatsapp}`);
  });

  test('has a gallery of cards: the pictures in their order, each with its words', async () => {
    const [first, second, third] = pictures(3);
    const { items } = await draw('/', {
      images: [first!, { ...second!, caption: 'عنوانها هي | وسطرها' }, third!],
    });
    const cards = items(homeTexts.gallery);
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual([
      'القطعة',
      'عنوانها هي',
      'الرغوة',
    ]);
    expect(cards[1]!.textContent).toContain('وسطرها');
    for (const [index, card] of cards.entries()) {
      const picture = card.querySelector('img')!;
      expect(picture.getAttribute('src')).toBe(`/media/${index}.jpg`);
      expect(picture.getAttribute('alt')).toBe(`صورة للتجربة ${index + 1}`);
      expect(picture.getAttribute('loading')).toBe('lazy');
    }
  });

  test('names the pictures of the product, and lets one of several be chosen', async () => {
    const carousel = (await draw('/', { images: pictures(3) })).section(carouselTexts.name);
    expect(carousel.getAttribute('aria-roledescription')).toBe(carouselTexts.kind);
    const labels = (selector: string) =>
      [...carousel.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label'));
    expect(labels('li')).toEqual(['1 من 3', '2 من 3', '3 من 3']);
    expect(labels('button')).toEqual([1, 2, 3].map(carouselTexts.show));
    const one = (await draw('/', { images: pictures(1) })).section(carouselTexts.name);
    expect(one.querySelectorAll('img')).toHaveLength(1);
    expect(one.querySelectorAll('button, [tabindex]')).toHaveLength(0);
  });

  test('has the price and the way to the order in a bar of its own', async () => {
    const { section } = await draw('/');
    const bar = section(shellTexts.buyBar);
    expect(bar.textContent).toContain(formatCharge(299));
    expect(linkTo(bar, shellTexts.buyNow)).toBe('/order');
  });

  test('has the merchant’s words in place of the defaults', async () => {
    const { heading, items, section, body, find } = await draw('/', {
      content: {
        hero: written('hero', { title: 'صابون التاجر', content: { features: ['ميزة من التاجر'] } }),
        features: written('features', {
          title: 'لماذا التاجر؟',
          content: {
            benefits: ['فائدة من التاجر'],
            rating: '3.5',
            testimonials: ['هند | العين | رأي من هند'],
            claims: ['50% | نصفهم'],
            promises: ['وعد | تفصيله'],
          },
        }),
        about: written('about', { content: { brand: 'متجري', whatsapp: '+965 5000 ١١١١' } }),
      },
    });
    expect(heading).toBe('صابون التاجر');
    expect(textsOf(items('لماذا التاجر؟'))).toEqual(['فائدة من التاجر']);
    expect(section(homeTexts.figures).textContent).toContain('3.5');
    expect(textsOf(items(homeTexts.testimonials))).toEqual(['رأي من هندهند، العين']);
    expect(section(homeTexts.claims).textContent).toContain('50%');
    expect(section(homeTexts.close).textContent).toContain('تفصيله');
    const chats = [...body.querySelectorAll('a')].filter((link) =>
      link.textContent?.includes('واتساب'),
    );
    expect(chats.length).toBeGreaterThan(1);
    for (const chat of chats) expect(chat.getAttribute('href')).toBe('https://wa.me/96550001111');
    expect(find('header').textContent).toContain('متجري');
  });

  test('shows of the figures, quotes and claims what there is', async () => {
    const few = { rating: '', reviews: '', customers: '', satisfaction: '99%' };
    const { section, region } = await draw('/', {
      content: {
        features: written('features', { content: { ...few, testimonials: [], claims: [] } }),
      },
    });
    expect(textsOf(section(homeTexts.figures).querySelectorAll('dd'))).toEqual(['99%']);
    expect(region(homeTexts.testimonials)).toBeNull();
    expect(region(homeTexts.claims)).toBeNull();
    const none = await draw('/', {
      content: { features: written('features', { content: { ...few, satisfaction: '' } }) },
    });
    expect(none.region(homeTexts.figures)).toBeNull();
    none.section(homeTexts.testimonials);
  });

  test('fills what the merchant wrote before there was more with the defaults', async () => {
    const old = {
      section: 'features',
      title: 'قديم',
      description: '',
      content: { benefits: ['فائدة قديمة'] },
    };
    const { items } = await draw('/', { content: { features: parseContent('features', old) } });
    expect(textsOf(items('قديم'))).toEqual(['فائدة قديمة']);
    expect(items(homeTexts.testimonials)).toHaveLength(6);
  });

  test('of a shop without a product or pictures has the default price and the gallery’s words', async () => {
    const { price, items, main } = await draw('/', { product: null });
    expect(price()).toBe(formatCharge(FALLBACK_PRICE));
    expect(items(homeTexts.gallery)).toHaveLength(features.content.gallery.length);
    expect(main.textContent).not.toMatch(/undefined|null|NaN/);
  });
});

describe('the details', () => {
  test('say what the product is, what it costs, and lead home', async () => {
    const { heading, main, price, find } = await draw('/product-details');
    expect(heading).toBe(hero.title);
    for (const words of ['طبيعي 100%', 'وفّر 40%', '4.9', '2,847'])
      expect(main.textContent).toContain(words);
    expect(price()).toBe(formatCharge(299));
    expect(find('header a:not([hreflang])').getAttribute('href')).toBe('/');
  });

  test('have all pictures, each of which can be enlarged, and one buy button beside them', async () => {
    const { find, main } = await draw('/product-details', { images: pictures(3) });
    const gallery = find(`main [aria-label="${carouselTexts.name}"]`);
    const enlarge = [...gallery.querySelectorAll('li > button')];
    expect(enlarge.map((button) => button.getAttribute('aria-haspopup'))).toEqual([
      'dialog',
      'dialog',
      'dialog',
    ]);
    expect(enlarge.map((button) => button.querySelector('img')?.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ]);
    const order = find('#order');
    const beside = [...main.querySelectorAll('a[href="/order"], a[href="#order"]')];
    expect(beside.filter((link) => !order.contains(link))).toHaveLength(1);
  });

  test('have promises, benefits, ingredients and the guide', async () => {
    const { items, section } = await draw('/product-details');
    expect(items(detailsTexts.promises)).toHaveLength(4);
    expect(textsOf(items(detailsTexts.benefits))).toEqual(features.content.benefits);
    const plants = items(detailsTexts.ingredients);
    expect(plants).toHaveLength(6);
    for (const plant of plants) {
      expect(plant.querySelector('h3')?.textContent).not.toBe('');
      expect(plant.querySelectorAll('li')).toHaveLength(3);
    }
    expect(textsOf(section(detailsTexts.guide).querySelectorAll('h3'))).toEqual([
      'تحضير',
      'توزيع الرغوة',
      'تدليك 2-3 دقائق',
      'انتظار 15-20 دقيقة',
      'شطف',
    ]);
  });

  test('have every answer in the page, and the way to the order, without any script', async () => {
    const { section } = await draw('/product-details');
    const faq = section(detailsTexts.faq);
    expect(faq.querySelectorAll('h3 button')).toHaveLength(4);
    for (const answer of [
      /2 إلى 3 مرات في الأسبوع/,
      /أسبوعين.*4-6 أسابيع/,
      /كل أنواع الشعر/,
      /المنتجات الأخرى/,
    ])
      expect(faq.textContent).toMatch(answer);
    expect(linkTo(section(detailsTexts.order), shellTexts.buyNow)).toBe('/order');
  });

  test('are what the merchant has written, and nothing in place of what is empty', async () => {
    const all = await draw('/product-details');
    const { heading, main, items, section } = await draw('/product-details', {
      content: {
        hero: written('hero', { title: 'صابون التاجر', content: { badge: '', save: 'وفّر 10%' } }),
        features: written('features', {
          content: {
            rating: '',
            ingredients: ['مسك | رائحته | أولى | ثانية'],
            guide: ['خطوة | وحيدة'],
            faq: ['سؤال؟ | جواب'],
          },
        }),
      },
    });
    expect(heading).toBe('صابون التاجر');
    expect(main.textContent).toContain('وفّر 10%');
    for (const gone of [
      hero.content.badge,
      detailsTexts.rating('4.9'),
      detailsTexts.reviews('2,847'),
    ]) {
      expect(all.main.textContent).toContain(gone);
      expect(main.textContent).not.toContain(gone);
    }
    expect(textsOf(items(detailsTexts.ingredients))).toEqual([expect.stringContaining('ثانية')]);
    expect(items(detailsTexts.guide)).toHaveLength(1);
    expect(textsOf(section(detailsTexts.faq).querySelectorAll('button'))).toEqual(['سؤال؟']);
  });

  test('have no section of lists that are empty', async () => {
    const { region, section } = await draw('/product-details', {
      content: {
        features: written('features', {
          content: { benefits: [], ingredients: [], guide: [], faq: [] },
        }),
      },
    });
    for (const name of ['benefits', 'ingredients', 'guide', 'faq'] as const)
      expect(region(detailsTexts[name])).toBeNull();
    section(detailsTexts.order);
  });
});

describe('what one gets for the price', () => {
  const facts = (main: Element): (string | null)[] =>
    textsOf(main.querySelectorAll(`[aria-label="${priceFactTexts.name}"] > li`));

  test.each(['/', '/product-details'])('%s says what the merchant has written', async (path) => {
    const { main } = await draw(path, {
      content: {
        about: written('about', {
          content: { weight: '150', washes: '40', shelf_life: 'سنتان' },
        }),
      },
      settings: { ...DEFAULT_PUBLIC_SETTINGS, payment_marks: ['visa', 'apple-pay'] },
    });
    expect(facts(main)).toEqual([
      '150 غراماً، الصلاحية: سنتان',
      'تكفي نحو 40 غسلة، الغسلة بـ7.48 درهم',
      'يصلك خلال يوم إلى 6 أيام عمل',
      'ضمان 30 يوماً: إن لم يعجبك رددنا المبلغ كاملاً',
      'نقبلVisaApple Pay',
    ]);
    expect(linkTo(main, priceFactTexts.guarantee(30))).toBe(policyPath('guarantee'));
  });

  test.each(['/', '/product-details'])('%s leaves out what is not known', async (path) => {
    const { main } = await drawWith(path, { guarantee: '' });
    expect(facts(main)).toEqual(['يصلك خلال يوم إلى 6 أيام عمل']);
  });
});

describe('a text that the merchant empties', () => {
  /** The elements that would be there for nothing. */
  const hollow = (body: Element): string[] =>
    [...body.querySelectorAll('p, ul, ol, dl, li, dt, dd, h1, h2, h3, h4, blockquote, section')]
      .filter((one) => one.textContent === '' && !one.querySelector('img, svg, input'))
      .map(({ outerHTML }) => outerHTML);
  const isList = (text: unknown): text is readonly string[] => Array.isArray(text);
  /** All content with its lists empty, or all its other texts but the titles. */
  const emptied = (lists: boolean): StoreData['content'] =>
    Object.fromEntries(
      CONTENT_SECTIONS.map((section) => {
        const { title, description, content } = DEFAULT_CONTENT[section];
        const texts = Object.entries<unknown>(content).map(([key, text]) => {
          if (isList(text)) return [key, lists ? [] : text];
          return [key, lists ? text : ''];
        });
        const document = {
          title,
          description: lists ? description : '',
          content: Object.fromEntries(texts),
        };
        return [section, parseContent(section, document)];
      }),
    ) as StoreData['content'];
  const texts = CONTENT_SECTIONS.flatMap((section) => {
    const { description, content } = DEFAULT_CONTENT[section];
    const { brand: _needed, ...others } = content as Record<string, unknown>;
    return [description, ...Object.values(others)];
  });

  test.each(['/', '/product-details', '/about'])('leaves nothing behind on %s', async (path) => {
    for (const lists of [true, false]) {
      const { body } = await draw(path, { content: emptied(lists) });
      expect(hollow(body)).toEqual([]);
      const shown = new Set(textsOf(body.querySelectorAll('*')));
      const emptiedTexts = texts
        .filter((text) => isList(text) === lists)
        .flat()
        .map((text) => String(text).split('|').at(-1)!.trim())
        .filter(Boolean);
      expect(emptiedTexts.filter((text) => shown.has(text))).toEqual([]);
    }
  });
});

describe('every page', () => {
  const PATHS = ['/', '/product-details', '/about', ...POLICIES.map(policyPath)];

  test.each(PATHS)('%s has one heading, one main part, and the way home', async (path) => {
    const { body, find, main } = await drawWith(path);
    expect(body.querySelectorAll('h1')).toHaveLength(1);
    expect(body.querySelectorAll('main')).toHaveLength(1);
    expect(find('header a:not([hreflang])').getAttribute('href')).toBe('/');
    expect(main.textContent).not.toMatch(/undefined|null|NaN/);
  });

  test.each(PATHS)('%s leads to details, questions, tracking and chat', async (path) => {
    const { find } = await drawWith(path);
    const links = find(`header nav[aria-label="${shellTexts.pages}"]`);
    expect(linkTo(links, shellTexts.details)).toBe('/product-details');
    expect(linkTo(links, detailsTexts.faq)).toBe('/product-details#faq');
    expect(linkTo(links, shellTexts.track)).toBe('/track');
    expect(linkTo(links, shellTexts.whatsappShort)).toBe(`https://wa.me/${about.content.whatsapp}`);
  });

  test.each(PATHS)('%s leads to every policy, and says who sells', async (path) => {
    const { footer } = await drawWith(path);
    for (const policy of POLICIES)
      expect(linkTo(footer, policyTexts.names[policy])).toBe(policyPath(policy));
    expect(linkTo(footer, policyTexts.about)).toBe('/about');
    expect(linkTo(footer, shellTexts.track)).toBe('/track');
    const { legal_name, registration, notice } = about.content;
    for (const text of [legal_name, registration, notice])
      expect(footer.textContent).toContain(text);
  });

  test('has the seller’s phone and mail as links where they are ones', async () => {
    const words = await drawWith('/about');
    expect(words.footer.textContent).toContain(about.content.phone);
    expect(words.footer.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')).toHaveLength(0);
    const links = await drawWith('/about', {
      phone: '+971 50 000 0000',
      email: 'a@b.example',
    });
    expect(linkTo(links.footer, '+971 50 000 0000')).toBe('tel:+971500000000');
    expect(linkTo(links.footer, 'a@b.example')).toBe('mailto:a@b.example');
    expect(linkTo(links.main, 'a@b.example')).toBe('mailto:a@b.example');
  });

  test('shows of the seller’s particulars what there is', async () => {
    const { footer } = await drawWith('/about', {
      legal_name: 'مؤسسة التجربة',
      phone: '',
      notice: '',
    });
    expect(textsOf(footer.querySelectorAll('dt'))).toEqual([
      policyTexts.legalName,
      policyTexts.address,
      policyTexts.email,
      policyTexts.registration,
    ]);
    expect(footer.textContent).toContain('مؤسسة التجربة');
    expect(footer.textContent).not.toContain(about.content.notice);
  });
});

describe('a policy', () => {
  test.each(POLICIES)('%s is what the shop says by default', async (policy) => {
    const { heading, main } = await drawWith(policyPath(policy));
    expect(heading).toBe(policyTexts.names[policy]);
    const [firstLine = ''] = about.content[policy].split('\n');
    expect(main.textContent).toContain(firstLine);
    const current = [...main.querySelectorAll('nav [aria-current=page]')];
    expect(textsOf(current)).toEqual([policyTexts.names[policy]]);
  });

  test('is what the merchant has written, with its headings and lists', async () => {
    const { find } = await drawWith('/policies/shipping', {
      shipping: 'نوصل كل خميس.\n\n# الاستثناءات\n\n- الجزر\n- الأعياد',
    });
    const article = find('article');
    expect(textsOf(article.querySelectorAll('p'))).toContain('نوصل كل خميس.');
    expect(textsOf(article.querySelectorAll('h2'))).toEqual(['الاستثناءات']);
    expect(textsOf(article.querySelectorAll('li'))).toEqual(['الجزر', 'الأعياد']);
  });

  test('and the page about the shop names the shop', async () => {
    const { heading, main } = await drawWith('/about');
    expect(heading).toBe(about.title);
    expect(main.textContent).toContain(about.content.legal_name);
  });
});

test('what the merchant writes is text, never markup', async () => {
  const script = `</script><img src=x onerror=alert(1)>"'><svg onload=alert(2)>`;
  const content = {
    hero: written('hero', { title: script, description: script }),
    about: written('about', { content: { brand: script, terms: `# ${script}\n\n- ${script}` } }),
    features: written('features', { content: { faq: [`${script} | ${script}`] } }),
  };
  const [picture] = pictures(1);
  for (const path of ['/', '/product-details', '/policies/terms']) {
    const { body } = await draw(path, { content, images: [{ ...picture!, alt: script }] });
    expect(body.textContent).toContain(script);
    expect(body.querySelectorAll('[onerror], [onload], img[src="x"]')).toHaveLength(0);
  }
});
