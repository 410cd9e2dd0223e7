import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { publicUrl, storeImageOf, storePictureSchema } from './store-data.ts';

const storage = { origin: 'http://127.0.0.1:9199', bucket: 'shop.appspot.com' };
const path = (name: string): string => `product-images/soap/${name}`;
const address = (name: string): string =>
  `http://127.0.0.1:9199/v0/b/shop.appspot.com/o/product-images%2Fsoap%2F${name}?alt=media`;
const read = (fields: object) =>
  v.parse(storePictureSchema, { storage_path: path('1.jpg'), alt_text: 'صابون', ...fields });
const variant = (format: string, width: number) => ({
  format,
  width,
  height: width * 1.25,
  storage_path: path(`1-${width}.${format}`),
});

test('a file is read where the storage is, by its path', () => {
  expect(publicUrl(storage, path('1.jpg'))).toBe(address('1.jpg'));
});

describe('a picture', () => {
  test('is its original until there are variants', () => {
    expect(storeImageOf(read({}), storage)).toEqual({
      alt: 'صابون',
      width: 1200,
      height: 1200,
      src: address('1.jpg'),
    });
  });

  test('offers its variants by format, narrow before wide', () => {
    const image = storeImageOf(
      read({
        width: 1600,
        height: 2000,
        placeholder: 'data:image/webp;base64,AAAA',
        variants: [
          variant('avif', 800),
          variant('webp', 400),
          variant('avif', 400),
          variant('jpeg', 800),
          variant('jpeg', 1200),
        ],
      }),
      storage,
    );
    expect(image).toEqual({
      alt: 'صابون',
      width: 1600,
      height: 2000,
      src: address('1-1200.jpeg'),
      sources: {
        avif: `${address('1-400.avif')} 400w, ${address('1-800.avif')} 800w`,
        webp: `${address('1-400.webp')} 400w`,
      },
      placeholder: 'data:image/webp;base64,AAAA',
    });
  });

  test('has the ratio of its largest variant where it was not measured', () => {
    const image = storeImageOf(read({ variants: [variant('webp', 400)] }), storage);
    expect(image).toMatchObject({ width: 400, height: 500, src: address('1.jpg') });
  });

  test.each([
    ['variants of an unknown kind', { variants: [{ format: 'bmp' }] }],
    ['a placeholder from elsewhere', { placeholder: 'https://example.com/a.png' }],
    ['a size that is none', { width: 0, height: 'tall' }],
  ])('is shown without %s', (_, fields) => {
    expect(storeImageOf(read(fields), storage)).toEqual(storeImageOf(read({}), storage));
  });
});
