import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { receiveWhatsapp, type WhatsappRequest } from './handlers/receive-whatsapp.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const BODY = Buffer.from('{"entry":[]}');

/** What Meta's webhook answers where the secrets are these. */
async function answerTo(request: Partial<WhatsappRequest>, secret: string): Promise<number> {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-ports');
  vi.stubEnv('WHATSAPP_APP_SECRET', secret);
  vi.stubEnv('WHATSAPP_VERIFY_TOKEN', secret);
  const { whatsappPorts } = await import('./ports.ts');
  const all = { method: 'POST', query: {}, rawBody: BODY, signature: undefined, ...request };
  const { status } = await receiveWhatsapp(all, whatsappPorts());
  return status;
}

const signedWith = (secret: string): Partial<WhatsappRequest> => ({
  signature: `sha256=${createHmac('sha256', secret).update(BODY).digest('hex')}`,
});
const confirming = (token: string): Partial<WhatsappRequest> => ({
  method: 'GET',
  query: { 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1' },
});

describe('the webhook of WhatsApp', () => {
  test('believes who knows the secret, also where a pipe has added a line break to it', async () => {
    expect(await answerTo(signedWith('secret'), 'secret\n')).toBe(200);
    expect(await answerTo(confirming('secret'), 'secret\n')).toBe(200);
    expect(await answerTo(signedWith('other'), 'secret')).toBe(401);
  });

  test('believes nobody where the shop goes without it', async () => {
    expect(await answerTo(signedWith('off'), 'off')).toBe(404);
    expect(await answerTo(confirming('off'), 'off')).toBe(403);
  });
});
