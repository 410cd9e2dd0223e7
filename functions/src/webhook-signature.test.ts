import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { verifySignature } from './webhook-signature.ts';

const sign = (body: Uint8Array, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

test('believes the signature of the very bytes, in either case of its hex', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string({ minLength: 1 }), (body, secret) => {
      const signature = sign(body, secret);
      expect(verifySignature(body, signature, secret)).toBe(true);
      expect(verifySignature(body, signature.toUpperCase(), secret)).toBe(true);
    }),
  );
});

test('believes no other signature', () => {
  const body = new TextEncoder().encode('{"event":"payment_intent.status.updated"}');
  const signature = sign(body, 'secret');
  fc.assert(
    fc.property(fc.string(), (other) => {
      fc.pre(other.toLowerCase() !== signature);
      expect(verifySignature(body, other, 'secret')).toBe(false);
    }),
  );
  expect(verifySignature(body, undefined, 'secret')).toBe(false);
  expect(verifySignature(body, signature.slice(0, -2), 'secret')).toBe(false);
  expect(verifySignature(body, signature.slice(0, -1), 'secret')).toBe(false);
  for (const more of ['00', '0', 'zz', ', sha256', '\n', ' '])
    expect(verifySignature(body, signature + more, 'secret')).toBe(false);
});

test('refuses to verify against an empty secret', () => {
  const body = new Uint8Array();
  const signature = sign(body, '');
  expect(() => verifySignature(body, signature, '')).toThrow(/secret is empty/);
});
