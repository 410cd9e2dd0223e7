import type { PublicOrder } from '@ghar/domain/callables';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import { orderPagePath } from '@ghar/domain/pages/order-page';
import { siteContentPath } from '@ghar/domain/paths';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { backend, result } from '../../../testing/backend.ts';
import { database } from '../../../testing/firestore.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { publicOrder, unpaidOrder } from '../../../testing/public-order.ts';
import { EMPTY_FORM, orderDraft } from '../../checkout/order-draft.ts';
import { confirmationTexts as texts } from '../../i18n/ar/confirmation.ts';
import { orderTexts } from '../../i18n/ar/order-page.ts';
import { detailsTexts } from '../../i18n/ar/store.ts';

const DELIVERED = { status: 'delivered', delivered_at: '2026-11-24T08:00:00.000Z' } as const;

async function openOrder(order: PublicOrder) {
  backend.on('getOrderSecure', () => result([order]));
  backend.on('updateOrderPaymentStatus', () => result(order));
  const user = await openPage(orderPagePath(order.id));
  await screen.findByLabelText(orderTexts.summary);
  return user;
}
const guide = () => screen.queryByText(detailsTexts.guide, { selector: 'h2' })?.closest('section');
const again = () => screen.queryByText(texts.reorder, { selector: 'a' });

test.for([
  ['paid', publicOrder(DELIVERED)],
  ['paid another way', unpaidOrder(DELIVERED)],
  ['partly refunded', publicOrder({ ...DELIVERED, refunded_amount: 100 })],
] as const)(
  'a delivered order, %s, says how to use it, in the words of the details',
  async ([, order]) => {
    await openOrder(order);
    const steps = within(guide()!).getAllByRole('listitem');
    const lines = DEFAULT_CONTENT.features.content.guide;
    expect(steps.map(({ textContent }) => textContent)).toEqual(
      lines.map((line) => line.replace(' | ', '')),
    );
    expect(again()!.getAttribute('href')).toBe('/order');
  },
);

test.for([
  ['on its way', publicOrder({ status: 'shipped' })],
  ['refunded', publicOrder({ ...DELIVERED, refunded_amount: 299 })],
] as const)(
  'an order that is %s says neither how to use it nor how to order again',
  async ([, order]) => {
    await openOrder(order);
    expect(guide()).toBeUndefined();
    expect(again()).toBeNull();
  },
);

test('a guide that the merchant emptied is left out', async () => {
  const { features } = DEFAULT_CONTENT;
  const content = { ...features.content, guide: [] };
  database.put(siteContentPath('features'), { section: 'features', ...features, content });
  await openOrder(publicOrder(DELIVERED));
  expect(guide()).toBeUndefined();
  expect(again()).not.toBeNull();
});

test('one tap orders again, with what this device keeps of the form', async () => {
  orderDraft.saveForm({ ...EMPTY_FORM, address: 'شارع الوصل، فيلا 12' });
  const user = await openOrder(publicOrder(DELIVERED));
  await user.click(again()!);
  const address = await screen.findByLabelText<HTMLTextAreaElement>(
    new RegExp(`^${orderTexts.fields.address.label}`),
  );
  expect(address.value).toBe('شارع الوصل، فيلا 12');
});
