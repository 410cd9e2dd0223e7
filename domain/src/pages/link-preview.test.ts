import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { linkedPictureOf, linkedPictureSchema, linkPreviewOf } from './link-preview.ts';
import { cardPath, productImagePath, variantPath } from '../paths.ts';

const original = productImagePath('soap', 1, 'jpg');
const picture = (fields: object) =>
  v.parse(linkedPictureSchema, { storage_path: original, alt_text: 'صابون', ...fields });
const preview = (fields: object) => linkPreviewOf(picture(fields));
const card = { width: 1200, height: 630, storage_path: cardPath(original) };
/** A picture so tall that its JPEG is narrower than the original. */
const drawn = {
  width: 1500,
  height: 12_000,
  variants: [
    { format: 'jpeg', width: 400, height: 3200, storage_path: variantPath(original, 400, 'jpeg') },
    { format: 'webp', width: 360, height: 2880, storage_path: variantPath(original, 360, 'webp') },
  ],
};
const jpeg = { src: '/media/product-images/soap/1-jpg/400.jpeg', width: 400, height: 3200 };

describe('a link shows of a picture', () => {
  test('its card', () => {
    const src = '/media/product-images/soap/1-jpg/card.jpeg';
    expect(preview({ ...drawn, card })).toEqual({ src, width: 1200, height: 630, alt: 'صابون' });
  });

  test('its JPEG where it was drawn before there were cards', () => {
    expect(preview(drawn)).toEqual({ ...jpeg, alt: 'صابون' });
  });

  test('its JPEG where its card is none', () => {
    expect(preview({ ...drawn, card: { ...card, width: 'wide' } })).toMatchObject(jpeg);
  });

  test('the original, of a size that nobody knows, until it is drawn', () => {
    expect(preview({})).toEqual({
      src: '/media/product-images/soap/1.jpg',
      alt: 'صابون',
      width: undefined,
      height: undefined,
    });
  });
});

test('a link shows the primary picture, or the first where none is', () => {
  const [first, second] = [picture({}), picture({ is_primary: true })];
  expect(linkedPictureOf([first, second])).toBe(second);
  expect(linkedPictureOf([first, picture({})])).toBe(first);
  expect(linkedPictureOf([])).toBeUndefined();
});
