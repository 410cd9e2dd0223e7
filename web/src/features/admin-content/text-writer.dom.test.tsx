import { CHANGE_MS } from '@ghar/domain/content/former-text';
import { SETTINGS_PATHS, siteContentPath } from '@ghar/domain/paths';
import { DEFAULT_CONTENT, DEFAULTS_BY_LOCALE } from '@ghar/domain/content/site-content';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '../../../testing/auth.ts';
import { database } from '../../../testing/firestore.ts';
import { ADMIN } from '../../../testing/shop.ts';
import { createTextWriter } from './text-writer.ts';
import type { ContentEdit } from './content-edit.ts';

const HERO = siteContentPath('hero');
const BADGE = DEFAULT_CONTENT.hero.content.badge;
const OTHERS_TEXT = 'نص زميلتي';
const OVERTAKEN = { code: 'text-changed', theirs: OTHERS_TEXT };

const edit = (base: string, mine: string, more: Partial<ContentEdit> = {}): ContentEdit => ({
  section: 'hero',
  path: 'content.badge',
  base,
  mine,
  sent: [],
  isTakenBack: false,
  ...more,
});
const content = () => database.read(HERO)?.['content'] as Record<string, unknown>;
/** As somebody else's panel does. */
const writeElsewhere = (change: object): void =>
  database.change(HERO, { content: { ...content(), ...change } });
/** The former texts that are kept, the oldest first. */
const kept = () =>
  Object.values(database.list(`${HERO}/former_texts`)).map(({ text, email }) => ({ text, email }));

beforeEach(() => {
  users.enter(ADMIN.uid);
});

describe('two writers of one text', () => {
  test('the second one writes nothing, and hears what the first one has written', async () => {
    const [mine, theirs] = [createTextWriter(), createTextWriter()];
    expect(await theirs.write(edit(BADGE, OTHERS_TEXT))).toBe('begun');
    await expect(mine.write(edit(BADGE, 'نصي'))).rejects.toMatchObject(OVERTAKEN);
    expect(content()).toMatchObject({ badge: OTHERS_TEXT });
    expect(kept()).toEqual([{ text: BADGE, email: ADMIN.email }]);
  });

  test('one that is saved between the reading and the writing of the other stays', async () => {
    const mine = createTextWriter();
    database.beforeNextCommit(() => writeElsewhere({ badge: OTHERS_TEXT }));
    await expect(mine.write(edit(BADGE, 'نصي'))).rejects.toMatchObject(OVERTAKEN);
    expect(content()).toMatchObject({ badge: OTHERS_TEXT });
    expect(kept()).toEqual([]);
  });

  test('one whose change was under way does not go on over the text of the other', async () => {
    const mine = createTextWriter();
    await mine.write(edit(BADGE, 'نص'));
    writeElsewhere({ badge: OTHERS_TEXT });
    await expect(mine.write(edit('نص', 'نصي'))).rejects.toMatchObject(OVERTAKEN);
    expect(content()).toMatchObject({ badge: OTHERS_TEXT });
  });

  test('mine is written over theirs once that was seen, and theirs is kept', async () => {
    const mine = createTextWriter();
    await mine.write(edit(BADGE, 'نص'));
    writeElsewhere({ badge: OTHERS_TEXT });
    expect(await mine.write(edit(OTHERS_TEXT, 'نصي'))).toBe('begun');
    expect(content()).toMatchObject({ badge: 'نصي' });
    expect(kept().map(({ text }) => text)).toEqual([BADGE, OTHERS_TEXT]);
  });

  test('the same text from both is no conflict', async () => {
    writeElsewhere({ badge: 'نصي' });
    expect(await createTextWriter().write(edit(BADGE, 'نصي'))).toBe('unchanged');
    expect(kept()).toEqual([]);
  });
});

describe('the shop’s WhatsApp number', () => {
  const number = (base: string, mine: string): ContentEdit =>
    edit(base, mine, { section: 'about', path: 'content.whatsapp' });
  const stored = () =>
    (database.read(siteContentPath('about'))!['content'] as Record<string, unknown>)['whatsapp'];
  const { whatsapp } = DEFAULT_CONTENT.about.content;

  test('is stored in full, by the seller’s country', async () => {
    database.put(SETTINGS_PATHS.private, { seller: { country: 'sa' } });
    await createTextWriter().write(number(whatsapp, '050 123 4567'));
    expect(stored()).toBe('+966501234567');
  });

  test('may be typed on while it is stored in another spelling', async () => {
    const mine = createTextWriter();
    await mine.write(number(whatsapp, '+971 (0)50 123 456'));
    expect(await mine.write(number('+971 (0)50 123 456', '+971 (0)50 123 4567'))).toBe('continued');
    expect(stored()).toBe('+971501234567');
  });

  test('that was saved as it was typed is no conflict', async () => {
    const { title, description, content: texts } = DEFAULT_CONTENT.about;
    const content = { ...texts, whatsapp: '0501234567' };
    database.put(siteContentPath('about'), { section: 'about', title, description, content });
    const written = createTextWriter().write(number('0501234567', '0507654321'));
    expect(await written).toBe('begun');
    expect(stored()).toBe('+971507654321');
  });
});

describe('another text of the section, changed meanwhile', () => {
  const OTHER_FIELD = { subtitle: 'سطر من زميلتي' };

  test('stays as it was written', async () => {
    database.beforeNextCommit(() => writeElsewhere(OTHER_FIELD));
    expect(await createTextWriter().write(edit(BADGE, 'نصي'))).toBe('begun');
    expect(content()).toMatchObject({ badge: 'نصي', ...OTHER_FIELD });
  });

  test('stays too where the rules refuse the first attempt because of it', async () => {
    database.beforeNextCommit(() => {
      writeElsewhere(OTHER_FIELD);
      database.refuseCommits('permission-denied');
      database.beforeNextCommit(() => database.refuseCommits(null));
    });
    expect(await createTextWriter().write(edit(BADGE, 'نصي'))).toBe('begun');
    expect(content()).toMatchObject({ badge: 'نصي', ...OTHER_FIELD });
  });
});

describe('what the rules refuse', () => {
  /** Refuses all commits, and counts them; `before` runs before each. */
  function refuseAll(before: () => void): { commits: number } {
    const seen = { commits: 0 };
    const onCommit = (): void => {
      seen.commits += 1;
      before();
      database.beforeNextCommit(onCommit);
    };
    database.beforeNextCommit(onCommit);
    database.refuseCommits('permission-denied');
    return seen;
  }

  test('is not sent again where nobody has changed the section', async () => {
    const seen = refuseAll(() => {});
    const written = createTextWriter().write(edit(BADGE, 'نصي'));
    await expect(written).rejects.toThrow('refused by the test');
    expect(seen.commits).toBe(1);
  });

  test('is given up after five attempts where somebody always has', async () => {
    let times = 0;
    const seen = refuseAll(() => writeElsewhere({ subtitle: `سطر ${++times}` }));
    const written = createTextWriter().write(edit(BADGE, 'نصي'));
    await expect(written).rejects.toThrow('refused by the test');
    expect(seen.commits).toBe(5);
    expect(content()).toMatchObject({ badge: BADGE, subtitle: 'سطر 5' });
  });
});

test('a text of a save that was not answered may stand in the database', async () => {
  writeElsewhere({ badge: 'نص' });
  expect(await createTextWriter().write(edit(BADGE, 'نصي', { sent: ['نص'] }))).toBe('begun');
  expect(content()).toMatchObject({ badge: 'نصي' });
});

describe('what the text was before', () => {
  test('is kept once for what one types on, and again for a later change', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const writer = createTextWriter();
      expect(await writer.write(edit(BADGE, 'أ'))).toBe('begun');
      vi.advanceTimersByTime(CHANGE_MS - 1);
      expect(await writer.write(edit('أ', 'أب'))).toBe('continued');
      expect(kept().map(({ text }) => text)).toEqual([BADGE]);
      vi.advanceTimersByTime(1);
      expect(await writer.write(edit('أب', 'أبت'))).toBe('begun');
      expect(kept().map(({ text }) => text)).toEqual([BADGE, 'أب']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is kept for a text that is taken back, however soon', async () => {
    const writer = createTextWriter();
    await writer.write(edit(BADGE, 'أ'));
    await writer.write(edit('أ', BADGE, { isTakenBack: true }));
    expect(kept().map(({ text }) => text)).toEqual([BADGE, 'أ']);
  });

  test('is kept after a write that was refused, since that one may have been stored', async () => {
    const writer = createTextWriter();
    await writer.write(edit(BADGE, 'أ'));
    database.refuseCommits('unavailable');
    await expect(writer.write(edit('أ', 'أب'))).rejects.toThrow('refused by the test');
    database.refuseCommits(null);
    expect(await writer.write(edit('أ', 'أبت'))).toBe('begun');
    expect(kept().map(({ text }) => text)).toEqual([BADGE, 'أ']);
  });

  test('is the default, and so says, where the section or the text was never written', async () => {
    const { badge: _, ...others } = content();
    database.change(HERO, { content: others });
    await createTextWriter().write(edit(BADGE, 'أ'));
    database.remove(HERO);
    expect(await createTextWriter().write(edit(BADGE, 'ب'))).toBe('begun');
    expect(database.read(HERO)).toMatchObject({
      ...DEFAULT_CONTENT.hero,
      section: 'hero',
      content: { ...DEFAULT_CONTENT.hero.content, badge: 'ب' },
    });
    expect(kept().map(({ text }) => text)).toEqual([null, null]);
  });
});

describe('a translation', () => {
  const translation = () =>
    (database.read(HERO)?.['translations'] as { en?: { content?: object } } | undefined)?.en;
  const ENGLISH = DEFAULTS_BY_LOCALE.en.hero.content.badge;
  const inEnglish = (base: string, mine: string): ContentEdit =>
    edit(base, mine, { path: 'translations.en.content.badge' });
  const put = (badge: string, translations: object = {}): void =>
    database.put(HERO, {
      section: 'hero',
      ...DEFAULT_CONTENT.hero,
      content: { ...DEFAULT_CONTENT.hero.content, badge },
      translations,
    });

  test('that was missing is kept as empty', async () => {
    put('شارة');
    expect(await createTextWriter().write(inEnglish('', 'Natural'))).toBe('begun');
    expect(translation()).toEqual({ content: { badge: 'Natural' } });
    expect(content()).toMatchObject({ badge: 'شارة' });
    expect(kept()).toEqual([{ text: '', email: ADMIN.email }]);
  });

  test('that was the default is kept as that', async () => {
    put(BADGE);
    await createTextWriter().write(inEnglish(ENGLISH, 'Natural'));
    expect(kept()).toEqual([{ text: null, email: ADMIN.email }]);
  });

  test('that was the default stays as it was when its text is changed', async () => {
    put(BADGE);
    await createTextWriter().write(edit(BADGE, 'شارة'));
    expect(content()).toMatchObject({ badge: 'شارة' });
    expect(translation()).toEqual({ content: { badge: ENGLISH } });
  });

  test('that the merchant has written stays as well', async () => {
    put(BADGE, { en: { content: { badge: '' } } });
    await createTextWriter().write(edit(BADGE, 'شارة'));
    expect(translation()).toEqual({ content: { badge: '' } });
  });

  test('is no conflict with a change of its text, which took its default away', async () => {
    put('شارة');
    expect(await createTextWriter().write(inEnglish(ENGLISH, 'Natural'))).toBe('begun');
    expect(translation()).toEqual({ content: { badge: 'Natural' } });
  });

  test('begins a section that was never written', async () => {
    database.remove(HERO);
    await createTextWriter().write(inEnglish(ENGLISH, 'Natural'));
    expect(database.read(HERO)).toMatchObject({
      section: 'hero',
      ...DEFAULT_CONTENT.hero,
      translations: { en: { content: { badge: 'Natural' } } },
    });
    expect(kept()).toEqual([{ text: null, email: ADMIN.email }]);
  });
});
