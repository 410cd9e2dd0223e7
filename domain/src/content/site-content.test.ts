import { LOCALES } from '../i18n/locale.ts';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  CONTENT_SECTIONS,
  DEFAULT_CONTENT,
  DEFAULTS_BY_LOCALE,
  fallbackText,
  parseContent,
  readContent,
  readTranslation,
  siteContentSchema,
  translationOf,
} from './site-content.ts';

describe.each(CONTENT_SECTIONS)('the section "%s"', (section) => {
  test('has a default that an admin could have written', () => {
    const written = { section, ...DEFAULT_CONTENT[section] };
    expect(v.safeParse(siteContentSchema(section), written).success).toBe(true);
  });

  test('is read as it was written', () => {
    expect(parseContent(section, DEFAULT_CONTENT[section])).toEqual(DEFAULT_CONTENT[section]);
  });
});

test('a key that a document does not have is the default', () => {
  const old = { title: 'قديم', description: '', content: { benefits: ['نعومة'] } };
  expect(parseContent('features', old)).toEqual({
    title: 'قديم',
    description: '',
    content: { ...DEFAULT_CONTENT.features.content, benefits: ['نعومة'] },
  });
});

describe('in English', () => {
  const { features } = DEFAULT_CONTENT;
  const hero = {
    title: 'صابون',
    description: 'وصف',
    content: {
      subtitle: 'سطر',
      description: 'حكاية',
      features: ['ميزة'],
      badge: 'شارة',
      save: 'وفّر',
    },
  };
  const inEnglish = (translation: unknown, content: object = {}) =>
    parseContent(
      'hero',
      { ...hero, content: { ...hero.content, ...content }, translations: { en: translation } },
      'en',
    );

  test('each text is its translation, and without one the merchant’s', () => {
    const shown = inEnglish({
      title: 'Soap',
      content: { badge: ' New ', features: ['Light', ' '] },
    });
    expect(shown).toEqual({
      title: 'Soap',
      description: hero.description,
      content: { ...hero.content, badge: 'New', features: ['Light'] },
    });
  });

  test.each([undefined, null, 'text', {}, { title: ' ', content: { badge: '', features: [] } }])(
    'a translation that says nothing, %j, changes nothing',
    (translation) => expect(inEnglish(translation)).toEqual(hero),
  );

  test('a translation that is not what it should be is passed over, and the others stand', () => {
    const wrong = { title: 7, content: { badge: ['New'], features: 'Light', save: 'Save' } };
    expect(inEnglish(wrong)).toEqual({ ...hero, content: { ...hero.content, save: 'Save' } });
  });

  test('a text that the merchant has emptied is gone', () => {
    const gone = inEnglish(
      { content: { save: 'Save 40%', features: ['Light'] } },
      { save: ' ', features: [] },
    );
    expect(gone.content).toMatchObject({ save: '', features: [] });
  });

  test('a text that the merchant left as it came is the default in English, until it is translated', () => {
    const { faq: _, ...older } = features.content;
    const document = {
      ...features,
      content: { ...older, guide: ['خطوة | نص'] },
      translations: { en: { content: { promises: ['Fast | very'], claims: [] } } },
    };
    const shown = parseContent('features', document, 'en');
    const { en } = DEFAULTS_BY_LOCALE;
    expect(shown).toMatchObject({ title: en.features.title, description: en.features.description });
    expect(shown.content).toEqual({
      ...en.features.content,
      guide: ['خطوة | نص'],
      promises: ['Fast | very'],
      claims: features.content.claims,
    });
  });

  test('what is edited is what is stored, and empty where that is nothing', () => {
    const document = {
      ...hero,
      content: { ...hero.content, save: DEFAULT_CONTENT.hero.content.save },
      translations: { en: { title: ' Soap ', content: { badge: ['New'] } } },
    };
    expect(readTranslation('hero', document, 'en')).toEqual({
      title: ' Soap ',
      description: '',
      content: {
        subtitle: '',
        description: '',
        features: [],
        badge: '',
        save: DEFAULTS_BY_LOCALE.en.hero.content.save,
      },
    });
  });

  test('figures, and where the shop is reached, are not stored a second time', () => {
    const { content } = translationOf(DEFAULTS_BY_LOCALE.en.features);
    expect(Object.keys(content)).toEqual(
      Object.keys(features.content).filter(
        (key) => !['rating', 'reviews', 'customers', 'satisfaction'].includes(key),
      ),
    );
  });

  test('the merchant’s page is as it was', () => {
    const document = { ...hero, translations: { en: { title: 'Soap' } } };
    expect(parseContent('hero', document)).toEqual(hero);
  });
});

test.each(LOCALES)(
  'the defaults in %s have as many lines and parts as the merchant’s',
  (locale) => {
    const shape = (texts: object): unknown =>
      Object.entries(texts).map(([key, text]: [string, string | string[]]) => [
        key,
        typeof text === 'string'
          ? [text === '', (text.match(/\n\n|^[#-]/gm) ?? []).length]
          : text.map((line) => line.split('|').length),
      ]);
    for (const section of CONTENT_SECTIONS) {
      const written = { section, ...DEFAULTS_BY_LOCALE[locale][section] };
      expect(v.safeParse(siteContentSchema(section), written).success).toBe(true);
      expect(shape(written.content)).toEqual(shape(DEFAULT_CONTENT[section].content));
    }
  },
);

test('the defaults in English are in English', () => {
  const texts = JSON.stringify(DEFAULTS_BY_LOCALE.en);
  expect(texts.match(/[\p{Script=Arabic}،؛؟]+/gu)).toBeNull();
});

test('a title and the name of the shop are never empty: the default stands for them', () => {
  const { hero, about } = DEFAULT_CONTENT;
  expect(parseContent('hero', { ...hero, title: ' ' }).title).toBe(hero.title);
  const nameless = { ...about, content: { ...about.content, brand: '', notice: '' } };
  expect(parseContent('about', nameless).content).toMatchObject({
    brand: about.content.brand,
    notice: '',
  });
  expect(readContent('hero', { ...hero, title: '' }).title).toBe('');
  expect(fallbackText('hero', 'title')).toBe(hero.title);
  expect(fallbackText('hero', 'content.badge')).toBeNull();
});

test('spaces alone are shown as nothing', () => {
  const { hero, features } = DEFAULT_CONTENT;
  const spaced = { ...hero, description: ' \n ', content: { ...hero.content, badge: '  ' } };
  expect(parseContent('hero', spaced)).toMatchObject({ description: '', content: { badge: '' } });
  const listed = { ...features, content: { ...features.content, benefits: ['', ' ', 'نعومة'] } };
  expect(parseContent('features', listed).content.benefits).toEqual(['نعومة']);
});

test('a key that is not what it should be makes the document unreadable', () => {
  const wrong = { ...DEFAULT_CONTENT.hero, content: { features: 'نص' } };
  expect(() => parseContent('hero', wrong)).toThrow(v.ValiError);
  expect(() => parseContent('hero', { title: 'بلا محتوى' })).toThrow(v.ValiError);
});

describe('the defaults of the landing page and of the details', () => {
  const { content } = DEFAULT_CONTENT.features;
  const parts = (line: string): number => line.split('|').length;

  test('are as many as the shop names', () => {
    expect(content.testimonials).toHaveLength(6);
    expect(content.benefits).toHaveLength(8);
    expect(content.ingredients).toHaveLength(6);
    expect(content.guide).toHaveLength(5);
    expect(content.faq).toHaveLength(4);
  });

  test('have all their parts', () => {
    expect(new Set(content.ingredients.map(parts))).toEqual(new Set([5]));
    expect(new Set(content.testimonials.map(parts))).toEqual(new Set([3]));
    for (const key of ['claims', 'gallery', 'promises', 'guide', 'faq'] as const)
      expect(new Set(content[key].map(parts))).toEqual(new Set([2]));
  });
});
