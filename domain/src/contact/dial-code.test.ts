import worldMetadata from 'libphonenumber-js/metadata.max.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { dialCodeOf } from './dial-code.ts';

const codes = [
  ...Object.keys(worldMetadata.country_calling_codes),
  ...Object.keys(worldMetadata.nonGeographic),
];

test.each(codes)('a number that begins with +%s says so', (code) => {
  for (const rest of ['0000000', '9999999'])
    for (const plus of ['+', '00', '٠٠', ' (+) '])
      expect(dialCodeOf(`${plus}${code}${rest}`)).toBe(`+${code}`);
});

test.each(['', '+', '0', '0501234567', '501234567', '966501234567', '+9', '+96', '+0501234567'])(
  '%j says none',
  (typed) => {
    expect(dialCodeOf(typed)).toBeNull();
  },
);
