import { expect, test } from 'vitest';
import { isHeic, pictureType } from './picture-type.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

test.each([
  ['jpg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\0\0'],
  ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['avif', '\0\0\0\x1cftypavif\0\0\0\0'],
  ['avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif'],
])('a file is %s by how it begins: %j', (type, head) => {
  expect(pictureType(bytes(head))).toBe(type);
});

test.each([
  ['nothing', ''],
  ['words', 'this is no picture'],
  ['a page', '<!doctype html><script>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a GIF', 'GIF89a\x01\0'],
  ['a photo of a telephone that few browsers show', '\0\0\0\x1cftypheic\0\0\0\0mif1heic'],
  ['a sound', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a picture behind something else', ' \x89PNG\r\n\x1a\n'],
])('and none that is taken: %s', (_, head) => {
  expect(pictureType(bytes(head))).toBeNull();
});

test('an iPhone photo is told from other files that are not taken', () => {
  expect(isHeic(bytes('\0\0\0\x1cftypheic\0\0\0\0mif1heic'))).toBe(true);
  expect(isHeic(bytes('\0\0\0\x1cftypmif1\0\0\0\0mif1heic'))).toBe(true);
  expect(isHeic(bytes('\0\0\0\x1cftypqt  \0\0\0\0'))).toBe(false);
});
