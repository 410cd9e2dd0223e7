import { expect, test } from 'vitest';
import { emailHtml } from './email-html.ts';

test('an e-mail is right to left, with its link, and no text becomes markup', () => {
  const html = emailHtml(
    {
      subject: '<b>"',
      text: 'أهلاً <img src=x onerror=alert(1)>، & وصل.\n\nتابع طلبك:\nhttps://ghar.example/payment-success?order_id=a"b\n',
    },
    'ar',
  );
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('أهلاً &lt;img src=x onerror=alert(1)&gt;، &amp; وصل.');
  expect(html).toContain('href="https://ghar.example/payment-success?order_id=a&quot;b"');
  expect(html).toContain('>تابع طلبك</a>');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<b>');
});
