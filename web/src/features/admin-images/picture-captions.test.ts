import { expect, test } from 'vitest';
import { DEFAULT_CONTENT, DEFAULTS_BY_LOCALE } from '@ghar/domain/content/site-content';
import { captionLines, captionsOf, PictureWrites, withOwnCaptions } from './picture-captions.ts';

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
  const writes = new PictureWrites(
    withOwnCaptions(pictures, { ar: ['أولى | نص', 'ثانية'], en: ['First | text'] }),
  );
  writes.update('b', { display_order: 0 });
  writes.update('a', { display_order: 1 });
  expect(written(writes)).toEqual([
    [
      'update',
      'product_images/a',
      { caption: 'أولى | نص', 'translations.en.caption': 'First | text', display_order: 1 },
    ],
    ['update', 'product_images/b', { caption: 'ثانية', display_order: 0 }],
    ['update', 'product_images/d', { caption: '' }],
  ]);
});

test('a picture that is deleted is not written to, and those after it keep their captions', () => {
  const writes = new PictureWrites(
    withOwnCaptions([picture('a', 0), picture('b', 1)], { ar: ['1', '2'], en: [] }),
  );
  writes.delete('a');
  expect(written(writes)).toEqual([
    ['delete', 'product_images/a'],
    ['update', 'product_images/b', { caption: '2' }],
  ]);
});

test('a caption by place is that of the language, and none where the list is not translated', () => {
  const { features } = DEFAULT_CONTENT;
  const own = { ...features, content: { ...features.content, gallery: ['أولى'] } };
  expect(captionLines(own)).toEqual({ ar: ['أولى'], en: [] });
  const translations = { en: { content: { gallery: ['First'] } } };
  const lines = captionLines({ ...own, translations });
  expect(lines).toEqual({ ar: ['أولى'], en: ['First'] });
  for (const unreadable of [null, {}])
    expect(captionLines(unreadable)).toEqual({
      ar: features.content.gallery,
      en: DEFAULTS_BY_LOCALE.en.features.content.gallery,
    });
  expect(captionsOf({}, 0, lines).en).toEqual({ title: 'First', text: '' });
  expect(captionsOf({ caption: 'خاص' }, 0, lines).en).toEqual({ title: '', text: '' });
  const translated = { caption: 'خاص', translations: { en: { caption: 'Own | text' } } };
  expect(captionsOf(translated, 0, lines)).toEqual({
    ar: { title: 'خاص', text: '' },
    en: { title: 'Own', text: 'text' },
  });
});
