import { formerTextPath, siteContentPath } from '@ghar/domain/paths';
import {
  CONTENT_LIMITS,
  DEFAULT_CONTENT,
  DEFAULTS_BY_LOCALE,
  type ContentSection,
} from '@ghar/domain/content/site-content';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '../../../testing/firestore.ts';
import { onLaptop, onPhone } from '../../../testing/screen-size.ts';
import { openPanel } from '../../../testing/open-page.tsx';
import { ADMIN } from '../../../testing/shop.ts';
import { adminTexts, leaveTexts } from '../../i18n/ar/admin.ts';
import { translationTexts } from '../../i18n/ar/admin-translations.ts';
import {
  contentTexts as texts,
  fieldTexts,
  formerTextTexts,
  groupNoteTexts,
  listTexts,
  partTexts,
  productTextTexts,
  saveAllTexts,
  savingTexts,
  textProblemTexts,
  textStateTexts,
} from '../../i18n/ar/admin-content.ts';
import { ADMIN_REFUSALS, ERROR_TITLE, OPERATIONS } from '../../i18n/ar/admin-operations.ts';

const { hero, features, about } = fieldTexts;
const BADGE = DEFAULT_CONTENT.hero.content.badge;
const TOO_LONG = 'ط'.repeat(CONTENT_LIMITS.title + 1);
const FAQ = DEFAULT_CONTENT.features.content.faq;

const stored = (section: ContentSection): Record<string, unknown> =>
  database.read(siteContentPath(section))!;
const storedContent = (section: ContentSection) =>
  stored(section)['content'] as Record<string, unknown>;
/** As somebody else's panel does. */
const writeElsewhere = (section: ContentSection, change: object): void =>
  database.change(siteContentPath(section), { content: { ...storedContent(section), ...change } });

async function openContent(): Promise<UserEvent> {
  onLaptop();
  const user = await openPanel('/admin/content');
  await screen.findByLabelText(hero.badge.label);
  return user;
}
const textOf = (element: Element | null | undefined): string => element!.textContent;
const descriptionOf = (element: Element): string =>
  element
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => textOf(document.getElementById(id)))
    .join(' ');
const isSeen = (element: Element): boolean => element.closest('[hidden]') === null;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const tabNamed = (section: ContentSection) =>
  screen.getByText(texts.sections[section], { selector: '[role=tab] *' });
/** Found by attributes, since queries by role or label look at each of so long a page's elements. */
const named = (within: ParentNode, name: string) =>
  within.querySelector<HTMLTextAreaElement>(`[aria-label="${name}"]`);
const listNamed = (label: string) =>
  [...document.querySelectorAll('ol')].find(
    (list) => document.getElementById(list.getAttribute('aria-labelledby')!)?.textContent === label,
  )!;
const partOf = (label: string, part: keyof typeof partTexts, line: number) =>
  named(listNamed(label), `${partTexts[part]}، ${listTexts.line(line)}`)!;

async function openFeatures(user: UserEvent): Promise<void> {
  await user.click(tabNamed('features'));
  await screen.findByLabelText(features.rating.label);
}

/** Takes the focus out of its field: a press of Tab would look at each of the page's elements. */
const leave = (): void => act(() => (document.activeElement as HTMLElement).blur());
const sidebar = () => screen.getByLabelText(adminTexts.nav, { selector: 'nav' });
/** Replaces what stands in a field. It is saved once the field is left. */
async function write(user: UserEvent, target: HTMLElement, text: string): Promise<void> {
  await user.clear(target);
  if (text !== '') await user.paste(text);
}
/** Replaces a text and leaves its field. */
async function writeAndLeave(user: UserEvent, target: HTMLElement, text: string): Promise<void> {
  await write(user, target, text);
  leave();
}

/** Opens what a text was before. */
async function openHistory(user: UserEvent, label: string): Promise<HTMLElement> {
  const name = formerTextTexts.open(label);
  await user.click(screen.getByLabelText(name));
  return screen.findByRole('dialog', { name });
}
/** A former text that somebody else has replaced. */
const keepFormer = (id: string, text: string | null, day: number): void =>
  database.put(formerTextPath('hero', id), {
    path: 'content.badge',
    text,
    email: 'sara@ghar.example',
    created_at: new Date(2026, 0, day, 12),
    updated_at: new Date(2026, 0, day, 12),
    updated_by: 'sara',
  });

/** What was printed as an error, which a test expects. */
function expectErrors(): () => string {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => printed.mock.calls.map((words) => words.map(String).join(' ')).join('\n');
}

describe('what is typed', () => {
  test('is saved after a pause, without leaving its field', async () => {
    const user = await openContent();
    await write(user, field(hero.badge.label), 'شارة');
    expect(screen.getAllByText(savingTexts.saving)).not.toEqual([]);
    await screen.findByText(OPERATIONS['update-content'].done);
    expect(storedContent('hero')).toEqual({ ...DEFAULT_CONTENT.hero.content, badge: 'شارة' });
    expect(stored('hero')).toMatchObject({ updated_by: ADMIN.uid });
    expect(screen.getAllByText(savingTexts.saved)).not.toEqual([]);
  });

  test('may be an empty title: the shop shows its own, which is said', async () => {
    const user = await openContent();
    const title = field(hero['section title'].label);
    await writeAndLeave(user, title, '');
    expect(descriptionOf(title)).toContain(textStateTexts.fallback(DEFAULT_CONTENT.hero.title));
    await waitFor(() => expect(stored('hero')).toMatchObject({ title: '' }));
    expect(title.value).toBe('');
  });

  test('has its limit told where it is near, and is kept and not saved beyond it', async () => {
    const user = await openContent();
    const title = field(hero['section title'].label);
    const unsavedMark = () => within(tabNamed('hero')).queryByTitle(savingTexts.unsaved);
    const announced = () =>
      screen.queryByText(textStateTexts.nearLength(CONTENT_LIMITS.title), { selector: 'output' });
    await write(user, title, 'ط'.repeat(170));
    expect(descriptionOf(title)).toContain(textStateTexts.length(170, CONTENT_LIMITS.title));
    expect(announced()).not.toBeNull();
    await user.keyboard('{Backspace}');
    expect(descriptionOf(title)).not.toContain(textStateTexts.length(169, CONTENT_LIMITS.title));
    expect(announced()).toBeNull();
    expect(unsavedMark()).toBeNull();
    await writeAndLeave(user, title, TOO_LONG);
    expect(descriptionOf(title)).toContain(textProblemTexts['too-long']);
    expect(descriptionOf(title)).toContain(
      textStateTexts.length(TOO_LONG.length, CONTENT_LIMITS.title),
    );
    expect(title.getAttribute('aria-invalid')).toBe('true');
    expect(title.value).toBe(TOO_LONG);
    expect(unsavedMark()).not.toBeNull();
    await user.click(screen.getByText(saveAllTexts.save));
    await screen.findByText(saveAllTexts.notAllSaved);
    expect(stored('hero')['title']).not.toBe(TOO_LONG);
    await writeAndLeave(user, title, TOO_LONG.slice(1));
    await waitFor(() => expect(stored('hero')).toMatchObject({ title: TOO_LONG.slice(1) }));
    expect(unsavedMark()).toBeNull();
    await user.click(screen.getByText(saveAllTexts.save));
    await screen.findByText(saveAllTexts.allSaved);
  });

  test('as a weight is a number in any digits, and no words', async () => {
    const user = await openContent();
    await user.click(tabNamed('about'));
    const weight = await screen.findByLabelText<HTMLInputElement>(about.weight.label);
    expect(screen.getByText(groupNoteTexts.facts!)).toBeDefined();
    await writeAndLeave(user, weight, '150 غ');
    expect(descriptionOf(weight)).toContain(textProblemTexts.figure);
    expect(storedContent('about')).toMatchObject({ weight: '' });
    await writeAndLeave(user, weight, '١٥٠');
    await waitFor(() => expect(storedContent('about')).toMatchObject({ weight: '150' }));
  });

  test('is saved before the section is left', async () => {
    const user = await openContent();
    await write(user, field(hero.badge.label), 'شارة');
    await user.click(within(sidebar()).getByText(adminTexts.sections.products));
    await screen.findByText(adminTexts.sections.products, { selector: 'h1' });
    expect(storedContent('hero')).toMatchObject({ badge: 'شارة' });
  });

  test('is saved before one is signed out, or asked about where that cannot be', async () => {
    const user = await openContent();
    const title = field(hero['section title'].label);
    await write(user, title, TOO_LONG);
    await user.click(screen.getByText(adminTexts.signOut));
    const asked = await screen.findByRole('dialog', { name: leaveTexts.title });
    expect(textOf(asked)).toContain(leaveTexts.losses.texts);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(asked.isConnected).toBe(false));
    expect(title.value).toBe(TOO_LONG);
    await write(user, field(hero.badge.label), 'شارة');
    await user.click(screen.getByText(adminTexts.signOut));
    await user.click(await screen.findByText(leaveTexts.leave));
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(stored('hero')).toMatchObject({
      title: DEFAULT_CONTENT.hero.title,
      content: { badge: 'شارة' },
    });
  });

  test('stays where it could not be saved, until that is tried again or the connection is back', async () => {
    const printed = expectErrors();
    const user = await openContent();
    const save = field(hero.save.label);
    database.refuseCommits('permission-denied');
    await writeAndLeave(user, save, 'وفّر 10%');
    await screen.findByText(textStateTexts.failed);
    await screen.findByText(ERROR_TITLE);
    expect(printed()).toContain('update-content:');
    expect(save.value).toBe('وفّر 10%');
    expect(save.getAttribute('aria-invalid')).toBe('true');
    // the section is not left over it
    await user.click(within(sidebar()).getByText(adminTexts.sections.products));
    const asked = await screen.findByRole('dialog', { name: leaveTexts.title });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(asked.isConnected).toBe(false));
    expect(field(hero.save.label)).toBe(save);
    expect(save.value).toBe('وفّر 10%');
    database.refuseCommits(null);
    await user.click(screen.getByText(textStateTexts.retry));
    await waitFor(() => expect(storedContent('hero')).toMatchObject({ save: 'وفّر 10%' }));
    expect(document.activeElement).toBe(save);
    expect(save.getAttribute('aria-invalid')).toBe('false');
    database.refuseCommits('unavailable');
    await writeAndLeave(user, save, 'وفّر 20%');
    await screen.findByText(textStateTexts.failed);
    database.refuseCommits(null);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(storedContent('hero')).toMatchObject({ save: 'وفّر 20%' }));
  });
});

describe('somebody else', () => {
  const CHANGED = 'سطر من غيري';

  test('who changes another text is seen at once, and loses nothing', async () => {
    const user = await openContent();
    await write(user, field(hero.badge.label), 'شارتي');
    writeElsewhere('hero', { subtitle: CHANGED });
    await waitFor(() => expect(field(hero.subtitle.label).value).toBe(CHANGED));
    leave();
    await waitFor(() =>
      expect(storedContent('hero')).toMatchObject({ badge: 'شارتي', subtitle: CHANGED }),
    );
  });

  test.for([
    ['mine', textStateTexts.keepMine, 'لي'],
    ['theirs', textStateTexts.takeTheirs, 'لهم'],
  ] as const)(
    'who changed the same text is told of, and %s can be chosen',
    async ([, choice, kept]) => {
      const printed = expectErrors();
      const user = await openContent();
      const badge = field(hero.badge.label);
      await write(user, badge, 'لي');
      database.beforeNextCommit(() => writeElsewhere('hero', { badge: 'لهم' }));
      leave();
      await screen.findByText(textStateTexts.conflict);
      await screen.findByText(ADMIN_REFUSALS['text-changed']);
      const theirs = screen.getByRole('group', { name: textStateTexts.theirs });
      expect(textOf(theirs)).toContain('لهم');
      expect(badge.value).toBe('لي');
      expect(storedContent('hero')).toMatchObject({ badge: 'لهم' });
      expect(printed()).toContain('update-content: RefusedError');
      await user.click(within(theirs).getByRole('button', { name: choice }));
      await waitFor(() => expect(storedContent('hero')).toMatchObject({ badge: kept }));
      await waitFor(() => expect(badge.value).toBe(kept));
      // reading goes on in the text
      expect(document.activeElement).toBe(badge);
      expect(theirs.isConnected).toBe(false);
    },
  );
});

describe('a translation', () => {
  const english = translationTexts.label(hero.badge.label, 'en');
  const inEnglish = () => stored('hero')['translations'] as { en: { content: object } };
  const HERO = { title: 'صابون', description: '', content: { ...DEFAULT_CONTENT.hero.content } };
  const translated = (content: object): void =>
    database.put(siteContentPath('hero'), {
      section: 'hero',
      ...HERO,
      content: { ...HERO.content, badge: 'شارة', features: ['ميزة', 'أخرى'] },
      translations: { en: { title: 'Soap', content } },
    });
  const marks = (section: ContentSection) =>
    [...tabNamed(section).querySelectorAll('[title]')].map((mark) => mark.getAttribute('title'));

  test('is written beside its text, in its own direction, and taken back like it', async () => {
    const user = await openContent();
    const badge = field(english);
    expect(badge.value).toBe(DEFAULTS_BY_LOCALE.en.hero.content.badge);
    expect([badge.dir, badge.lang]).toEqual(['ltr', 'en']);
    expect(field(hero.badge.label).dir).toBe('auto');
    await writeAndLeave(user, badge, 'Natural');
    await waitFor(() => expect(inEnglish().en.content).toMatchObject({ badge: 'Natural' }));
    expect(storedContent('hero')).toEqual(DEFAULT_CONTENT.hero.content);
    const history = await openHistory(user, english);
    await user.click(await within(history).findByText(formerTextTexts.takeBack));
    await waitFor(() => expect(badge.value).toBe(DEFAULTS_BY_LOCALE.en.hero.content.badge));
    expect(inEnglish().en.content).toMatchObject({ badge: badge.value });
  });

  test('that is missing is marked and counted, until it is typed', async () => {
    translated({ features: ['Feature'] });
    const user = await openContent();
    const badge = field(english);
    expect(descriptionOf(badge)).toContain(translationTexts.missingHint('en'));
    expect(screen.getAllByText(translationTexts.missing)).toHaveLength(1);
    // a list with fewer lines
    const list = translationTexts.label(hero.features.label, 'en');
    const line = partOf(list, 'text', 1);
    expect(line.lang).toBe('en');
    expect(descriptionOf(line)).toContain(translationTexts.incompleteHint(1, 2));
    expect(screen.getAllByText(translationTexts.incomplete)).toHaveLength(1);
    expect(marks('hero')).toEqual([translationTexts.count(2)]);
    expect(marks('about')).toEqual([]);
    await write(user, badge, 'Natural');
    expect(screen.queryByText(translationTexts.missing)).toBeNull();
    expect(marks('hero')).toEqual([translationTexts.count(1)]);
    leave();
    await waitFor(() => expect(inEnglish().en.content).toMatchObject({ badge: 'Natural' }));
  });

  test('is written on a phone below what it translates, one language at a time', async () => {
    onPhone();
    const user = await openPanel('/admin/content');
    await screen.findByLabelText(hero.badge.label);
    const shown = () => [hero.badge.label, english].filter((label) => isSeen(field(label)));
    expect(shown()).toEqual([hero.badge.label]);
    await user.click(screen.getByText(translationTexts.name('en')));
    expect(shown()).toEqual([english]);
    expect(isSeen(screen.getByText(BADGE))).toBe(true);
    // what is wrong in the language that is not shown
    await write(user, field(english), 'x'.repeat(CONTENT_LIMITS.text + 1));
    const arabic = screen.getByText(translationTexts.name('ar')).closest('button')!;
    await user.click(arabic);
    const other = screen.getByText(translationTexts.name('en')).closest('button')!;
    expect(within(other).getByTitle(savingTexts.unsaved)).toBeDefined();
    expect(within(arabic).queryByTitle(savingTexts.unsaved)).toBeNull();
  });

  test('of a text that is shown nowhere is not missing', async () => {
    translated({ features: ['Feature', 'Another'] });
    writeElsewhere('hero', { badge: '' });
    await openContent();
    expect(descriptionOf(field(english))).not.toContain(translationTexts.missingHint('en'));
    expect(marks('hero')).toEqual([]);
  });

  test('that somebody else changed meanwhile is not written over', async () => {
    const printed = expectErrors();
    translated({ badge: 'Natural' });
    const user = await openContent();
    await write(user, field(english), 'Mine');
    database.beforeNextCommit(() => translated({ badge: 'Theirs' }));
    leave();
    const theirs = await screen.findByRole('group', { name: textStateTexts.theirs });
    expect(textOf(theirs)).toContain('Theirs');
    expect(inEnglish().en.content).toMatchObject({ badge: 'Theirs' });
    expect(printed()).toContain('update-content: RefusedError');
    await user.click(within(theirs).getByRole('button', { name: textStateTexts.keepMine }));
    await waitFor(() => expect(inEnglish().en.content).toMatchObject({ badge: 'Mine' }));
  });

  test('is there of no figure, which is the same in every language', async () => {
    const user = await openContent();
    await openFeatures(user);
    expect(screen.queryByLabelText(translationTexts.label(features.rating.label, 'en'))).toBeNull();
    expect(listNamed(translationTexts.label(features.faq.label, 'en'))).toBeDefined();
  });
});

describe('a list', () => {
  const addNamed = (label: string) => named(document, `${listTexts.add}: ${label}`)!;
  const buttonOf = (label: string, name: string) => named(listNamed(label), name)!;
  const faq = () => storedContent('features')['faq'] as string[];
  // the page's other lists would take seconds to render again
  beforeEach(() => {
    const others = { benefits: [], claims: [], testimonials: [], gallery: [], promises: [] };
    database.change(siteContentPath('features'), { translations: {} });
    writeElsewhere('features', others);
  });

  test('is added to, moved and shortened by keyboard, and the focus stays in it', async () => {
    const user = await openContent();
    await openFeatures(user);
    addNamed(features.faq.label).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(partOf(features.faq.label, 'question', FAQ.length + 1));
    await user.paste('سؤال جديد');
    await write(user, partOf(features.faq.label, 'answer', FAQ.length + 1), 'جواب جديد');
    leave();
    const added = [...FAQ, 'سؤال جديد | جواب جديد'];
    await waitFor(() => expect(faq()).toEqual(added));
    buttonOf(features.faq.label, listTexts.down(1)).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(buttonOf(features.faq.label, listTexts.down(2)));
    expect(screen.queryByText(listTexts.moved(2, added.length))).not.toBeNull();
    const [first, second, ...others] = added;
    await waitFor(() => expect(faq()).toEqual([second, first, ...others]));
    buttonOf(features.faq.label, listTexts.remove(1)).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(addNamed(features.faq.label));
    await waitFor(() => expect(faq()).toEqual([first, ...others]));
    // the whole list is taken back
    const history = await openHistory(user, features.faq.label);
    await within(history).findByText(formerTextTexts.lead);
    await waitFor(() =>
      expect([...history.querySelectorAll('mark')].map(textOf)).toContain(FAQ[1]),
    );
    const [takeBack] = within(history).getAllByText(formerTextTexts.takeBack);
    await user.click(takeBack!);
    await waitFor(() => expect(faq()).toEqual(FAQ));
    await waitFor(() =>
      expect(partOf(features.faq.label, 'answer', FAQ.length).value).not.toBe(''),
    );
  });

  test('keeps a line whole: no bar in a part, no break in a line', async () => {
    const user = await openContent();
    await openFeatures(user);
    const answer = partOf(features.faq.label, 'answer', 1);
    await writeAndLeave(user, answer, 'نعم | لا');
    expect(descriptionOf(answer)).toContain(textProblemTexts.bar);
    expect(answer.value).toBe('نعم | لا');
    expect(faq()).toEqual(FAQ);
    await writeAndLeave(user, answer, 'نعم\nلا');
    expect(answer.value).toBe('نعم لا');
    await waitFor(() => expect(faq()[0]).toMatch(/ \| نعم لا$/));
    // a list in a line has a line for each
    await writeAndLeave(user, partOf(features.ingredients.label, 'benefits', 1), 'أولى\nثانية');
    await waitFor(() =>
      expect((storedContent('features')['ingredients'] as string[])[0]).toMatch(
        / \| أولى \| ثانية$/,
      ),
    );
  });

  test('has no more lines than may be', async () => {
    const most = Array.from({ length: CONTENT_LIMITS.entries }, (_, at) => `سؤال ${at} | جواب`);
    writeElsewhere('features', { faq: most });
    const user = await openContent();
    await openFeatures(user);
    expect(screen.queryByText(textStateTexts.lines(most.length, most.length))).not.toBeNull();
    expect(addNamed(features.guide.label)).not.toBeNull();
    expect(addNamed(features.faq.label)).toBeNull();
  });
});

describe('a section', () => {
  test('that was never written is shown by its defaults, and made by the first text', async () => {
    for (const section of ['hero', 'features', 'about']) database.remove(siteContentPath(section));
    const user = await openContent();
    const note = screen.getByText(texts.notWritten);
    expect(field(hero.badge.label).value).toBe(BADGE);
    await writeAndLeave(user, field(hero.badge.label), 'أول شارة');
    await waitFor(() => expect(note.isConnected).toBe(false));
    expect(stored('hero')).toMatchObject({
      ...DEFAULT_CONTENT.hero,
      content: { ...DEFAULT_CONTENT.hero.content, badge: 'أول شارة' },
    });
  });

  test('that cannot be read is told of, and the others are there', async () => {
    const printed = expectErrors();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    database.change(siteContentPath('features'), { content: 'ليس محتوى' });
    const user = await openContent();
    await user.click(tabNamed('features'));
    const failure = await screen.findByRole('alert');
    expect(textOf(failure)).toContain(OPERATIONS['load-content'].unexpected);
    expect(screen.getByText(texts.unreadable(siteContentPath('features')))).not.toBeNull();
    expect(printed()).toContain('load-content:');
  });

  test('shows the product’s name and price as its own, with a way to them', async () => {
    const user = await openContent();
    await screen.findByText('299 درهم');
    const own = screen.getByText(productTextTexts.text).parentElement!;
    await user.click(within(own).getByRole('link', { name: productTextTexts.link }));
    await waitFor(() => expect(location.pathname).toBe('/admin/products'));
  });
});

describe('what a text was before', () => {
  test('is said with until when it stood and who replaced it, and the difference marked', async () => {
    keepFormer('a', 'غار', 1);
    keepFormer('b', `${BADGE} مع زيتون`, 2);
    keepFormer('c', null, 3);
    const user = await openContent();
    const history = await openHistory(user, hero.badge.label);
    const [byDefault, newer, older] = await within(history).findAllByRole('listitem');
    expect(textOf(newer)).toContain(formerTextTexts.replacedBy('sara@ghar.example'));
    expect(newer!.querySelector('time')!.dateTime).toMatch(/^2026-01-02/);
    expect(textOf(newer!.querySelector('mark'))).toContain('مع زيتون');
    expect(textOf(older!.querySelector('mark'))).toContain('غار');
    expect(textOf(byDefault)).toContain(formerTextTexts.byDefault);
    // it is what stands there now
    expect(textOf(byDefault)).toContain(formerTextTexts.current);
    expect(within(byDefault!).queryByRole('button')).toBeNull();
    expect(within(newer!).getByRole<HTMLButtonElement>('button').disabled).toBe(false);
  });

  test('is nothing yet, or not taken back over input that is not saved', async () => {
    keepFormer('a', 'غار', 1);
    const user = await openContent();
    const none = await openHistory(user, hero.save.label);
    await within(none).findByText(formerTextTexts.empty);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(none.isConnected).toBe(false));
    expect(document.activeElement).toBe(
      screen.getByLabelText(formerTextTexts.open(hero.save.label)),
    );
    const badge = field(hero.badge.label);
    const long = 'ط'.repeat(CONTENT_LIMITS.text + 1);
    await writeAndLeave(user, badge, long);
    const history = await openHistory(user, hero.badge.label);
    await within(history).findByText(formerTextTexts.unsaved);
    const takeBack = within(history).getByText<HTMLButtonElement>(formerTextTexts.takeBack);
    expect(takeBack.disabled).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(history.isConnected).toBe(false));
    expect(badge.value).toBe(long);
  });
});
