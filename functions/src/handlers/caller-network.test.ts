import { describe, expect, test } from 'vitest';
import { callerNetwork, countProxies } from './caller-network.ts';

const network = (address: string): string | null => callerNetwork(address, 1);

describe('one caller, however the address is written', () => {
  test.each([
    [
      '203.0.113.7',
      [
        '203.0.113.7:4711',
        '::ffff:203.0.113.7',
        '::FFFF:cb00:7107',
        '[::ffff:203.0.113.7]:80',
        '0:0:0:0:0:ffff:203.0.113.7',
        ' 203.0.113.7 ',
      ],
    ],
    [
      '2001:db8:7::1',
      [
        '2001:DB8:0007::1',
        '2001:db8:7:0:0:0:0:1',
        '[2001:db8:7::1]',
        '[2001:db8:7::1]:443',
        '2001:db8:7::1%eth0',
        '2001:db8:7:ffff:ffff::',
        '2001:db8:7::203.0.113.7',
      ],
    ],
  ])('%s', (address, spellings) => {
    for (const spelling of spellings) expect(network(spelling)).toBe(network(address));
  });

  test.each([
    ['203.0.113.7', '203.0.113.8'],
    ['2001:db8:7::1', '2001:db8:8::1'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8'],
    ['::1', '::ffff:0.0.0.1'],
  ])('%s is not %s', (one, other) => {
    expect(network(one)).not.toBe(network(other));
  });
});

describe('the caller', () => {
  const forged = '198.51.100.1, 198.51.100.2';

  test('is the entry that the outermost trusted proxy wrote, whatever stands before it', () => {
    expect(callerNetwork(`${forged}, 203.0.113.7`, 1)).toBe('203.0.113.7');
    expect(callerNetwork(`${forged}, 203.0.113.7, 10.0.0.1`, 2)).toBe('203.0.113.7');
    expect(callerNetwork([forged, '203.0.113.7,10.0.0.1'], 2)).toBe('203.0.113.7');
  });

  test('is not known without a proxy', () => {
    expect(callerNetwork(undefined, 1)).toBeNull();
    expect(callerNetwork('', 1)).toBeNull();
  });

  test('is counted all the same where more proxies are trusted than there are', () => {
    expect(callerNetwork('203.0.113.7', 2)).toBe('203.0.113.7');
  });
});

test('the doctor is told how many proxies there are, and nobody else', () => {
  expect(countProxies('192.0.2.1, 203.0.113.7, 10.0.0.1')).toBe(2);
  expect(countProxies('192.0.2.1')).toBe(0);
  expect(countProxies('203.0.113.7, 192.0.2.1')).toBeNull();
  expect(countProxies(undefined)).toBeNull();
});
