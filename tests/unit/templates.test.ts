import { spawnSync } from 'node:child_process';
import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { MESSAGE_TEMPLATES, messageTemplate } from '@ghar/domain/messages/message-templates';
import { expect, test } from 'vitest';
import { metaTemplate, templateSheet } from '../../tools/templates/meta-template.ts';
import { readWish } from '../../tools/templates/read-wish.ts';

const ORIGIN = 'https://soap.shop';

test('a template is handed to Meta with its examples and the shop’s address', () => {
  const sold = metaTemplate(messageTemplate('payment-failed', DEFAULT_LOCALE), ORIGIN);
  expect(sold).toEqual({
    name: 'payment_failed',
    language: 'ar',
    category: 'UTILITY',
    components: [
      {
        type: 'BODY',
        text: messageTemplate('payment-failed', DEFAULT_LOCALE).body,
        example: { body_text: [['مريم', 'A7K9MWPD']] },
      },
      {
        type: 'BUTTONS',
        buttons: [
          {
            type: 'URL',
            text: 'أعد محاولة الدفع',
            url: 'https://soap.shop/payment-success?order_id={{1}}',
            example: ['https://soap.shop/payment-success?order_id=k3TnXw7pQz4Ra7K9MWPD'],
          },
        ],
      },
    ],
  });
  expect(metaTemplate(messageTemplate('sold-out', DEFAULT_LOCALE), ORIGIN).components[1]).toEqual({
    type: 'BUTTONS',
    buttons: [{ type: 'URL', text: 'افتح المنتجات', url: 'https://soap.shop/admin/products' }],
  });
});

test.each(MESSAGE_TEMPLATES.map((one) => [one.name, one.language, one] as const))(
  '%s in %s can be entered by hand',
  (name, _, template) => {
    const sheet = templateSheet(template, ORIGIN);
    for (const text of [name, template.body, template.button.text, ...template.example.texts])
      expect(sheet).toContain(text);
    expect(sheet.split('It reads')[1]).not.toMatch(/[{}]/);
  },
);

const USAGE = 'Usage: npm run templates -- --store <https address> [--json]';

test('the command prints the usage where it is given no shop', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/templates.ts'], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^\n.+\n.+\n\n$/);
  expect(stderr).toContain(`\n${USAGE}\n`);
});

test.each<[string, string[]]>([
  ['an address without https', ['--store', 'http://soap.shop']],
  ['an unknown option', ['--shop', ORIGIN]],
])('the command says how it is used where it is given %s', (_, words) => {
  expect(() => readWish(words)).toThrow(`\n${USAGE}`);
});

test('the command is given the shop, and whether it is for a program', () => {
  expect(readWish(['--store', `${ORIGIN}/any`])).toEqual({ origin: ORIGIN, json: false });
  expect(readWish(['--store', ORIGIN, '--json'])).toEqual({ origin: ORIGIN, json: true });
});
