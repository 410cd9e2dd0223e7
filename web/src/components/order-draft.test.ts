import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserStorage, type TextStorage } from './browser-storage.ts';
import { createOrderDraft, EMPTY_FORM, randomUuid } from './order-draft.ts';

const HOUR = 60 * 60 * 1000;
const keys = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
  '00000000-0000-4000-8000-000000000003',
];

let entries: Map<string, string>;
let storage: TextStorage;
let now: number;
let made: number;

const openTab = () =>
  createOrderDraft(storage, { now: () => now, makeKey: () => keys[made++] ?? randomUuid() });

beforeEach(() => {
  entries = new Map();
  storage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
  now = Date.UTC(2026, 0, 1);
  made = 0;
});

describe('what was typed', () => {
  const form = { ...EMPTY_FORM, customerName: 'سارة', country: 'kw', countryCode: '+965' } as const;

  test('outlives a reload', () => {
    openTab().saveForm(form);
    expect(openTab().readForm()).toEqual(form);
  });

  test('is forgotten after a day', () => {
    openTab().saveForm(form);
    now += 24 * HOUR + 1;
    expect(openTab().readForm()).toBeNull();
  });

  test.each([
    ['no JSON', '{'],
    ['another version', '{"version":2,"savedAt":0,"value":{}}'],
    ['a country we do not know', ''],
  ])('counts as nothing when it is %s', (_, text) => {
    openTab().saveForm(form);
    const [[key = '', saved = ''] = []] = entries;
    entries.set(key, text || saved.replace('"kw"', '"xx"'));
    expect(openTab().readForm()).toBeNull();
  });
});

describe('the key of the order', () => {
  test('is one for both tabs, and for the same content again', () => {
    const [one, other] = [openTab(), openTab()];
    one.prepare();
    expect(other.keyFor('a')).toBe(keys[0]);
    expect(one.keyFor('a')).toBe(keys[0]);
  });

  test('is another one for other content', () => {
    const draft = openTab();
    expect(draft.keyFor('a')).toBe(keys[0]);
    expect(draft.keyFor('b')).toBe(keys[1]);
    expect(draft.keyFor('b')).toBe(keys[1]);
  });

  test('is given up when its order can no longer be paid, also for the other tab', () => {
    const [one, other] = [openTab(), openTab()];
    one.keyFor('a');
    one.startOver();
    expect(other.keyFor('a')).toBe(keys[1]);
  });

  test('is given up after a day', () => {
    openTab().keyFor('a');
    now += 24 * HOUR + 1;
    expect(openTab().keyFor('a')).toBe(keys[1]);
  });
});

describe('an order that was paid', () => {
  test('clears form and key, when they are its own', () => {
    const draft = openTab();
    draft.saveForm(EMPTY_FORM);
    draft.keyFor('a');
    draft.placed('order-1');
    draft.clearAfter('order-1');
    expect(entries.size).toBe(0);
  });

  test('leaves alone what is being typed for another', () => {
    const draft = openTab();
    draft.keyFor('a');
    draft.placed('order-1');
    draft.saveForm(EMPTY_FORM);
    draft.keyFor('b');
    draft.clearAfter('order-1');
    expect(draft.readForm()).toEqual(EMPTY_FORM);
    expect(draft.keyFor('b')).toBe(keys[1]);
  });
});

test('an order that has ended gives up its key only', () => {
  const draft = openTab();
  draft.saveForm(EMPTY_FORM);
  draft.keyFor('a');
  draft.placed('order-1');
  draft.ended('order-2');
  expect(draft.keyFor('a')).toBe(keys[0]);
  draft.placed('order-1');
  draft.ended('order-1');
  expect(draft.keyFor('a')).toBe(keys[1]);
  expect(draft.readForm()).toEqual(EMPTY_FORM);
});

test('an order that had ended and is paid after all clears what it left', () => {
  const draft = openTab();
  draft.saveForm(EMPTY_FORM);
  draft.keyFor('a');
  draft.placed('order-1');
  draft.ended('order-1');
  draft.reopened('order-1');
  draft.clearAfter('order-1');
  expect(entries.size).toBe(0);
});

test('an order that is paid late leaves alone the one that took its place', () => {
  const draft = openTab();
  draft.saveForm(EMPTY_FORM);
  draft.keyFor('a');
  draft.placed('order-1');
  draft.ended('order-1');
  draft.keyFor('b');
  draft.reopened('order-1');
  draft.clearAfter('order-1');
  expect(draft.readForm()).toEqual(EMPTY_FORM);
});

test('where storage is forbidden, the page remembers for itself', () => {
  storage = createBrowserStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const draft = openTab();
  draft.saveForm(EMPTY_FORM);
  expect(draft.readForm()).toEqual(EMPTY_FORM);
  expect(draft.keyFor('a')).toBe(draft.keyFor('a'));
});

test('a key is a UUID also without the function that makes one', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(randomUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  vi.unstubAllGlobals();
});
