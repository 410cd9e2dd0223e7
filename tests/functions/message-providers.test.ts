import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { messageTemplate } from '@ghar/domain/messages/message-templates';
import { createTransport } from 'nodemailer';
import { beforeEach, expect, test } from 'vitest';
import { readLocalParameters, readLocalSecrets } from '../../tools/stack/stack-files.ts';
import { stack } from '../stack.ts';
import { clearInbox, mailsTo, mailTo } from '../support/inbox.ts';
import { messageTo, resetWhatsapp } from '../support/whatsapp.ts';

beforeEach(() => Promise.all([resetWhatsapp(), clearInbox()]));

test('the stack has an inbox of its own for what is handed in to its SMTP port', async () => {
  const transport = createTransport(`smtp://127.0.0.1:${stack.ports.smtp}`);
  await transport.sendMail({
    from: 'غار <orders@ghar.example>',
    to: 'mariam@example.com',
    subject: 'تأكّد طلبك',
    text: 'شكراً مريم',
  });
  transport.close();
  expect(await mailTo('mariam@example.com', /تأكّد/)).toMatchObject({
    from: [{ address: 'orders@ghar.example', name: 'غار' }],
    text: expect.stringContaining('شكراً مريم') as string,
  });
  await clearInbox();
  expect(await mailsTo('mariam@example.com')).toEqual([]);
});

test('the stack has a WhatsApp of its own, with the account that the functions are configured for', async () => {
  const { texts } = messageTemplate('payment-failed', DEFAULT_LOCALE).example;
  const response = await fetch(
    `${stack.urls.whatsapp}/v23.0/${readLocalParameters()['WHATSAPP_PHONE_NUMBER_ID']}/messages`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${readLocalSecrets().whatsappToken}` },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        to: '971501234567',
        type: 'template',
        template: {
          name: 'payment_failed',
          language: { code: 'ar' },
          components: [
            { type: 'body', parameters: texts.map((value) => ({ type: 'text', text: value })) },
            {
              type: 'button',
              sub_type: 'url',
              index: '0',
              parameters: [{ type: 'text', text: 'an-order' }],
            },
          ],
        },
      }),
    },
  );
  expect(response.status).toBe(200);
  const { button } = await messageTo('+971501234567', 'payment_failed');
  expect(button?.url).toBe(`${stack.urls.hosting}/payment-success?order_id=an-order`);
});
