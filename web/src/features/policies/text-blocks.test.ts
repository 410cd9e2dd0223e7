import { expect, test } from 'vitest';
import { textBlocks } from './text-blocks.ts';

test('a text is taken apart at its blank lines', () => {
  expect(textBlocks('فقرة أولى\nسطر ثان\n\n# عنوان\n \n- نقطة\n- أخرى\n\n')).toEqual([
    { kind: 'paragraph', text: 'فقرة أولى\nسطر ثان' },
    { kind: 'heading', text: 'عنوان' },
    { kind: 'list', items: ['نقطة', 'أخرى'] },
  ]);
});

test('a dash in the middle makes no list, and an empty text is no block', () => {
  expect(textBlocks('من 2 - 3 مرات\n- ثم')).toEqual([
    { kind: 'paragraph', text: 'من 2 - 3 مرات\n- ثم' },
  ]);
  expect(textBlocks(' \n\n ')).toEqual([]);
});
