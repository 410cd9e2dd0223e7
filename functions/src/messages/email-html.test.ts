import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import {
  CUSTOMER_MESSAGES,
  messageParams,
  MESSAGE_KINDS,
  type MessageKind,
} from '@ghar/domain/messages/message';
import { Window } from 'happy-dom';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { order as placed } from '../orders/one-order-test-shop.ts';
import type { StoredOrder } from '../orders/order-store.ts';
import type { Letterhead } from '../storefront/read-storefront.ts';
import { emailHtml } from './email-html.ts';
import { emailParts, type EmailParts } from './email-parts.ts';
import { EMAIL_COLOURS } from './email-styles.ts';
import { emailText } from './email-text.ts';
import { orderSummary } from './order-summary.ts';

const ORIGIN = 'https://ghar.example';
const about = {
  ...DEFAULT_CONTENT.about.content,
  whatsapp: '+971 50 000 0000',
  legal_name: 'مؤسسة غار للعرض',
  address: 'حي الفهيدي، دبي',
  email: 'hello@ghar.example',
  phone: '+971 4 000 0000',
};
const LETTERHEAD: Letterhead = {
  about,
  picture: { src: '/media/product-images/soap/1-jpg/1200.jpeg', alt: 'صابون غار' },
};
const PAID: StoredOrder = {
  ...placed,
  payment_test: false,
  payment_status: 'paid',
  paid_at: placed.created_at,
};

function partsOf(
  kind: MessageKind,
  { text = 'مريم', letterhead = LETTERHEAD, order = PAID } = {},
): EmailParts {
  const params = Object.fromEntries(messageParams(kind).map((name) => [name, text]));
  const summary = orderSummary(kind, order);
  const message = {
    kind,
    params,
    locale: 'ar',
    link_id: 'a"b',
    confirm_token: 'c"d',
    summary,
  } as const;
  return emailParts(message, letterhead, ORIGIN);
}
const htmlOf = (...given: Parameters<typeof partsOf>): string => emailHtml(partsOf(...given), 'ar');
const textOf = (...given: Parameters<typeof partsOf>): string => emailText(partsOf(...given), 'ar');
const window = new Window();
const documentOf = (...given: Parameters<typeof partsOf>) =>
  new window.DOMParser().parseFromString(htmlOf(...given), 'text/html');
/** A text without the white space of its layout. */
const flat = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim();

describe.each(MESSAGE_KINDS)('the e-mail "%s"', (kind) => {
  const isToCustomer = Object.hasOwn(CUSTOMER_MESSAGES, kind);
  const mail = documentOf(kind);
  const text = textOf(kind);

  test('is right to left, whatever of the document a program keeps', () => {
    for (const outer of ['html', '[role=article]', 'table'])
      expect(mail.querySelector(outer)!.getAttribute('dir')).toBe('rtl');
    for (const block of mail.querySelectorAll('h1, h2, p, th'))
      expect(block.getAttribute('style')).toContain('text-align:right');
    const columns = [...mail.querySelectorAll('tr')].filter(({ children }) => children.length > 1);
    for (const row of columns) expect(row.closest('table')!.getAttribute('dir')).toBe('rtl');
  });

  test('says its message first, in the list of mails, in text and in HTML', () => {
    const { body } = partsOf(kind);
    const preview = mail.body.firstElementChild;
    expect(flat(preview?.textContent)).toBe(body);
    expect(preview?.getAttribute('style')).toContain('display:none');
    expect(flat(mail.querySelector('p')?.textContent)).toBe(body);
    expect(text.startsWith(`${body}\n\n`)).toBe(true);
  });

  test('has one heading, the shop’s name and mark, and a button', () => {
    const { button } = partsOf(kind);
    expect(mail.querySelectorAll('h1')).toHaveLength(1);
    const [home, pressed] = mail.querySelectorAll('a');
    expect([flat(home!.textContent), home!.getAttribute('href')]).toEqual(['غار', `${ORIGIN}/`]);
    expect(flat(pressed!.textContent)).toBe(button.text);
    expect(pressed!.getAttribute('href')).toBe(button.href);
    expect(text).toContain(`\n${button.text}\n${button.href}\n`);
  });

  test('names seller and contact to a customer, in both', () => {
    const facts = [
      'https://wa.me/971500000000',
      about.email,
      about.phone,
      about.legal_name,
      about.address,
    ];
    for (const one of [htmlOf(kind), text])
      for (const fact of facts) expect([fact, one.includes(fact)]).toEqual([fact, isToCustomer]);
  });

  test('gives nothing that was typed a meaning', () => {
    const typed = `<script>alert(1)</script>"'\u202eevil\u2066</td></table> https://evil.example/pay`;
    const particulars = { brand: typed, legal_name: typed, address: typed, email: typed };
    const letterhead = {
      about: { ...about, ...particulars },
      picture: { ...LETTERHEAD.picture!, alt: typed },
    };
    const order = { ...PAID, product_name: typed, tracking_number: typed };
    const hostile = { text: typed, letterhead, order };
    const outline = (one: ReturnType<typeof documentOf>): string[] =>
      [...one.querySelectorAll('*')].map(
        ({ tagName, attributes }) =>
          `${tagName} ${[...attributes].map(({ name }) => name).join(' ')}`,
      );
    expect(outline(documentOf(kind, hostile))).toEqual(
      outline(
        documentOf(kind, {
          order: { ...PAID, tracking_number: '345' },
          letterhead: { ...LETTERHEAD, about: { ...about, email: '' } },
        }),
      ),
    );
    expect(htmlOf(kind, hostile) + textOf(kind, hostile)).not.toMatch(
      /\p{Bidi_Control}|evil\.example/u,
    );
  });

  test('has another colour in the dark wherever it has one', () => {
    const [styles, outlook] = mail.querySelectorAll('style');
    const named = new Set(
      [...mail.body.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    );
    expect(named).toContain('page');
    for (const name of named)
      for (const { textContent } of [styles!, outlook!])
        expect(textContent).toMatch(new RegExp(`\\.${name}\\{`));
  });
});

describe('the pictures of an e-mail', () => {
  test('are the mark and, of a paid order, the product, by URLs that any program can fetch', () => {
    const [mark, product] = documentOf('payment-confirmed').querySelectorAll('img');
    expect(mark!.getAttribute('src')).toBe(`${ORIGIN}/icons/icon-192.png`);
    expect(existsSync('web/public/icons/icon-192.png')).toBe(true);
    expect(product!.getAttribute('src')).toBe(ORIGIN + LETTERHEAD.picture!.src);
    expect(product!.getAttribute('alt')).toBe('صابون غار');
    // it would keep an empty place while pictures are blocked
    expect(product!.hasAttribute('height')).toBe(false);
  });

  test('show no order that nobody has paid', () => {
    for (const kind of ['order-received', 'payment-failed', 'shipped'] as const) {
      const unpaid = { order: placed, letterhead: { about, picture: null } };
      expect(documentOf(kind, unpaid).querySelectorAll('img, h2, th')).toHaveLength(1);
      expect(textOf(kind, unpaid)).not.toContain(placed.product_name);
    }
  });
});

test('plain text has the order, a line for each fact', () => {
  expect(textOf('payment-confirmed')).toContain(
    '\n\nصابون\nرقم الطلب: order\nالكمية: 3\nسعر القطعة: 299 درهم\nالمبلغ المدفوع: 897 درهم\n\n',
  );
});

test('what the merchant has not filled in is left out', () => {
  const letterhead = { about: { ...DEFAULT_CONTENT.about.content, whatsapp: '' }, picture: null };
  for (const mail of [
    documentOf('delivered', { letterhead }).body.textContent,
    textOf('delivered', { letterhead }),
  ]) {
    expect(mail).not.toContain('[');
    expect(mail).not.toContain('إن احتجت شيئاً فراسلنا');
  }
});

/** The relative luminance of a colour (WCAG). */
const luminance = (hex: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
    const part = Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
    return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);
const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
};

test.each(Object.entries(EMAIL_COLOURS))('text can be read: %s', (_, colours) => {
  for (const ground of [colours.page, colours.card])
    for (const text of [colours.text, colours.quiet, colours.link])
      expect(contrast(text, ground)).toBeGreaterThan(4.5);
  expect(contrast(colours['on-button'], colours.button)).toBeGreaterThan(4.5);
  expect(contrast(colours.button, colours.card)).toBeGreaterThan(3);
});
