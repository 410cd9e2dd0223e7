import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a merchant can neither open nor do. */
const WORDS =
  /docs\/|\bnpm\b|\.md\b|Firebase|Firestore|Storage|\bAPI\b|webhook|وحدة التحكم|قاعدة البيانات|المستند|الطرفية|في مجلد|الأمر/;
/** Literals of the specification have this word too, for shoppers. */
const PANEL_WORDS = /الخادم/;

const folder = new URL('.', import.meta.url);
const catalogues = readdirSync(folder).filter((file) => /^(?!.*\.test\.).*\.ts$/.test(file));
const textsIn = (file: string): string =>
  readFileSync(new URL(file, folder), 'utf8')
    .replaceAll(/\/\*\*.*?\*\/|^\s*\/\/.*$/gms, '')
    .replaceAll(/^import[^;]*;/gm, '');

test.each(catalogues)('%s sends nobody to what only developers have', (file) => {
  expect(textsIn(file).match(WORDS)).toBeNull();
});

test.each(catalogues.filter((file) => file.startsWith('admin')))(
  '%s calls no part of the shop by its technical name',
  (file) => {
    expect(textsIn(file).match(PANEL_WORDS)).toBeNull();
  },
);
