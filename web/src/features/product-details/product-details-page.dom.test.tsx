import { picturePath, productImagePath } from '@ghar/domain/paths';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { database } from '../../../testing/firestore.ts';
import { PRODUCT_ID } from '../../../testing/orders.ts';
import { putProduct } from '../../../testing/shop.ts';
import { orderTexts } from '../../i18n/ar/order-page.ts';
import { shellTexts } from '../../i18n/ar/shell.ts';
import { carouselTexts, detailsTexts as texts } from '../../i18n/ar/store.ts';

const openDetails = async () => {
  const user = await openPage('/product-details');
  await waitFor(() => expect(document.querySelector('#order form')).not.toBeNull());
  return { user, order: within(document.querySelector<HTMLElement>('#order')!) };
};
const price = (): string | null =>
  document.querySelector(`main [aria-label="${shellTexts.priceLabel}"]`)!.textContent;
/** A line of the order's summary. */
const line = (name: string): string | null | undefined =>
  [...document.querySelectorAll('#order dt')].find((term) => term.textContent?.includes(name))
    ?.nextElementSibling?.textContent;

test('the price is in dirhams whatever is chosen, with the other currency beside it', async () => {
  const { user } = await openDetails();
  expect(price()).toBe('299 درهم');
  await user.click(screen.getByLabelText(/^SAR/));
  const beside = () =>
    [...document.querySelectorAll('main p')].map(({ textContent }) => textContent);
  await waitFor(() => expect(beside()).toContain(`${texts.about} 305 ريال`));
  expect(price()).toBe('299 درهم');
  act(() => putProduct({ price: 333.5 }));
  await waitFor(() => expect(price()).toBe('333.50 درهم'));
});

test('questions open and close, one without the others', async () => {
  const { user } = await openDetails();
  const questions = [...document.querySelectorAll<HTMLElement>('h3 > button[aria-expanded]')];
  const expanded = () => questions.map((one) => one.getAttribute('aria-expanded'));
  expect(expanded()).toEqual(['false', 'false', 'false', 'false']);
  for (const [index, question] of questions.entries()) {
    const answer = document.getElementById(question.getAttribute('aria-controls')!)!;
    expect(answer.getAttribute('role')).toBe('region');
    expect(answer.getAttribute('aria-labelledby')).toBe(question.id);
    question.focus();
    await user.keyboard('{Enter}');
    expect(expanded()).toEqual(questions.map((_, at) => String(at === index)));
    await user.click(question);
    expect(expanded()[index]).toBe('false');
  }
});

describe('the order inside the details', () => {
  test('asks for what an order needs, and stars what it must have', async () => {
    await openDetails();
    const labels = [...document.querySelectorAll('#order label')].map(
      (one) => one.textContent ?? '',
    );
    const isStarred = ({ label }: { label: string }): boolean => {
      const found = labels.find((text) => text.startsWith(label));
      expect(found).toBeDefined();
      return found!.includes('*');
    };
    const { fields } = orderTexts;
    const { customerName, customerPhone, country, city, address } = fields;
    expect([customerName, customerPhone, country, city, address].map(isStarred)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    expect([fields.customerEmail, fields.quantity].map(isStarred)).toEqual([false, false]);
    const countries = document.querySelectorAll(
      '#order select[name=country] option:not([disabled])',
    );
    expect(countries).toHaveLength(6);
  });

  test('counts from one on, and says what it comes to', async () => {
    const { user, order } = await openDetails();
    const decrease = order.getByLabelText(orderTexts.decrease);
    const increase = order.getByLabelText(orderTexts.increase);
    expect(decrease.getAttribute('aria-disabled')).toBe('true');
    await user.click(increase);
    await user.click(increase);
    await waitFor(() => expect(line(orderTexts.total)).toBe('897 درهم'));
    expect(line(orderTexts.unitPrice)).toBe('299 درهم');
    expect(line(orderTexts.shipping)).toBe('مجاني');
    act(() => putProduct({ price: 300 }));
    await waitFor(() => expect(line(orderTexts.total)).toBe('900 درهم'));
    await user.click(decrease);
    await user.click(decrease);
    expect(decrease.getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(line(orderTexts.total)).toBe('300 درهم'));
  });
});

test('a picture is enlarged among all of them, and the page is given back', async () => {
  for (const [at, alt] of ['القطعة', 'الرغوة'].entries())
    database.put(picturePath(`picture-${at}`), {
      product_id: PRODUCT_ID,
      storage_path: productImagePath(PRODUCT_ID, at, 'jpg'),
      alt_text: alt,
      display_order: at,
      variants: [
        {
          format: 'jpeg',
          width: 800,
          height: 1000,
          storage_path: productImagePath(PRODUCT_ID, at, 'jpg'),
        },
      ],
    });
  const { user } = await openDetails();
  await user.click(screen.getByRole('button', { name: 'الرغوة' }));
  const dialog = within(document.querySelector<HTMLDialogElement>('dialog[open]')!);
  expect(dialog.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual([
    'القطعة',
    'الرغوة',
  ]);
  await user.click(dialog.getByLabelText(carouselTexts.close));
  expect(document.querySelector('dialog')).toBeNull();
});
