import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserStorage, type TextStorage } from '../browser/storage.ts';
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

type Draft = ReturnType<typeof openTab>;
const keyOf = (draft: Draft, content: string): string => draft.checkoutFor(content).key;
const place = (draft: Draft, content: string, orderId: string): void =>
  draft.placed(keyOf(draft, content), orderId);

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

  test("stays where the device's clock was set back", () => {
    openTab().saveForm(form);
    now -= 30 * 24 * HOUR;
    expect(openTab().readForm()).toEqual(form);
  });

  test('is forgotten after a day, and goes', () => {
    openTab().saveForm(form);
    now += 24 * HOUR + 1;
    expect(openTab().readForm()).toBeNull();
    expect(entries.size).toBe(0);
  });

  test.each([
    ['no JSON', '{'],
    ['another version', '{"version":2,"savedAt":0,"value":{}}'],
    ['a country we do not know', ''],
  ])('counts as nothing when it is %s, and goes', (_, text) => {
    openTab().saveForm(form);
    const [[key = '', saved = ''] = []] = entries;
    entries.set(key, text || saved.replace('"kw"', '"xx"'));
    expect(openTab().readForm()).toBeNull();
    expect(entries.size).toBe(0);
  });
});

describe('the key of the order', () => {
  test('is one for both tabs, and for the same content again', () => {
    const [one, other] = [openTab(), openTab()];
    one.prepare();
    expect(keyOf(other, 'a')).toBe(keys[0]);
    expect(keyOf(one, 'a')).toBe(keys[0]);
  });

  test('is another one for other content', () => {
    const draft = openTab();
    expect(keyOf(draft, 'a')).toBe(keys[0]);
    expect(keyOf(draft, 'b')).toBe(keys[1]);
    expect(keyOf(draft, 'b')).toBe(keys[1]);
  });

  test('is given up when its order can no longer be paid, also for the other tab', () => {
    const [one, other] = [openTab(), openTab()];
    one.giveUp(keyOf(one, 'a'));
    expect(keyOf(other, 'a')).toBe(keys[1]);
  });

  test('is neither given up nor given an order by the late answer to another', () => {
    const [slow, other] = [openTab(), openTab()];
    const late = keyOf(slow, 'a');
    const key = keyOf(other, 'b');
    slow.placed(late, 'order-1');
    slow.giveUp(late);
    expect(other.checkoutFor('b')).toMatchObject({ key, orderId: null });
  });

  test.each([-30, 30])("stays where the device's clock moves by %d days", (days) => {
    const key = keyOf(openTab(), 'a');
    now += days * 24 * HOUR;
    expect(keyOf(openTab(), 'a')).toBe(key);
  });

  test('is kept without what was typed', () => {
    const draft = openTab();
    draft.saveForm({ ...EMPTY_FORM, customerName: 'سارة' });
    draft.checkoutFor('{"customerName":"سارة"}');
    now += 24 * HOUR + 1;
    expect(draft.readForm()).toBeNull();
    expect([...entries.values()].join()).not.toContain('سارة');
  });

  test('is still good where it was kept with the form, as it was before', () => {
    const key = keyOf(openTab(), 'a');
    const [[name = '', saved = ''] = []] = entries;
    entries.set(name, saved.replace('"form":null', '"form":{"customerName":"سارة"}'));
    expect(keyOf(openTab(), 'a')).toBe(key);
  });
});

describe('an order that was paid', () => {
  test('clears form and key, when they are its own', () => {
    const draft = openTab();
    draft.saveForm(EMPTY_FORM);
    place(draft, 'a', 'order-1');
    draft.clearAfter('order-1');
    expect(entries.size).toBe(0);
  });

  test.each(['placed', 'ended'] as const)(
    'leaves alone what was typed since, once it is %s',
    (state) => {
      const draft = openTab();
      draft.saveForm(EMPTY_FORM);
      place(draft, 'a', 'order-1');
      if (state === 'ended') draft.ended('order-1');
      const other = { ...EMPTY_FORM, customerName: 'ليلى' };
      openTab().saveForm(other);
      draft.clearAfter('order-1');
      expect(draft.readForm()).toEqual(other);
      expect(keyOf(draft, 'a')).not.toBe(keys[0]);
    },
  );

  test('leaves alone what is being typed for another', () => {
    const draft = openTab();
    place(draft, 'a', 'order-1');
    draft.saveForm(EMPTY_FORM);
    draft.checkoutFor('b');
    draft.clearAfter('order-1');
    expect(draft.readForm()).toEqual(EMPTY_FORM);
    expect(keyOf(draft, 'b')).toBe(keys[1]);
  });
});

describe('an order of before an edit', () => {
  const replaced = (draft: Draft): string | null => draft.checkoutFor('z').replaced;
  let draft: Draft;
  beforeEach(() => {
    draft = openTab();
    place(draft, 'a', 'order-1');
  });

  test('is remembered while nothing else was placed, however often the form changes', () => {
    expect(draft.checkoutFor('b').replaced).toBe('order-1');
    expect(draft.checkoutFor('b').replaced).toBe('order-1');
    draft.giveUp(keyOf(draft, 'b'));
    expect(draft.checkoutFor('c').replaced).toBe('order-1');
  });

  test('is none of which another took the place', () => {
    place(draft, 'b', 'order-2');
    draft.giveUp(keyOf(draft, 'b'));
    expect(draft.ownOrder()).toBeNull();
  });

  test('is also one whose payment page could not be had', () => {
    draft.giveUp(keyOf(draft, 'b'), 'order-2');
    expect(draft.ownOrder()).toBe('order-2');
    expect(replaced(draft)).toBe('order-2');
  });

  test('gives way to a later one', () => {
    place(draft, 'b', 'order-2');
    expect(replaced(draft)).toBe('order-2');
  });

  test.each(['ended', 'clearAfter'] as const)('is forgotten when it has %s', (end) => {
    draft.checkoutFor('b');
    draft[end]('order-1');
    expect(replaced(draft)).toBeNull();
  });

  test('is none that has ended before', () => {
    draft.ended('order-1');
    expect(replaced(draft)).toBeNull();
  });

  test('is also one that had ended and is being paid after all', () => {
    draft.ended('order-1');
    draft.reopened('order-1');
    expect(replaced(draft)).toBe('order-1');
  });
});

describe('the keys of orders that another takes the place of', () => {
  const formers = (draft: Draft, content: string): readonly string[] =>
    draft.checkoutFor(content).formers;
  const [first, second, third] = keys;

  test('are none while the same is sent', () => {
    const draft = openTab();
    expect(formers(draft, 'a')).toEqual([]);
    expect(formers(draft, 'a')).toEqual([]);
  });

  test('are those under which the form was sent before it was edited', () => {
    const draft = openTab();
    place(draft, 'a', 'order-1');
    expect(formers(draft, 'b')).toEqual([first]);
    // whether an order came of it is not known
    expect(formers(draft, 'c')).toEqual([first, second]);
    expect(formers(draft, 'd')).toEqual([first, second, third]);
    for (const content of 'efghijklmnop') draft.checkoutFor(content);
    expect(formers(draft, 'q')).toHaveLength(10);
  });

  test.each(['ended', 'giveUp'] as const)('are kept once their order has %s', (end) => {
    const draft = openTab();
    place(draft, 'a', 'order-1');
    if (end === 'ended') draft.ended('order-1');
    else draft.giveUp(first!);
    expect(formers(draft, 'a')).toEqual([first]);
  });

  test('are none after an order was paid', () => {
    const draft = openTab();
    place(draft, 'a', 'order-1');
    place(draft, 'b', 'order-2');
    draft.clearAfter('order-2');
    expect(formers(draft, 'c')).toEqual([]);
  });
});

test('an order that has ended gives up its key only', () => {
  const draft = openTab();
  draft.saveForm(EMPTY_FORM);
  place(draft, 'a', 'order-1');
  draft.ended('order-2');
  expect(keyOf(draft, 'a')).toBe(keys[0]);
  draft.ended('order-1');
  expect(keyOf(draft, 'a')).toBe(keys[1]);
  expect(draft.readForm()).toEqual(EMPTY_FORM);
});

test('an order that had ended and is paid after all clears what it left', () => {
  const draft = openTab();
  draft.saveForm(EMPTY_FORM);
  place(draft, 'a', 'order-1');
  draft.ended('order-1');
  draft.reopened('order-1');
  draft.clearAfter('order-1');
  expect(entries.size).toBe(0);
});

test('an order that had ended clears what it left when it is paid elsewhere', () => {
  const draft = openTab();
  draft.saveForm(EMPTY_FORM);
  place(draft, 'a', 'order-1');
  draft.ended('order-1');
  openTab().clearAfter('order-1');
  expect(entries.size).toBe(0);
});

test('a key that was kept before endings were remembered is still good', () => {
  const draft = openTab();
  place(draft, 'a', 'order-1');
  const [[name = '', saved = ''] = []] = entries;
  entries.set(name, saved.replace(',"ended":null', ''));
  expect(draft.checkoutFor('a')).toMatchObject({ key: keys[0], orderId: 'order-1' });
});

test('an order that is paid late leaves alone the one that took its place', () => {
  const draft = openTab();
  draft.saveForm(EMPTY_FORM);
  place(draft, 'a', 'order-1');
  draft.ended('order-1');
  draft.checkoutFor('b');
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
  expect(keyOf(draft, 'a')).toBe(keyOf(draft, 'a'));
});

test('a key is a UUID also without the function that makes one', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(randomUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  vi.unstubAllGlobals();
});

describe('what may be completed', () => {
  const form = { ...EMPTY_FORM, customerName: 'سارة' };

  test('is a form in which something was typed or chosen, for its day', () => {
    const draft = openTab();
    expect(draft.unfinished()).toBeNull();
    draft.saveForm({ ...EMPTY_FORM, quantity: '2', consentMessages: '' });
    expect(draft.unfinished()).toBeNull();
    draft.saveForm({ ...EMPTY_FORM, country: 'kw' });
    expect(draft.unfinished()).toEqual({ orderId: null });
    now += 24 * HOUR + 1;
    expect(draft.unfinished()).toBeNull();
  });

  test('is its order: placed, replaced by none yet, or ended unpaid', () => {
    const draft = openTab();
    draft.saveForm(form);
    place(draft, 'first', 'order1');
    expect(draft.unfinished()).toEqual({ orderId: 'order1' });
    keyOf(draft, 'edited');
    expect(draft.unfinished()).toEqual({ orderId: 'order1' });
    draft.placed(keyOf(draft, 'edited'), 'order2');
    draft.ended('order2');
    expect(draft.unfinished()).toEqual({ orderId: 'order2' });
    draft.clearAfter('order2');
    expect(draft.unfinished()).toBeNull();
  });

  test('is not offered once dismissed, in any tab, and keeps its key', () => {
    const draft = openTab();
    draft.saveForm(form);
    place(draft, 'first', 'order1');
    draft.dismiss();
    expect(openTab().unfinished()).toBeNull();
    expect(keyOf(draft, 'first')).toBe(keys[0]);
    expect(draft.ownOrder()).toBe('order1');
    place(draft, 'edited', 'order2');
    expect(draft.unfinished()).toEqual({ orderId: 'order2' });
  });

  test('is never an order of somebody else whose link was opened', () => {
    const draft = openTab();
    draft.saveForm(form);
    draft.reopened('not-mine');
    expect(draft.unfinished()).toEqual({ orderId: null });
    draft.clearAfter('not-mine');
    expect(draft.readForm()).toEqual(form);
  });

  test('stays dismissed when its order ends unpaid', () => {
    const draft = openTab();
    draft.saveForm(form);
    place(draft, 'first', 'order1');
    draft.dismiss();
    draft.ended('order1');
    expect(draft.unfinished()).toBeNull();
  });
});
