import { describe, expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '../i18n/locale.ts';
import { MESSAGE_KINDS, messageParams } from './message.ts';
import {
  buttonPath,
  emailOf,
  MESSAGE_TEMPLATES,
  messageTemplate,
  templateFilling,
  whatsappBody,
} from './message-templates.ts';

const MAX_BODY = 1024;
const MAX_BUTTON = 25;
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number));
const named = MESSAGE_TEMPLATES.map((one) => [one.kind, one.language, one] as const);
const LINK = { link_id: 'an-order', confirm_token: 'a-token' };
const shopper = { name: 'مريم', order_number: 'A7K9MWPD' };

test('every kind has a template, under a name that Meta takes', () => {
  const templates = MESSAGE_TEMPLATES.filter(({ language }) => language === DEFAULT_LOCALE);
  expect(templates.map(({ kind }) => kind)).toEqual(MESSAGE_KINDS);
  const names = templates.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z][a-z0-9_]*$/.test(name))).toEqual([]);
});

describe.each(named)('%s in %s', (kind, _, template) => {
  const { body, subject, button, example } = template;
  const count = messageParams(kind).length;

  test('has its parameters once each, in their order, and an example of each', () => {
    expect(numbersIn(body)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(example.texts).toHaveLength(count);
    expect(example.texts).not.toContain('-');
    expect(numbersIn(subject).every((number) => number <= count)).toBe(true);
  });

  test('is what Meta approves', () => {
    expect(body).not.toMatch(/^[\s\p{P}]*\{\{|\}\}[\s\p{P}]*$/u); // neither begins nor ends with a parameter
    expect(body).not.toMatch(/\}\}[\s\p{P}]*\{\{/u); // nor has two side by side
    expect(body).not.toMatch(/\n| {2}/);
    const words = body.split(' ').filter((word) => /\p{L}/u.test(word));
    expect(words.length).toBeGreaterThan(2 * count);
    expect(button.text.length).toBeLessThanOrEqual(MAX_BUTTON);
    expect(button.path).toMatch(/^\/[^{]*(?:\{\{1\}\})?$/);
  });

  test('fits with the longest parameters', () => {
    const long = Object.fromEntries(messageParams(kind).map((name) => [name, 'س'.repeat(500)]));
    const { body } = templateFilling(kind, long, 'an-order', 'a-token');
    expect(whatsappBody(template, body).length).toBeLessThanOrEqual(MAX_BODY);
  });

  test('leaves no placeholder, by WhatsApp or by e-mail', () => {
    expect(whatsappBody(template, example.texts)).not.toMatch(/[{}]/);
    const params = Object.fromEntries(
      messageParams(kind).map((name, index) => [name, example.texts[index]!]),
    );
    const message = { kind, params, locale: template.language, ...LINK };
    const { subject, body, button } = emailOf(message, 'https://soap.shop');
    expect(subject + body + button.text + button.href).not.toMatch(/[{}]/);
    expect(subject).not.toMatch(/\n/);
    expect(body).toBe(whatsappBody(template, example.texts));
  });
});

test('what a shopper typed is one short line without a link, whatever it was', () => {
  const name = `مريم\r\nBcc: all@evil.example\t\u202e${' '.repeat(9)}https://evil.example/pay ${'س'.repeat(300)}`;
  const { body } = templateFilling('payment-failed', { ...shopper, name }, 'id', null);
  expect(body[0]).toMatch(/^مريم Bcc: all@evil\. example https evil\. example\/pay س+$/);
  expect(body[0]!.length).toBe(150);
  const email = emailOf(
    {
      kind: 'payment-failed',
      params: { name: 'x', order_number: 'A\r\nBcc: b' },
      locale: DEFAULT_LOCALE,
      ...LINK,
    },
    'https://soap.shop',
  );
  expect(email.subject).toBe('لم يكتمل دفع طلبك A Bcc: b');
});

test.each([
  'evil.\u200bexample',
  'evil.\u00adexample',
  'evil\uff0eexample',
  'evil\u3002example',
  'evil\uff61\u200dexample',
])('a link in disguise is none either: %j', (name) => {
  const { body } = templateFilling('payment-failed', { ...shopper, name }, 'id', null);
  expect(body[0]).toMatch(/^evil. /);
});

test('an IP address with a path is no link', () => {
  const name = 'رسوم 49.50 على ٢٠٣.0.113.9/pay';
  const { body } = templateFilling('payment-failed', { ...shopper, name }, 'id', null);
  expect(body[0]).toBe('رسوم 49.50 على 203. 0. 113. 9/pay');
});

test('amounts keep their decimals, and an empty parameter is not sent empty', () => {
  const params = { ...shopper, amount: '1,299.50 درهم', name: ' ' };
  expect(templateFilling('refunded', params, 'id', null).body).toEqual([
    '-',
    'A7K9MWPD',
    '1,299.50 درهم',
  ]);
});

test('the button leads to the order that the message is about, or to a page of the panel', () => {
  const shipped = messageTemplate('shipped', DEFAULT_LOCALE);
  const { button } = templateFilling('shipped', shopper, 'a/b', 'token');
  expect(buttonPath(shipped, button)).toBe('/payment-success?order_id=a%2Fb');
  expect(templateFilling('sold-out', { product: 'صابون' }, null, null).button).toBeNull();
  expect(buttonPath(messageTemplate('sold-out', DEFAULT_LOCALE), null)).toBe('/admin/products');
  expect(() => templateFilling('shipped', shopper, null, null)).toThrow(/has none/);
});

test.each(['cash-received', 'cash-reminder'] as const)(
  'the button of %s confirms the order by its token',
  (kind) => {
    const template = messageTemplate(kind, DEFAULT_LOCALE);
    const { button } = templateFilling(kind, shopper, 'a/b', 'c&d');
    expect(buttonPath(template, button)).toBe('/payment-success?order_id=a%2Fb&confirm=c%26d');
    expect(template.example.linkEnd).toMatch(/^\w{20}&confirm=\w{20}$/);
    expect(() => templateFilling(kind, shopper, 'a/b', null)).toThrow(/no token/);
  },
);
