import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { messageTemplate } from '@ghar/domain/message-templates';
import { beforeEach, expect, test } from 'vitest';
import { readLocalParameters, readLocalSecrets } from '../../tools/stack/stack-files.ts';
import { stack } from '../stack.ts';
import { clearInbox, mailsTo, mailTo } from '../support/inbox.ts';
import { messageTo, resetWhatsapp } from '../support/whatsapp.ts';

beforeEach(() => Promise.all([resetWhatsapp(), clearInbox()]));

test('the stack has an inbox of its own for what is handed in to its SMTP port', async () => {
  const mail = [
    'From: =?UTF-8?B?2LrYp9ix?= <orders@ghar.example>',
    'To: mariam@example.com',
    'Subject: =?UTF-8?B?2KrYo9mD2ZHYryDYt9mE2KjZgw==?=',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'شكراً مريم',
    '.',
  ];
  await handIn(['mariam@example.com'], mail.join('\r\n'));
  expect(await mailTo('mariam@example.com', /تأكّد/)).toMatchObject({
    from: [{ address: 'orders@ghar.example', name: 'غار' }],
    text: expect.stringContaining('شكراً مريم') as string,
  });
  await clearInbox();
  expect(await mailsTo('mariam@example.com')).toEqual([]);
});

/** Hands in a mail as SMTP clients do. */
async function handIn(to: string[], data: string): Promise<void> {
  const socket = createConnection({ host: '127.0.0.1', port: stack.ports.smtp });
  const commands = [
    'HELO shop',
    'MAIL FROM:<orders@ghar.example>',
    ...to.map((address) => `RCPT TO:<${address}>`),
    'DATA',
    data,
    'QUIT',
  ];
  // the server asks for the next command by answering the one before
  socket.on('data', () => void socket.write(`${commands.shift() ?? ''}\r\n`));
  await text(socket);
}

test('the stack has a WhatsApp of its own, with the account that the functions are configured for', async () => {
  const { texts } = messageTemplate('payment-failed').example;
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
