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

describe('a channel', () => {
  const MESSAGE = {
    id: 'message',
    link_id: null,
    confirm_token: null,
    summary: null,
    locale: 'ar',
    kind: 'test',
    to: 'm@ghar.example',
    params: { brand: 'غار' },
  } as const;
  /** The senders of a shop whose environment is this. */
  async function sendersOf(environment: Record<string, string>) {
    vi.stubEnv('GCLOUD_PROJECT', 'demo-ports');
    vi.stubEnv('STORE_URL', 'https://ghar.example');
    vi.stubEnv('WHATSAPP_API_URL', 'http://127.0.0.1:65530/v23.0');
    vi.stubEnv('WHATSAPP_PHONE_NUMBER_ID', '1');
    vi.stubEnv('WHATSAPP_TOKEN', 'token');
    vi.stubEnv('WHATSAPP_VERIFY_TOKEN', 'verify');
    vi.stubEnv('MAIL_FROM', 'orders@ghar.example');
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    return (await import('./ports.ts')).openSenders();
  }

  test.each([
    ['an address that is none', { SMTP_URL: 'smtps://u:p/w@smtp.example:465' }, 'smtp-not-encoded'],
    ['an account that is off', { SMTP_URL: 'OFF' }, 'EAUTH'],
    [
      'a shop without an address',
      { SMTP_URL: 'smtp://127.0.0.1:9', STORE_URL: 'x' },
      'misconfigured',
    ],
  ])('does not stop the other: e-mail with %s', async (_, environment, code) => {
    const { email, whatsapp } = await sendersOf(environment);
    expect(await email(MESSAGE)).toEqual({ kind: 'refused', code });
    expect(await whatsapp({ ...MESSAGE, to: '+971501234567' })).toEqual({ kind: 'not-reached' });
  });

  test('WhatsApp at a host that does not exist is blocked at once', async () => {
    for (const url of ['http://no-such-host.invalid/v23.0', 'graph.facebook.com']) {
      const { whatsapp } = await sendersOf({ SMTP_URL: 'off', WHATSAPP_API_URL: url });
      expect(await whatsapp({ ...MESSAGE, to: '+971501234567' })).toEqual({
        kind: 'refused',
        code: 'EDNS',
      });
    }
  });
});
