import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import {
  field,
  fillIn,
  line,
  openOrder,
  ORDER,
  payInCash,
  payment,
  total,
  typed,
  typeInto,
  unitPrice,
} from '../../../testing/order-form.ts';
import { offerCash, putProduct } from '../../../testing/shop.ts';
import { orderDraft } from '../../checkout/order-draft.ts';
import { closedTexts } from '../../i18n/ar/offer.ts';
import { orderTexts } from '../../i18n/ar/order-page.ts';
import { detailsTexts } from '../../i18n/ar/store.ts';

/** The product's details, with the order form, whose script is loaded after the page. */
async function openDetails() {
  const user = await openPage('/product-details');
  await screen.findByLabelText(detailsTexts.order, { selector: 'form' });
  return user;
}

test('asks for what an order needs, and stars what it must have', async () => {
  await openDetails();
  const { consentMessages: _box, countryCode: _code, ...fields } = orderTexts.fields;
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const starred = names.filter((name) => field(name).labels![0]!.textContent.includes('*'));
  expect(starred).toEqual(['customerName', 'customerPhone', 'country', 'city', 'address']);
  const options = [...(field('country') as unknown as HTMLSelectElement).options];
  expect(options.filter(({ disabled }) => !disabled)).toHaveLength(6);
});

test('says what the pieces come to, at the price of now', async () => {
  const user = await openDetails();
  expect(unitPrice()).toBe('299 درهم');
  expect(line(orderTexts.shipping)).toBe('مجاني');
  await user.click(screen.getByLabelText(orderTexts.increase));
  await user.click(screen.getByLabelText(orderTexts.increase));
  expect(total()).toBe('897 درهم');
  await act(async () => putProduct({ price: 300 }));
  await waitFor(() => expect(total()).toBe('900 درهم'));
  expect(screen.getByText(orderTexts.priceChanged(299, 300)).closest('output')).not.toBeNull();
});

test('names the charge in dirhams once, beside its button, where another currency is chosen', async () => {
  const user = await openDetails();
  const form = screen.getByLabelText(detailsTexts.order, { selector: 'form' });
  const charges = () =>
    within(form)
      .queryAllByText(new RegExp(`^${orderTexts.charged}`))
      .map(({ textContent, previousElementSibling }) => [
        textContent,
        previousElementSibling?.getAttribute('href'),
      ]);
  expect(charges()).toEqual([]);
  await user.click(screen.getByLabelText(/^SAR/));
  expect(total()).toBe('305 ريال');
  expect(charges()).toEqual([[`${orderTexts.charged} 299 درهم`, '/order']]);
  await act(async () => putProduct({ stock_quantity: 0 }));
  await waitFor(() => expect(charges()).toEqual([]));
});

test('brings what was typed to the order page, and back', async () => {
  const user = await openDetails();
  await fillIn(user, { ...ORDER, customerPhone: '5012 3456', country: 'kw', quantity: '2' });
  const before = typed();
  expect(before).toMatchObject({ city: ORDER.city, dialCode: '+965', quantity: '2' });
  const link = screen
    .getByLabelText(detailsTexts.order, { selector: 'form' })
    .querySelector('a[href="/order"]');
  expect(link).not.toBeNull();
  cleanup();

  const there = await openOrder();
  expect(typed()).toEqual(before);
  await typeInto(there, 'city', 'السالمية');
  cleanup();

  await openDetails();
  expect(field('city').value).toBe('السالمية');
});

test('cash on delivery is chosen here too, and goes with the rest to the order page', async () => {
  offerCash();
  const user = await openDetails();
  expect(payment('cash')).toBeNull();
  await fillIn(user, ORDER);
  await payInCash(user);
  expect(total()).toBe('314 درهم');
  cleanup();
  await openOrder();
  expect(payment('cash')!.checked).toBe(true);
  expect(total()).toBe('314 درهم');
});

test('while nothing is for sale it keeps what is typed, and asks to be notified', async () => {
  const user = await openDetails();
  await act(async () => putProduct({ stock_quantity: 0 }));
  const closed = await screen.findByLabelText(closedTexts.heading('sold-out'), {
    selector: 'form',
  });
  expect(closed.textContent).toContain(closedTexts.kept('sold-out'));
  expect(closed.textContent).toContain(closedTexts.notify);
  expect(closed.querySelector('a[href="/order"]')).toBeNull();
  await typeInto(user, 'city', 'دبي');
  expect(orderDraft.readForm()).toMatchObject({ city: 'دبي' });
});
