import { expect, test } from 'vitest';
import { PictureWrites, withOwnCaptions } from './picture-captions.ts';

const picture = (id: string, display_order: number, caption?: string) => ({
  id,
  display_order,
  ...(caption !== undefined && { caption }),
});
/** What would be written, in its order. */
function written(writes: PictureWrites): unknown[] {
  const done: unknown[] = [];
  writes.writeTo({
    create: (path, fields) => void done.push(['create', path, fields]),
    update: (path, fields) => void done.push(['update', path, fields]),
    delete: (path) => void done.push(['delete', path]),
  });
  return done;
}

test('a caption that a picture has by its place stays with it when places change', () => {
  const pictures = [picture('b', 1), picture('a', 0), picture('c', 2, 'خاص'), picture('d', 3)];
  const writes = new PictureWrites(withOwnCaptions(pictures, ['أولى | نص', 'ثانية']));
  writes.update('b', { display_order: 0 });
  writes.update('a', { display_order: 1 });
  expect(written(writes)).toEqual([
    ['update', 'product_images/a', { caption: 'أولى | نص', display_order: 1 }],
    ['update', 'product_images/b', { caption: 'ثانية', display_order: 0 }],
    ['update', 'product_images/d', { caption: '' }],
  ]);
});

test('a picture that is deleted is not written to, and those after it keep their captions', () => {
  const writes = new PictureWrites(withOwnCaptions([picture('a', 0), picture('b', 1)], ['1', '2']));
  writes.delete('a');
  expect(written(writes)).toEqual([
    ['delete', 'product_images/a'],
    ['update', 'product_images/b', { caption: '2' }],
  ]);
});
