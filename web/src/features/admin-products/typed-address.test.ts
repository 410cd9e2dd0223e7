import { expect, test } from 'vitest';
import { isTypedAddress } from './typed-address.ts';

test.each([
  'https://elsewhere.example/soap.jpg',
  'https://ghar.example/media',
  'https://firebasestorage.googleapis.com/v0/b/ghar/o/other%2Fsoap.jpg',
  'soap.jpg',
])('%s was typed', (address) => {
  expect(isTypedAddress(address)).toBe(true);
});

test.each([
  null,
  '',
  'https://ghar.example/media/product-images/soap/1.jpg',
  'http://127.0.0.1:9199/v0/b/ghar/o/product-images%2Fsoap%2F1.jpg?alt=media',
])('%s was not', (address) => {
  expect(isTypedAddress(address)).toBe(false);
});
