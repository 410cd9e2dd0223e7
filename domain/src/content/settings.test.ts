import { expect, test } from 'vitest';
import * as v from 'valibot';
import { DEFAULT_PUBLIC_SETTINGS } from './default-settings.ts';
import { privateSettingsSchema, publicSettingsSchema, sellerOf } from './settings.ts';
import { DEFAULT_CONTENT } from './site-content.ts';

const { about } = DEFAULT_CONTENT;

test('what is missing has its default, one country by one', () => {
  expect(v.parse(publicSettingsSchema, {})).toEqual(DEFAULT_PUBLIC_SETTINGS);
  expect(v.parse(publicSettingsSchema, { delivery_days: { sa: { from: 1, to: 9 } } })).toEqual({
    ...DEFAULT_PUBLIC_SETTINGS,
    delivery_days: { ...DEFAULT_PUBLIC_SETTINGS.delivery_days, sa: { from: 1, to: 9 } },
  });
});

test('the seller is who the imprint names, and what the default texts ask for is not known', () => {
  const settings = v.parse(privateSettingsSchema, { seller: { tax_number: '100', country: 'sa' } });
  const content = { ...about.content, legal_name: ' مؤسسة غار ', registration: 'رخصة [دبي] 7' };
  expect(sellerOf(settings, { content })).toEqual({
    legal_name: 'مؤسسة غار',
    address: '',
    licence: 'رخصة [دبي] 7',
    tax_number: '100',
    country: 'sa',
  });
});
