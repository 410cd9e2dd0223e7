import type { Change } from '@ghar/domain/access/change';
import { expect, test } from 'vitest';
import { recordChanges } from './record-changes.ts';

const NOW = new Date('2026-11-29T08:00:00Z');
const LATER = new Date('2026-11-29T08:01:00Z');
const EARLIER = new Date('2026-11-28T08:00:00Z');
const kept = new Map<string, Change>();
const ports = {
  accountOf: async (uid: string) => ({ email: `${uid}@ghar.example`, name: 'سارة' }),
  putChanges: async (path: string, changes: Readonly<Record<string, Change>>) => {
    for (const [id, change] of Object.entries(changes)) kept.set(`${path}/${id}`, change);
  },
};
type Fields = Readonly<Record<string, unknown>> | undefined;
const by = (fields: object, updated_by = 'boss', updated_at = NOW): Fields => ({
  ...fields,
  updated_by,
  updated_at,
});

/** What is kept of a write, as `field: from → to, by`. */
async function recorded(
  what: Parameters<typeof recordChanges>[0],
  before: Fields,
  after: Fields,
): Promise<string[]> {
  kept.clear();
  const write = { id: 'event', path: 'doc/one', before, after, at: NOW };
  await recordChanges(what, write, ports);
  const once = [...kept];
  await recordChanges(what, write, ports);
  expect([...kept]).toEqual(once);
  return once.map(
    ([, { field, from, to, actor_email }]) => `${field}: ${from} → ${to}, ${actor_email}`,
  );
}

test('a price that is set and set back leaves two changes, with who made them', async () => {
  const [high, low] = [by({ price: 299 }, 'boss', EARLIER), by({ price: 2 })];
  expect(await recorded('products', high, low)).toEqual(['price: 299 → 2, boss@ghar.example']);
  expect(await recorded('products', low, by({ price: 299 }, 'clerk', new Date()))).toEqual([
    'price: 2 → 299, clerk@ghar.example',
  ]);
});

test('a sale is no change of the stock, and an admin’s figure is', async () => {
  const before = by({ stock_quantity: 10 }, 'boss', EARLIER);
  expect(await recorded('products', before, by({ stock_quantity: 9 }, 'boss', EARLIER))).toEqual(
    [],
  );
  expect(await recorded('products', before, by({ stock_quantity: 9 }))).toEqual([
    'stock_quantity: 10 → 9, boss@ghar.example',
  ]);
});

test('each setting is a change of its own, also the first that is written', async () => {
  const settings = by({
    notify_email: 'evil@example.com',
    notify: { stock: true, summary: false },
  });
  const before = by({ notify_email: '', notify: { stock: true } }, 'other', EARLIER);
  const redirected = 'notify_email:  → evil@example.com, boss@ghar.example';
  const summary = 'notify.summary: null → false, boss@ghar.example';
  expect(await recorded('settings', before, settings)).toEqual([redirected, summary]);
  expect(await recorded('settings', undefined, by({ few_left: 3 }))).toEqual([
    'few_left: null → 3, boss@ghar.example',
  ]);
});

test('a mark that is taken from the middle of a list is one change', async () => {
  const marks = (...payment_marks: string[]) => ({ payment_marks });
  const before = by(marks('visa', 'amex', 'apple-pay'), 'other', EARLIER);
  expect(await recorded('settings', before, by(marks('visa', 'apple-pay', 'google-pay')))).toEqual([
    'payment_marks.amex: true → null, boss@ghar.example',
    'payment_marks.google-pay: null → true, boss@ghar.example',
  ]);
});

test('of the content it keeps where customers are led to', async () => {
  const texts = (whatsapp: string, origin: string) => ({ content: { whatsapp, origin } });
  expect(
    await recorded('content', by(texts('+1', 'حلب'), 'boss', EARLIER), by(texts('+2', 'عفرين'))),
  ).toEqual(['content.whatsapp: +1 → +2, boss@ghar.example']);
});

test('a role that is granted by the command; who takes it away keeps that with the deletion', async () => {
  const role = by({ role: 'admin' }, 'server');
  expect(await recorded('roles', undefined, role)).toEqual(['role: null → admin, null']);
  expect(await recorded('roles', role, by({ role: 'staff' }, 'boss', LATER))).toEqual([
    'role: admin → staff, boss@ghar.example',
  ]);
  expect(await recorded('roles', role, undefined)).toEqual([]);
});

test('a restored backup is no change', async () => {
  expect(await recorded('settings', undefined, by({ few_left: 3 }, 'boss', EARLIER))).toEqual([]);
});

test('a product’s name and who sells are followed in each language', async () => {
  const named = (name: string) => ({ translations: { en: { name, description: name } } });
  expect(await recorded('products', by(named('Soap'), 'boss', EARLIER), by(named('Ghar')))).toEqual(
    ['translations.en.name: Soap → Ghar, boss@ghar.example'],
  );
  const sold = (address: string) => ({
    translations: { en: { title: address, content: { address, notice: address } } },
  });
  expect(await recorded('content', by(sold('Dubai'), 'boss', EARLIER), by(sold('Deira')))).toEqual([
    'translations.en.content.address: Dubai → Deira, boss@ghar.example',
  ]);
});
