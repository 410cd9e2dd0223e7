import { createHash, createHmac } from 'node:crypto';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { MESSAGE_KINDS, messageParams, type MessageKind } from '@ghar/domain/messages/message';
import { messagePath, SETTINGS_PATHS, siteContentPath } from '@ghar/domain/paths';
import type { CallableName } from '@ghar/domain/callables';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smtpMailer } from '../../functions/src/adapters/smtp-mailer.ts';
import { whatsappClient } from '../../functions/src/adapters/whatsapp-client.ts';
import { ADMIN, STAFF } from '../../tools/seed/accounts.ts';
import { readLocalParameters, readLocalSecrets } from '../../tools/stack/stack-files.ts';
import { setRole, tokenOf } from '../support/accounts.ts';
import { announce } from '../support/announcements.ts';
import { call, callWhatsappWebhook, placeOrder } from '../support/backend.ts';
import { db, order, resetDatabase } from '../support/database.ts';
import { clearInbox, mailTo, mailsTo, type Mail } from '../support/inbox.ts';
import {
  endIntent,
  intentOf,
  orderFaults,
  providerRefunds,
  resetProvider,
} from '../support/provider.ts';
import { orderWhatsappFaults, resetWhatsapp, whatsappMessages } from '../support/whatsapp.ts';
import { stack } from '../stack.ts';

const SHOP = 'https://shop.example';
const ORDER_ID = 'k3TnXw7pQz4Ra7K9MWPD';
const CUSTOMER = 'customer@ghar.example';
const EVIL = 'evil@ghar.example';
const PHONE = '+971501234567';
const { whatsappToken, whatsappAppSecret, webhookSecret } = readLocalSecrets();
const PHONE_NUMBER_ID = readLocalParameters()['WHATSAPP_PHONE_NUMBER_ID']!;

/** Texts that somebody else chooses, as a message's parameters. */
const ATTACKS: Readonly<Record<string, string>> = {
  markup: `</title></p><script>alert(1)</script><img src=x onerror=alert(2)>"'><a href="https://evil.example">x</a><style>*{display:none}</style>`,
  headers: `مريم\r\nBcc: ${EVIL}\r\nSubject: evil\r\nContent-Type: text/html\r\n\r\n<b>evil`,
  'the end of the mail': `مريم\r\n.\r\nMAIL FROM:<${EVIL}>\r\nRCPT TO:<${EVIL}>\r\nDATA`,
  recipients: `<${EVIL}>, ${EVIL}; "x" <${EVIL}>`,
  'an encoded header': `=?utf-8?B?${Buffer.from(`x\r\nBcc: ${EVIL}`).toString('base64')}?=`,
  'the other direction': 'مريم \u202egnp.exe\u2066\u200f',
  links: 'https://evil.example/pay www.evil.example evil.\u200bexample javascript:alert(1)',
  'tabs and spaces': 'مريم\t\t\t           الهاشمي\u00a0\u00a0\u00a0\u00a0\u00a0\u2028\u2029',
  placeholders: '{{1}} {{2}} {{99}} ${7*7} $& $1 %s',
  'a very long text': 'س'.repeat(20_000),
  emoji: '👩‍👩‍👧‍👦🇦🇪'.repeat(60),
  'half a character': `${'س'.repeat(149)}😀`,
  nothing: ' \u200b\r\n ',
};

/** A parameter of each kind that stands for all of them. */
const filled = (kind: MessageKind, text: string): Record<string, string> =>
  Object.fromEntries(messageParams(kind).map((name) => [name, text]));

const { about } = DEFAULT_CONTENT;
const mailer = smtpMailer({
  smtpUrl: `smtp://127.0.0.1:${stack.ports.smtp}`,
  from: 'غار <orders@ghar.example>',
  origin: SHOP,
  // no contact: its links are the shop's, and would be found below
  letterhead: async () => ({ about: { ...about.content, whatsapp: '' }, picture: null }),
});
const whatsapp = whatsappClient({
  apiUrl: `${stack.urls.whatsapp}/v23.0`,
  phoneNumberId: PHONE_NUMBER_ID,
  token: whatsappToken,
});

/** All markup of an HTML text. */
const markup = (html = ''): string[] => html.match(/<[^>]*>/g) ?? [];
/** What a mail program makes links of. */
const LINKS = /[a-z]+:\/\/\S+|www\.\S+|[\p{L}\d-]+\.\p{L}{2,}/giu;

const messageOf = (kind: MessageKind, text: string) => ({
  id: `attack-${kind}`,
  link_id: ORDER_ID,
  confirm_token: ORDER_ID,
  summary: null,
  kind,
  locale: DEFAULT_LOCALE,
  params: filled(kind, text),
});

async function mailsOf(text: string): Promise<Map<MessageKind, Mail>> {
  await clearInbox();
  for (const kind of MESSAGE_KINDS) {
    const message = messageOf(kind, text);
    const outcome = await mailer({ ...message, to: `${kind}.${CUSTOMER}` });
    expect([kind, outcome.kind]).toEqual([kind, 'accepted']);
  }
  const mails = await Promise.all(MESSAGE_KINDS.map((kind) => mailTo(`${kind}.${CUSTOMER}`, /./)));
  return new Map(MESSAGE_KINDS.map((kind, index) => [kind, mails[index]!]));
}

describe('what is not the shop’s own in an e-mail', { tags: 'nightly' }, () => {
  let harmless: Map<MessageKind, Mail>;
  beforeAll(async () => {
    harmless = await mailsOf('مريم');
  });

  test.each(Object.entries(ATTACKS))('is text of its own place: %s', async (_, text) => {
    const mails = await mailsOf(text);
    expect(await mailsTo(EVIL)).toEqual([]);
    for (const [kind, mail] of mails) {
      const plain = harmless.get(kind)!;
      expect(mail.envelope.to.map(({ address }) => address)).toEqual([`${kind}.${CUSTOMER}`]);
      expect(mail.to).toEqual(plain.to);
      expect(mail.from).toEqual(plain.from);
      expect(Object.keys(mail.headers)).toEqual(Object.keys(plain.headers));
      expect(mail.subject).not.toMatch(/[\r\n\t]|\p{Bidi_Control}/u);
      expect(markup(mail.html)).toEqual(markup(plain.html));
      const links = mail.text!.match(LINKS)!;
      expect(
        links.filter((link) => !`${SHOP}/`.includes(link) && !link.startsWith(`${SHOP}/`)),
      ).toEqual([]);
      expect(mail.text!.isWellFormed() && mail.text!.length < 2_000).toBe(true);
    }
  });
});

describe('what is not the shop’s own in a message by WhatsApp', { tags: 'nightly' }, () => {
  beforeEach(async () => {
    await resetWhatsapp();
    await orderWhatsappFaults({ webhooks: { kind: 'lost' } });
  });

  // the stand-in refuses what Meta refuses
  test.each(Object.entries(ATTACKS))('is a parameter that Meta takes: %s', async (_, text) => {
    for (const kind of MESSAGE_KINDS) {
      const message = messageOf(kind, text);
      expect([kind, await whatsapp({ ...message, to: PHONE })]).toMatchObject([
        kind,
        { kind: 'accepted' },
      ]);
    }
    const sent = await whatsappMessages();
    expect(sent).toHaveLength(MESSAGE_KINDS.length);
    for (const { text: body, template, button, to } of sent) {
      expect(to).toBe(PHONE.slice(1));
      expect(button!.url.startsWith(`${stack.urls.hosting}/`)).toBe(true);
      expect(body.length).toBeLessThanOrEqual(1024);
      expect(body.match(LINKS)).toBeNull();
      for (const param of template!.params) {
        expect(param).not.toMatch(/[\r\n\t\u2028\u2029]| {5}|^$|\p{Bidi_Control}/u);
        expect(param.isWellFormed()).toBe(true);
      }
    }
  });
});

describe('whoever is no admin now', () => {
  const refund = () => ({
    order_id_param: orderId,
    refundKey: crypto.randomUUID(),
    amount: 1,
    reason: '',
    restock: true,
  });
  const CALLS: readonly [CallableName, () => object][] = [
    ['refundOrder', refund],
    ['resendMessage', () => ({ message_id: `${orderId}-payment-confirmed-email` })],
    ['sendTestMessage', () => ({ channel: 'email' })],
  ];
  let orderId: string;
  beforeAll(async () => {
    await Promise.all([resetDatabase(), resetProvider(), clearInbox()]);
    const link = await placeOrder();
    orderId = link.order_id;
    await endIntent(intentOf(link.payment_url), 'complete');
    await announce(intentOf(link.payment_url), 'completed');
  });

  test.each(CALLS)('cannot call %s', async (name, input) => {
    await db.doc(SETTINGS_PATHS.private).set({ notify_email: CUSTOMER });
    await db.doc(messagePath(`${orderId}-payment-confirmed-email`)).set(FAILED);
    const [former, staff] = [await tokenOf(ADMIN), await tokenOf(STAFF)];
    await setRole(ADMIN, null);
    const as = async (token: string | null): Promise<unknown> => {
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      const { status, error } = await call(name, input(), { headers });
      return error!.details?.code ?? status;
    };
    // the token of a former admin is valid for an hour
    expect(await as(former)).toBe('admins-only');
    expect(await as(staff)).toBe('admins-only');
    expect(await as(null)).toBe('sign-in-required');
    // refused by the functions library; the emulator would not look at it
    expect(await as('forged')).toBe(401);
    await setRole(ADMIN, ADMIN.role);
    expect(await providerRefunds()).toEqual([]);
    expect(
      (await db.doc(messagePath(`${orderId}-payment-confirmed-email`)).get()).get('state'),
    ).toBe('failed');
    expect(await mailsTo(CUSTOMER)).toEqual([]);
  });
});

const FAILED = {
  order_id: null,
  kind: 'test',
  channel: 'email',
  to: CUSTOMER,
  locale: 'ar',
  params: { brand: 'غار' },
  state: 'failed',
  attempts: 1,
  next_attempt_at: null,
  provider_id: null,
  error: '550',
  created_at: new Date(),
};

describe('an admin', () => {
  let token: string;
  const as = (name: CallableName, input: object) =>
    call(name, input, { headers: { authorization: `Bearer ${token}` } });
  beforeEach(async () => {
    await Promise.all([resetDatabase(), resetProvider(), clearInbox(), resetWhatsapp()]);
    token = await tokenOf(ADMIN);
  });

  test('is sent a test message with the shop’s name as text, and nobody else is', async () => {
    await db.doc(SETTINGS_PATHS.private).set({ notify_email: CUSTOMER });
    await db
      .doc(siteContentPath('about'))
      .update({ 'content.brand': `${ATTACKS['headers']!} ${ATTACKS['markup']!}` });
    expect((await as('sendTestMessage', { channel: 'email' })).status).toBe(200);
    const mail = await mailTo(CUSTOMER, /رسالة تجريبية/);
    expect(mail.envelope.to.map(({ address }) => address)).toEqual([CUSTOMER]);
    expect(mail.headers).not.toHaveProperty('bcc');
    expect(mail.html).not.toMatch(/<script|<img src=x|<b>|evil\.example/);
    expect(mail.text).not.toMatch(/evil\.example/);
    expect(await mailsTo(EVIL)).toEqual([]);
  });

  test.each([`${CUSTOMER}, ${EVIL}`, `${CUSTOMER}\r\nRCPT TO:<${EVIL}>`, `"x" <${EVIL}>`])(
    'cannot have one sent to more than one address: %j',
    async (notify_email) => {
      // past the rules, which refuse it
      await db.doc(SETTINGS_PATHS.private).set({ notify_email });
      const { error } = await as('sendTestMessage', { channel: 'email' });
      expect(error!.details!.code).toBe('recipient-missing');
      expect([...(await mailsTo(EVIL)), ...(await mailsTo(CUSTOMER))]).toEqual([]);
    },
  );

  test('cannot have test messages sent without end', async () => {
    await db.doc(SETTINGS_PATHS.private).set({ notify_email: CUSTOMER });
    const send = async (): Promise<string> => {
      const { error } = await as('sendTestMessage', { channel: 'email' });
      return error?.details?.code ?? 'sent';
    };
    const codes: string[] = [];
    for (let one = 0; one < 8; one++) codes.push(await send());
    codes.push(...(await Promise.all(Array.from({ length: 4 }, send))));
    expect(codes.filter((code) => code === 'sent')).toHaveLength(10);
    expect(codes.filter((code) => code === 'rate-limited')).toHaveLength(2);
  });

  test('gives nothing back of one order with the key of another’s refund', async () => {
    await orderFaults({ webhooks: { kind: 'lost' } });
    const paid = async (): Promise<string> => {
      const { order_id, payment_url } = await placeOrder();
      await endIntent(intentOf(payment_url), 'complete');
      await announce(intentOf(payment_url), 'completed');
      return order_id;
    };
    const [one, other] = [await paid(), await paid()];
    const refundKey = crypto.randomUUID();
    const refund = (order_id_param: string) =>
      as('refundOrder', { order_id_param, refundKey, amount: 100, reason: '', restock: false });
    expect((await refund(one)).status).toBe(200);
    const { result } = await refund(other);
    expect(result).toMatchObject({ status: 'failed' });
    expect(await providerRefunds()).toHaveLength(1);
    expect((await order(other))!['refunded_amount']).toBe(0);
    expect((await refund(one)).result).toMatchObject({ status: 'completed' });
    expect((await order(one))!['refunded_amount']).toBe(100);
  });
});

describe('a status by WhatsApp’s webhook', () => {
  const NAME = 'attacked-test-whatsapp';
  const state = async (): Promise<unknown> => (await db.doc(messagePath(NAME)).get()).get('state');
  const hmac = (body: string, secret: string, algorithm = 'sha256'): string =>
    createHmac(algorithm, secret).update(body).digest('hex');
  const saying = (...statuses: object[]): string =>
    JSON.stringify({ entry: [{ changes: [{ field: 'messages', value: { statuses } }] }] });
  const failed = saying({ id: 'wamid.1', status: 'failed', errors: [{ code: 131000 }] });
  const post = async (body: string, signature?: string): Promise<number> =>
    (await callWhatsappWebhook(body, signature === undefined ? {} : { signature })).status;
  const signed = (body: string): Promise<number> =>
    post(body, `sha256=${hmac(body, whatsappAppSecret)}`);
  beforeAll(async () => {
    await resetDatabase();
    await db.doc(messagePath(NAME)).set({
      ...FAILED,
      channel: 'whatsapp',
      to: PHONE,
      state: 'sent',
      error: null,
      provider_id: 'wamid.1',
    });
  });

  test.each<[string, string | undefined]>([
    ['without a signature', undefined],
    ['with an empty one', ''],
    ['with its kind only', 'sha256='],
    ['with a hash without a secret', `sha256=${createHash('sha256').update(failed).digest('hex')}`],
    ['by an empty secret', `sha256=${hmac(failed, '')}`],
    ['by the payment provider’s secret', `sha256=${hmac(failed, webhookSecret)}`],
    ['by the access token', `sha256=${hmac(failed, whatsappToken)}`],
    ['by an older hash', `sha1=${hmac(failed, whatsappAppSecret, 'sha1')}`],
    ['of another body', `sha256=${hmac(`${failed} `, whatsappAppSecret)}`],
    ['twice', `sha256=sha256=${hmac(failed, whatsappAppSecret)}`],
  ])('%s is refused', async (_, signature) => {
    expect(await post(failed, signature)).toBe(401);
    expect(await state()).toBe('sent');
  });

  test('that is signed touches no other document, and no status that is not one', async () => {
    for (const id of ['../orders/x', 'a/b', '__proto__', '', '.', 'x'.repeat(2_000), NAME])
      expect(
        await signed(
          saying({ id: 'wamid.of-others', status: 'failed', biz_opaque_callback_data: id }),
        ),
      ).toBe(200);
    for (const status of ['withdrawn', 'queued', '__proto__', { $ne: 1 }])
      expect(await signed(saying({ id: 'wamid.1', status }))).toBe(200);
    expect(await signed('[]')).toBe(200);
    expect(await signed(`{"entry":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)).toBe(200);
    expect(await state()).toBe('sent');
  });

  test('that is played back sends nothing again', async () => {
    const read = saying({ id: 'wamid.1', status: 'read' });
    expect(await signed(read)).toBe(200);
    for (let again = 0; again < 3; again++) {
      expect(await signed(failed)).toBe(200);
      expect(await signed(read)).toBe(200);
    }
    expect(await state()).toBe('read');
  });

  test('is not confirmed to whoever writes its question as lists, or with markup', async () => {
    const { whatsappVerifyToken: token } = readLocalSecrets();
    for (const query of [
      '?hub.mode=subscribe&hub.verify_token[]=x&hub.challenge=1',
      '?hub.mode=subscribe&hub.verify_token=x&hub.challenge=<script>',
      '?hub.mode[]=subscribe&hub.verify_token=&hub.challenge[]=1',
      `?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=<script>alert(1)</script>`,
    ])
      expect((await callWhatsappWebhook(null, { query })).status).toBe(403);
  });
});
