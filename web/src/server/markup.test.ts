import { expect, test } from 'vitest';
import { dataElement } from './markup.ts';

test('no text in the data ends its element, however many brackets it has', () => {
  const data = { title: 'a < b', text: '</script><script>alert(1)</script><!--' };
  const element = dataElement('type="application/json"', data);
  expect(element.match(/</g)).toHaveLength(2);
  const json = /^<script [^>]*>(.*)<\/script>$/s.exec(element)![1]!;
  expect(JSON.parse(json)).toEqual(data);
});
