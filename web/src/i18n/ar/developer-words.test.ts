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

test('no text sends a merchant or a stranger to what only developers have', () => {
  expect(catalogues).toContain('admin-operations.ts');
  for (const file of catalogues) {
    expect(textsIn(file), file).not.toMatch(WORDS);
    if (file.startsWith('admin')) expect(textsIn(file), file).not.toMatch(PANEL_WORDS);
  }
});
