import { expect, test } from 'vitest';
import { parseNationalAddress } from './national-address.ts';

test.each(['RRRD2929', 'rrrd2929', ' rrrd 2929 ', 'RRRD-2929', 'rrrd٢٩٢٩', 'rrrd۲۹۲۹'])(
  'a national address is written as the post writes it: %j',
  (typed) => {
    expect(parseNationalAddress(typed)).toBe('RRRD2929');
  },
);

test.each(['', 'RRRD', '2929RRRD', 'RRD2929', 'RRRD29290', 'RRRD292', 'رررد2929', 'RRRD 2929 X'])(
  'and this is none: %j',
  (typed) => {
    expect(parseNationalAddress(typed)).toBeNull();
  },
);
