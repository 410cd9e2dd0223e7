import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import type { Letterhead } from '../storefront/read-storefront.ts';
import { verdictOf } from '../messages/provider-verdict.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** What the server answers to a command; null for nothing, ever. */
type Answers = Readonly<Record<string, string | null>>;
const KIND: Answers = {
  EHLO: '250 mail',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  '.': '250 taken',
  QUIT: '221 bye',
};

let server: Server | undefined;
afterEach(() => server?.close());

/** A mail server that answers as told; resolves with its address and what it has received. */
async function mailServer(change: Answers = {}) {
  const answers = { ...KIND, ...change };
  const commands: string[] = [];
  let mail = '';
  server = createServer((socket) => {
    let isData = false;
    const say = (command: string): void => {
      const answer = answers[command];
      if (answer === 'hang up') socket.destroy();
      else if (answer !== null && answer !== undefined) socket.write(`${answer}\r\n`);
    };
    socket.on('error', () => undefined);
    socket.write('220 mail\r\n');
    let buffer = '';
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      const lines = buffer.split('\r\n');
      buffer = lines.pop()!;
      for (const line of lines) {
        if (isData && line !== '.') mail += `${line}\n`;
        else {
          const command = isData ? '.' : line.slice(0, 4);
          if (!isData) commands.push(line);
          isData = command === 'DATA';
          say(command);
        }
      }
    });
  });
  await new Promise<void>((resolve) => {
    server!.listen(0, '127.0.0.1', resolve);
  });
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, commands, mail: () => mail };
}

const LETTERHEAD: Letterhead = { about: DEFAULT_CONTENT.about.content, picture: null };

const send = (smtpUrl: string, name = 'مريم', letterhead = async () => LETTERHEAD) =>
  smtpMailer({
    smtpUrl,
    from: 'غار <orders@ghar.example>',
    origin: 'https://ghar.example',
    letterhead,
  })({
    id: 'order-payment-confirmed-email',
    link_id: 'k3TnXw7pQz4Ra7K9MWPD',
    confirm_token: null,
    summary: null,
    kind: 'payment-confirmed',
    to: 'm@ghar.example',
    locale: 'ar',
    params: { name, order_number: 'a7K9MWPD', amount: '299 درهم' },
  });

test('without an account a message waits until there is one, and is not looked for on this machine', async () => {
  const outcome = await send('');
  expect(outcome).toEqual({ kind: 'refused', code: 'EAUTH' });
  expect(verdictOf('email', 'EAUTH')).toBe('blocked');
});

test('a message is handed in as text and HTML, to one recipient, with no header of the customer’s', async () => {
  const { url, commands, mail } = await mailServer();
  const outcome = await send(url, 'مريم\r\nBcc: evil@ghar.example');
  expect(outcome).toMatchObject({
    kind: 'accepted',
    providerId: expect.stringMatching(/@ghar\.example>$/),
  });
  expect(commands.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<m@ghar.example>']);
  const [headers = '', ...bodies] = mail().split('\n\n');
  expect(headers).not.toMatch(/^bcc:/im);
  expect(headers).toMatch(/^To: m@ghar\.example$/m);
  expect(headers).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(headers).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(bodies.join()).toContain('text/html');
});

test('without the shop’s letterhead nothing is handed in, and it is tried again', async () => {
  const { url, commands } = await mailServer();
  const outcome = await send(url, 'مريم', async () => {
    throw new Error('unavailable');
  });
  expect(outcome).toEqual({ kind: 'not-reached' });
  expect(commands).toEqual([]);
});

test('each attempt has the same id', async () => {
  const { url } = await mailServer();
  expect(await send(url)).toEqual(await send(url));
});

test.each<[string, Answers, object]>([
  ['knows no such box', { RCPT: '550 no such user' }, { kind: 'refused', code: '550' }],
  ['is busy', { MAIL: '421 too many' }, { kind: 'refused', code: '421' }],
  ['refuses the text', { '.': '554 spam' }, { kind: 'refused', code: '554' }],
  ['hangs up after the text', { '.': 'hang up' }, { kind: 'unanswered' }],
])('a server that %s', async (_, answers, expected) => {
  const { url } = await mailServer(answers);
  expect(await send(url)).toEqual(expected);
});

test('a server that is not there has taken nothing', async () => {
  expect(await send('smtp://127.0.0.1:9')).toEqual({ kind: 'not-reached' });
});

test.each([
  ['smtps://user:pa/ss@smtp.example:465', 'smtp-not-encoded'],
  ['smtp.example:465', 'smtp-no-scheme'],
  ['smtp://no-such-host.invalid:465', 'EDNS'],
])('a server that can never be reached, %s, blocks the channel at once', async (url, code) => {
  expect(await send(url)).toEqual({ kind: 'refused', code });
  expect(verdictOf('email', code)).toBe('blocked');
});
