import { expect, test } from 'vitest';
import { keepEncoded, type Encoding } from './encoded-texts.ts';

/** An encoder that records its input. */
function recorder() {
  const asked: string[] = [];
  const encode = async (text: string, encoding: Encoding): Promise<Buffer> => {
    asked.push(`${encoding} ${text}`);
    return Buffer.from(`${encoding} ${text}`);
  };
  return { asked, encode };
}

test('a page is compressed once for each encoding, however many ask at a time', async () => {
  const { asked, encode } = recorder();
  const encoded = keepEncoded(encode);
  const answers = await Promise.all([
    encoded('page', 'br'),
    encoded('page', 'br'),
    encoded('page', 'gzip'),
  ]);
  expect(answers.map(String)).toEqual(['br page', 'br page', 'gzip page']);
  expect(asked).toEqual(['br page', 'gzip page']);
});

test('what was asked for last is kept, and no more than there is room for', async () => {
  const { asked, encode } = recorder();
  const encoded = keepEncoded(encode, 2);
  for (const text of ['first', 'second', 'first', 'third', 'first', 'second'])
    await encoded(text, 'br');
  expect(asked).toEqual(['br first', 'br second', 'br third', 'br second']);
});
