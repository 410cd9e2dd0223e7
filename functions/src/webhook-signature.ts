import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX_DIGEST = /^[0-9a-f]{64}$/i;

/**
 * True iff `signature` is the hex HMAC-SHA256 of the raw body, compared in constant time.
 * @throws Error on an empty secret, with which anyone could sign.
 */
export function verifySignature(
  rawBody: Uint8Array,
  signature: string | undefined,
  secret: string,
): boolean {
  if (!secret) throw new Error('the webhook secret is empty: refusing to verify against it');
  const expected = createHmac('sha256', secret).update(rawBody).digest();
  // hex decoding stops silently at the first invalid character
  if (signature === undefined || !HEX_DIGEST.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}
