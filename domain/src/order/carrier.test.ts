import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CARRIER_IDS,
  CARRIERS,
  carrierName,
  parseCarrier,
  parseTrackingNumber,
  trackingLink,
  trackingProblem,
} from './carrier.ts';

describe('trackingLink', () => {
  it.each([
    ['aramex', '34529871206', 'https://www.aramex.com/track/results?ShipmentNumber=34529871206'],
    [
      'smsa',
      '290012345678',
      'https://www.smsaexpress.com/trackingdetails?tracknumbers=290012345678',
    ],
    [
      'dhl',
      '1234567891',
      'https://www.dhl.com/global-en/home/tracking.html?submit=1&tracking-id=1234567891',
    ],
    [
      'spl',
      'rr 1234-56785 sa',
      'https://splonline.com.sa/ar/shipmentdetailsstatic/?tid=RR123456785SA',
    ],
    [
      'emirates-post',
      'RR123456785AE',
      'https://www.emiratespost.ae/ar/all-services/track-a-package',
    ],
    ['aramex', '٣٤٥٢٩٨٧١٢٠٦', 'https://www.aramex.com/track/results?ShipmentNumber=34529871206'],
  ])('of %s and %s', (carrier, number, link) => {
    expect(trackingLink(carrier, number, 'ar')).toBe(link);
    expect(trackingLink(carrier, number, 'en')).toBe(link.replace('/ar/', '/en/'));
  });

  it.each([
    ['aramex', null],
    ['aramex', ' '],
    ['ناقل الحي', '123'],
    [null, '123'],
    ['constructor', '123'],
    ['javascript:alert(1)', '123'],
  ])('is none of %s and %s', (carrier, number) => {
    expect(trackingLink(carrier, number, 'ar')).toBeNull();
  });

  it('leads to the courier, whatever the number is', () => {
    const number = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('&a=b', '#', '../..//evil.example', '$&', "$'", '{number}', '\ud800'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...CARRIER_IDS), number, (carrier, text) => {
        const [before, after] = CARRIERS[carrier].page.replace('{locale}', 'en').split('{number}');
        const link = trackingLink(carrier, `1${text}`, 'en')!;
        expect(link.startsWith(before!)).toBe(true);
        expect(link.slice(before!.length)).toMatch(after === undefined ? /^$/ : /^[\w%.!~*'()-]+$/);
      }),
    );
  });
});

describe('trackingProblem', () => {
  it.each([
    ['aramex', '34529871206'],
    ['aramex', '345 2987 1206'],
    ['smsa', '290012345678'],
    ['dhl', '1234567891'],
    ['dhl', 'JD014600003828938456'],
    ['spl', 'RR123456785SA'],
    ['spl', 'SPL0012345678'],
    ['emirates-post', '1234567890123'],
    ['emirates-post', ''],
    ['ناقل الحي', 'any'],
    [null, 'any'],
  ])('of %s and %s is none', (carrier, number) => {
    expect(trackingProblem(carrier, number)).toBeNull();
  });

  it.each([
    ['aramex', '12345'],
    ['aramex', 'RR123456785SA'],
    ['smsa', 'AB'],
    ['dhl', '1234567890'],
    ['spl', 'RR123456784SA'],
    ['emirates-post', 'غير معروف'],
  ])('of %s and %s is that it looks wrong', (carrier, number) => {
    expect(trackingProblem(carrier, number)).toBe('unlike');
  });
});

it('stores a known courier by its key, however it is written, and others by name', () => {
  expect(['ARAMEX', ' أرامكس ', 'Emirates post', 'سمسا'].map(parseCarrier)).toEqual([
    'aramex',
    'aramex',
    'emirates-post',
    'smsa',
  ]);
  expect(parseCarrier(' ناقل\u202e  الحي ')).toBe('ناقل الحي');
  expect(parseCarrier(' ')).toBeNull();
  expect(['SMSA Express', 'saudi post (SPL)'].map(parseCarrier)).toEqual(['smsa', 'spl']);
  expect(carrierName('dhl', 'ar')).toBe('دي إتش إل');
  expect(carrierName('dhl', 'en')).toBe('DHL');
  expect(carrierName('ناقل الحي', 'ar')).toBe('ناقل الحي');
});

it.each([
  [' \u200e٣٤٥ 29 ', '345 29'],
  [' \u200e ', null],
  ['="00345299012"', '00345299012'],
  ['=""00345299012""', '00345299012'],
  ['= "٣٤٥"', '345'],
  ['34529901234.0', '34529901234'],
  ['34529901234.00', '34529901234'],
  // of couriers, whose numbers have letters
  ['123E45', '123E45'],
  ['RR123456785SA', 'RR123456785SA'],
  ['AE-12.5', 'AE-12.5'],
])('reads of %j the tracking number %j', (typed, number) => {
  expect(parseTrackingNumber(typed)).toEqual({ number, reason: null });
});

it.each([
  ['3.45299E+10', 'rounded'],
  ['3,45299E+10', 'rounded'],
  ['٣٫٤٥٢٩٩E+١٠', 'rounded'],
  ['3e+10', 'rounded'],
  ['="3.45299E+10"', 'rounded'],
  ['1234567890123456.0', 'rounded'],
  ['=A1&B1', 'formula'],
  ['=345', 'formula'],
  ['#N/A', 'formula'],
  ['#REF!', 'formula'],
  ['########', 'formula'],
])('takes %j for no tracking number: %s', (typed, reason) => {
  expect(parseTrackingNumber(typed)).toEqual({ number: null, reason });
});
