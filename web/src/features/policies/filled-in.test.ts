import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { LOCALES } from '@ghar/domain/i18n/locale';
import { describe, expect, test } from 'vitest';
import { POLICY_MARKERS } from '../../i18n/policy-markers.ts';
import { storeTextsOf } from '../../i18n/store-catalogues.ts';
import { filledIn } from './filled-in.ts';

describe.each(LOCALES)('on a page in %s', (locale) => {
  const texts = storeTextsOf(locale);

  test.each(LOCALES)('the markers of a policy in %s are replaced', (written) => {
    const { delivery, kept } = POLICY_MARKERS[written];
    const policy = filledIn(`1 ${delivery} 2 ${kept} 3`, DEFAULT_PUBLIC_SETTINGS, texts);
    const { delivery_days: days, retention_years: years } = DEFAULT_PUBLIC_SETTINGS;
    const { deliveryTimes } = texts;
    expect(policy).toBe(`1 ${deliveryTimes.everywhere(days)} 2 ${deliveryTimes.kept(years)} 3`);
  });
});
