import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { storeImageOf, storePictureSchema } from './store-data.ts';

const path = (name: string): string => `product-images/soap/${name}`;
const address = (name: string): string => `/media/product-images/soap/${name}`;
const read = (fields: object) =>
  v.parse(storePictureSchema, { storage_path: path('1.jpg'), alt_text: 'صابون', ...fields });
const variant = (format: string, width: number) => ({
  format,
  width,
  height: width * 1.25,
  storage_path: path(`1-${width}.${format}`),
});

describe('a picture', () => {
  test('is its original until there are variants', () => {
    expect(storeImageOf(read({}))).toEqual({
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
    const image = storeImageOf(read({ variants: [variant('webp', 400)] }));
    expect(image).toMatchObject({ width: 400, height: 500, src: address('1.jpg') });
  });

  test('has no alternative text as long as that is the name of its file', () => {
    expect(storeImageOf(read({ alt_text: 'IMG_4032', file_name: 'IMG_4032' })).alt).toBe('');
    expect(storeImageOf(read({ alt_text: 'صابون', file_name: 'IMG_4032' })).alt).toBe('صابون');
  });

  test.each([
    ['variants of an unknown kind', { variants: [{ format: 'bmp' }] }],
    ['a placeholder from elsewhere', { placeholder: 'https://example.com/a.png' }],
    ['a size that is none', { width: 0, height: 'tall' }],
  ])('is shown without %s', (_, fields) => {
    expect(storeImageOf(read(fields))).toEqual(storeImageOf(read({})));
  });
});
