import { arrivalOf } from '@ghar/domain/order/arrival';
import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import { siteContentPath } from '@ghar/domain/paths';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { database } from '../../testing/firestore.ts';
import { openPage } from '../../testing/open-page.tsx';
import { chooseCountry, line } from '../../testing/order-form.ts';
import { offerCash, putProduct } from '../../testing/shop.ts';
import { EMPTY_FORM, orderDraft } from '../checkout/order-draft.ts';
import { deliveryTexts } from '../i18n/ar/delivery.ts';
import { orderTexts } from '../i18n/ar/order-page.ts';
import { detailsTexts, priceFactTexts as texts } from '../i18n/ar/store.ts';

const { about } = DEFAULT_CONTENT;
const SPAN = deliveryTexts.within({ from: 1, to: 6 });
const datesTo = (country: 'sa' | 'ae'): string =>
  deliveryTexts.on(arrivalOf(DEFAULT_PUBLIC_SETTINGS.delivery_days[country], country, new Date()));
const choose = (country: 'sa' | 'ae' | ''): void => orderDraft.saveForm({ ...EMPTY_FORM, country });
/** The facts at the price, in lines. */
const facts = (): string =>
  [...screen.getByLabelText(texts.name).children].map((one) => one.textContent).join('\n');
const arrival = (): string | undefined =>
  facts()
    .split('\n')
    .find((one) => one.startsWith(texts.arrives))
    ?.replace(`${texts.arrives} `, '');

async function open(path: string): Promise<UserEvent> {
  const user = await openPage(path);
  await screen.findByLabelText(texts.name);
  return user;
}

beforeEach(() => {
  const content = { ...about.content, weight: '150', washes: '40' };
  database.put(siteContentPath('about'), { section: 'about', ...about, content });
});

test('a wash costs its part of the live price, in the chosen currency', async () => {
  const user = await open('/');
  expect(facts()).toContain(`، ${texts.aWash}7.48 درهم`);
  act(() => putProduct({ price: 320 }));
  await waitFor(() => expect(facts()).toContain(`، ${texts.aWash}8 درهم`));
  await user.click(screen.getByLabelText(/^USD/));
  await waitFor(() => expect(facts()).toContain(`، ${texts.aWash}$2.16`));
});

test.each(['/', '/product-details'])(
  '%s names the days of arrival where a draft has a country',
  async (path) => {
    choose('sa');
    await open(path);
    await waitFor(() => expect(arrival()).toBe(datesTo('sa')));
  },
);

test.each(['/', '/product-details'])('%s names the time to any country without', async (path) => {
  choose('');
  await open(path);
  expect(arrival()).toBe(SPAN);
});

test('what is chosen in the form of the details is followed beside the price', async () => {
  const user = await open('/product-details');
  await screen.findByLabelText(detailsTexts.order, { selector: 'form' });
  expect(arrival()).toBe(SPAN);
  await chooseCountry(user, 'ae');
  await waitFor(() => expect(arrival()).toBe(datesTo('ae')));
  expect(line(orderTexts.arrival)).toBe(datesTo('ae'));
});

test('while nothing is for sale no day is promised', async () => {
  choose('sa');
  await open('/');
  await waitFor(() => expect(arrival()).toBe(datesTo('sa')));
  act(() => putProduct({ stock_quantity: 0 }));
  const days = DEFAULT_PUBLIC_SETTINGS.delivery_days.sa;
  await waitFor(() => expect(arrival()).toBe(deliveryTexts.within(days)));
});

describe('cash on delivery is told', () => {
  const terms = { fee: 15, max_total: null };
  const gulf = { ae: terms, sa: terms, qa: terms, kw: terms };
  const cash = (): HTMLElement | undefined =>
    [...screen.getByLabelText(texts.name).querySelectorAll('li')].find((one) =>
      one.textContent.startsWith(texts.cash('')),
    );

  test.for([
    ['nowhere in a shop without', {}, '', undefined],
    [
      'with its countries, while none is chosen',
      { ae: terms, sa: terms },
      '',
      'في الإمارات والسعودية',
    ],
    ['without them where they are many', gulf, '', ''],
    ['for the chosen country', { ae: terms, sa: terms }, 'sa', ''],
  ] as const)('%s', async ([, countries, country, where]) => {
    offerCash(countries);
    choose(country);
    await open('/');
    await waitFor(() =>
      expect(cash()?.textContent).toBe(where === undefined ? where : texts.cash(where)),
    );
  });

  test('not for a chosen country without, in whose place it leaves a space', async () => {
    offerCash({ ae: terms });
    choose('sa');
    await open('/');
    await waitFor(() => expect(cash()!.style.visibility).toBe('hidden'));
  });
});
