import { describe, expect, test } from 'vitest';
import { mediaPath, parseMediaPath } from './media.ts';
import { cardPath, productImagePath, variantPath } from '../paths.ts';

describe('the address of a picture', () => {
  test.each([
    ['an original', productImagePath('soap', 1, 'jpg'), '/media/product-images/soap/1.jpg'],
    [
      'a variant',
      variantPath(productImagePath('soap', 1, 'jpg'), 640, 'avif'),
      '/media/product-images/soap/1-jpg/640.avif',
    ],
    [
      'a card',
      cardPath(productImagePath('soap', 1, 'jpg')),
      '/media/product-images/soap/1-jpg/card.jpeg',
    ],
    [
      'a product of another name',
      productImagePath('صابون 1', 2, 'png'),
      '/media/product-images/%D8%B5%D8%A7%D8%A8%D9%88%D9%86%201/2.png',
    ],
  ])('leads to its file: %s', (_, storagePath, address) => {
    expect(mediaPath(storagePath)).toBe(address);
    expect(parseMediaPath(address)?.storagePath).toBe(storagePath);
  });

  test.each([
    ['jpg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ])('says of .%s that it is %s', (extension, type) => {
    expect(parseMediaPath(`/media/product-images/soap/1.${extension}`)?.type).toBe(type);
  });

  test.each([
    '/media/',
    '/media/product-images/soap',
    '/media/product-images/soap/',
    '/media/product-images/soap/1.svg',
    '/media/product-images/soap/1.constructor',
    '/media/product-images/soap/name.jpg',
    '/media/product-images/soap/1.jpg/',
    '/media/product-images/soap/1.jpg/640.avif',
    '/media/product-images/soap/1-jpg/640.png',
    '/media/product-images/soap/1-jpg/card.avif',
    '/media/product-images/soap/1-jpg/card.jpg',
    '/media/product-images/soap/1-jpg/card2.jpeg',
    '/media/product-images/soap/1.jpg/card.jpeg',
    '/media/product-images/soap/card.jpeg',
    '/media/product-images/soap/1-jpg/../1-jpg/640.avif',
    '/media/product-images/../soap/1.jpg',
    '/media/product-images/../1.jpg',
    '/media/product-images/./1.jpg',
    '/media/product-images/%2E%2E/1.jpg',
    '/media/product-images%2Fsoap%2F1.jpg',
    '/media/product-images/soap%2F1.jpg',
    '/media/product-images/soap/1%2Ejpg',
    '/media/product-images/soap/1.jpg%00',
    '/media/product-images/soap/1.jpg%0A',
    '/media/product-images/%E0%A4%A/1.jpg',
    '/media//product-images/soap/1.jpg',
    '/media/other/soap/1.jpg',
    '//media/product-images/soap/1.jpg',
    '/other/product-images/soap/1.jpg',
    '/product-images/soap/1.jpg',
    'product-images/soap/1.jpg',
    '',
  ])('is not %j', (path) => {
    expect(parseMediaPath(path)).toBeNull();
  });
});
