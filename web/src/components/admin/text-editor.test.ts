import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createTextEditor,
  shownText,
  textKey,
  type SaveOutcome,
  type TextEdit,
  type TextEditor,
} from './text-editor.ts';

const TITLE = { section: 'hero', path: 'title' } as const;
/** An edit that was typed, after saves that were answered. */
const PLAIN = { sent: [], isTakenBack: false };
const SAVED: SaveOutcome = { kind: 'saved' };
const FAILED: SaveOutcome = { kind: 'failed' };

type Id = { readonly section: string; readonly path: string };
let saved: TextEdit<Id>[];
let outcome: SaveOutcome | Promise<SaveOutcome>;
let editor: TextEditor<Id, 'too-long' | 'bar'>;
const kind = () => editor.edits.get().get(textKey(TITLE))?.kind;
const shown = (live: string) => shownText(editor.edits.get().get(textKey(TITLE)), live);
const type = (mine: string, shown = 'قديم') => editor.edit(TITLE, shown, mine, null);

beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  outcome = SAVED;
  editor = createTextEditor(async (edit) => {
    saved.push(edit);
    return outcome;
  });
  return () => void vi.useRealTimers();
});

describe('what is typed', () => {
  test('is saved once, after a pause', async () => {
    type('ج');
    await vi.advanceTimersByTimeAsync(500);
    type('جديد');
    await vi.advanceTimersByTimeAsync(500);
    expect(saved).toEqual([]);
    expect(editor.hasUnsaved()).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(saved).toEqual([{ ...TITLE, ...PLAIN, base: 'قديم', mine: 'جديد' }]);
    expect(kind()).toBe('saved');
    expect(editor.hasUnsaved()).toBe(false);
  });

  test('is saved at once when asked, and not again', async () => {
    type('جديد');
    await editor.flush();
    await vi.advanceTimersByTimeAsync(1000);
    expect(saved).toHaveLength(1);
  });

  test('is nothing when it is what was there', async () => {
    type('جديد');
    type('قديم');
    await vi.advanceTimersByTimeAsync(1000);
    expect(saved).toEqual([]);
    expect(kind()).toBeUndefined();
  });

  test('while it is being saved is saved after that, on top of it', async () => {
    const first = Promise.withResolvers<SaveOutcome>();
    outcome = first.promise;
    type('جديد');
    const done = editor.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(kind()).toBe('saving');
    type('أجدّ', 'جديد');
    outcome = SAVED;
    first.resolve(SAVED);
    await done;
    expect(kind()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(600);
    expect(saved[1]).toEqual({ ...TITLE, ...PLAIN, base: 'جديد', mine: 'أجدّ' });
  });

  test('is set back while it is being saved, and then stands in the shop as it was', async () => {
    const first = Promise.withResolvers<SaveOutcome>();
    outcome = first.promise;
    type('جديد');
    const done = editor.flush();
    await vi.advanceTimersByTimeAsync(0);
    type('جديـ', 'جديد');
    type('قديم', 'جديـ');
    expect(editor.hasUnsaved()).toBe(true);
    outcome = SAVED;
    first.resolve(SAVED);
    await done;
    await vi.advanceTimersByTimeAsync(600);
    expect(saved[1]).toEqual({ ...TITLE, ...PLAIN, base: 'جديد', mine: 'قديم' });
    expect(editor.hasUnsaved()).toBe(false);
  });

  test('stays when it could not be saved, and is saved when asked again', async () => {
    outcome = FAILED;
    type('جديد');
    await editor.flush();
    expect(kind()).toBe('failed');
    expect(editor.hasUnsaved()).toBe(true);
    outcome = SAVED;
    await editor.flush();
    expect(saved).toHaveLength(2);
    expect(kind()).toBe('saved');
  });

  test('is saved on top of what was sent and not answered, if the database has that', async () => {
    outcome = FAILED;
    type('جديد');
    await editor.flush();
    outcome = SAVED;
    type('أجدّ', 'جديد');
    await editor.flush();
    expect(saved[1]).toEqual({ ...TITLE, ...PLAIN, base: 'قديم', mine: 'أجدّ', sent: ['جديد'] });
    type('جديد', 'أجدّ');
    await editor.flush();
    expect(saved[2]).toEqual({ ...TITLE, ...PLAIN, base: 'أجدّ', mine: 'جديد' });
  });

  test('is set back after a save that was not answered, and saved, since that may be stored', async () => {
    outcome = FAILED;
    type('جديد');
    await editor.flush();
    outcome = SAVED;
    type('قديم', 'جديد');
    await editor.flush();
    expect(saved[1]).toMatchObject({ base: 'قديم', mine: 'قديم', sent: ['جديد'] });
    expect(editor.hasUnsaved()).toBe(false);
  });

  test('and cannot be saved stays, and is not sent', async () => {
    editor.edit(TITLE, 'قديم', 'طويل', 'too-long');
    await vi.advanceTimersByTimeAsync(1000);
    await editor.flush();
    expect(saved).toEqual([]);
    expect(kind()).toBe('invalid');
    expect(editor.hasUnsaved()).toBe(true);
  });
});

describe('when somebody else has changed the same text', () => {
  beforeEach(async () => {
    outcome = { kind: 'conflict', theirs: 'لهم' };
    type('لي');
    await editor.flush();
  });

  test('nothing is written until one is chosen', async () => {
    expect(editor.edits.get().get(textKey(TITLE))).toMatchObject({
      kind: 'conflict',
      theirs: 'لهم',
    });
    await editor.flush();
    type('لي أنا', 'لي');
    await vi.advanceTimersByTimeAsync(1000);
    expect(saved).toHaveLength(1);
    expect(kind()).toBe('conflict');
  });

  test('mine is written over theirs', async () => {
    outcome = SAVED;
    await editor.keepMine(TITLE);
    expect(saved[1]).toEqual({ ...TITLE, ...PLAIN, base: 'لهم', mine: 'لي' });
  });

  test('mine is not written while it cannot be saved, but once it is mended', async () => {
    outcome = SAVED;
    editor.edit(TITLE, 'لي', 'لي | أنا', 'bar');
    await editor.keepMine(TITLE);
    await vi.advanceTimersByTimeAsync(1000);
    expect(saved).toHaveLength(1);
    expect(editor.edits.get().get(textKey(TITLE))).toMatchObject({
      kind: 'invalid',
      problem: 'bar',
    });
    type('لي أنا', 'لي | أنا');
    await editor.flush();
    expect(saved[1]).toEqual({ ...TITLE, ...PLAIN, base: 'لهم', mine: 'لي أنا' });
  });

  test('mine is given up', () => {
    editor.drop(TITLE);
    expect(shownText(editor.edits.get().get(textKey(TITLE)), 'لهم')).toBe('لهم');
  });
});

test('what cannot be saved and was typed while a save found a conflict is not written either', async () => {
  const first = Promise.withResolvers<SaveOutcome>();
  outcome = first.promise;
  type('لي');
  const done = editor.flush();
  await vi.advanceTimersByTimeAsync(0);
  editor.edit(TITLE, 'لي', 'لي | أنا', 'bar');
  first.resolve({ kind: 'conflict', theirs: 'لهم' });
  await done;
  outcome = SAVED;
  await editor.keepMine(TITLE);
  expect(saved).toHaveLength(1);
  expect(kind()).toBe('invalid');
});

test('what is shown is what was typed, until the database has it', async () => {
  expect(shown('قديم')).toBe('قديم');
  type('جديد');
  await editor.flush();
  editor.see(TITLE, 'قديم');
  expect(shown('قديم')).toBe('جديد');
  editor.see(TITLE, 'جديد');
  expect(shown('جديد')).toBe('جديد');
  expect(shown('من غيري')).toBe('من غيري');
});

test('a text of before two saves is not shown again, however late the database returns it', async () => {
  type('جديد');
  await editor.flush();
  type('أجدد', 'جديد');
  await editor.flush();
  for (const late of ['قديم', 'جديد']) {
    editor.see(TITLE, late);
    expect(shown(late)).toBe('أجدد');
  }
  editor.see(TITLE, 'من غيري');
  expect(shown('من غيري')).toBe('من غيري');
});

describe('a text that is saved only when asked', () => {
  beforeEach(() => {
    editor = createTextEditor(
      async (edit) => {
        saved.push(edit);
        return outcome;
      },
      { pauseMs: null, isSame: (_, one, other) => String(one).trim() === String(other).trim() },
    );
  });

  test('waits until then, and is not sent where it means the same', async () => {
    type('جديد');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saved).toEqual([]);
    expect(editor.hasUnsaved()).toBe(true);
    await editor.flush();
    expect(saved).toHaveLength(1);
    type('جديد ', 'جديد');
    await editor.flush();
    expect(saved).toHaveLength(1);
    expect(kind()).toBeUndefined();
  });

  test('is a conflict as soon as somebody else has stored another one, and mine goes over the latest', async () => {
    type('لي');
    editor.see(TITLE, 'قديم');
    expect(kind()).toBe('waiting');
    editor.see(TITLE, 'لهم');
    editor.see(TITLE, 'لهم جميعاً');
    expect(editor.edits.get().get(textKey(TITLE))).toMatchObject({
      kind: 'conflict',
      theirs: 'لهم جميعاً',
    });
    await editor.flush();
    expect(saved).toEqual([]);
    await editor.keepMine(TITLE);
    expect(saved).toEqual([{ ...TITLE, ...PLAIN, base: 'لهم جميعاً', mine: 'لي' }]);
  });

  test('is no conflict with what it was saved over, or was itself, however late the database returns it', async () => {
    type('جديد');
    await editor.flush();
    type('أجدّ', 'جديد');
    for (const late of ['قديم', ' جديد']) editor.see(TITLE, late);
    expect(kind()).toBe('waiting');
    outcome = { kind: 'conflict', theirs: 'لهم' };
    await editor.flush();
    outcome = FAILED;
    await editor.keepMine(TITLE);
    for (const late of ['جديد', 'لهم', 'أجدّ']) editor.see(TITLE, late);
    expect(kind()).toBe('failed');
  });
});

test('what is discarded is not saved, and what was saved stays', async () => {
  type('جديد');
  await editor.flush();
  const other = { section: 'hero', path: 'subtitle' };
  editor.edit(other, 'قديم', 'لي', null);
  editor.discard();
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved).toHaveLength(1);
  expect([...editor.edits.get().keys()]).toEqual([textKey(TITLE)]);
});

describe('a former text', () => {
  test('is taken back as a change of its own, after what was just typed is saved', async () => {
    type('جديد');
    await editor.takeBack(TITLE, 'قديم', 'أقدم');
    expect(saved).toEqual([
      { ...TITLE, ...PLAIN, base: 'قديم', mine: 'جديد' },
      { ...TITLE, base: 'جديد', mine: 'أقدم', sent: [], isTakenBack: true },
    ]);
    type('أقدم منه', 'أقدم');
    await editor.flush();
    expect(saved[2]).toMatchObject({ base: 'أقدم', isTakenBack: false });
  });

  test('is taken back over the text that somebody else has stored meanwhile', async () => {
    type('جديد');
    await editor.flush();
    editor.see(TITLE, 'جديد');
    await editor.takeBack(TITLE, 'لهم', 'أقدم');
    expect(saved[1]).toMatchObject({ base: 'لهم', mine: 'أقدم' });
  });

  test('is not taken back over what cannot be saved', async () => {
    editor.edit(TITLE, 'قديم', 'طويل', 'too-long');
    await editor.takeBack(TITLE, 'قديم', 'أقدم');
    expect(saved).toEqual([]);
    expect(editor.edits.get().get(textKey(TITLE))).toMatchObject({ mine: 'طويل' });
  });
});
