import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { backend, noAnswer, refusal, result } from '../../../../testing/backend.ts';
import { openPanel } from '../../../../testing/open-page.tsx';
import { putOrder, putProduct } from '../../../../testing/shop.ts';
import { enterOrderTexts as texts, payLinkTexts } from '../../../i18n/ar/admin-order-entry.ts';
import { CALL_REFUSALS, SHARED_REFUSALS } from '../../../i18n/ar/admin-operations.ts';
import { orderPageTexts } from '../../../i18n/ar/admin-order.ts';
import { adminTexts, leaveTexts } from '../../../i18n/ar/admin.ts';
import { wordsForCode } from '../../../i18n/ar/order-errors.ts';
import { orderTexts } from '../../../i18n/ar/order-page.ts';

const PAGE = '/admin/orders/new';
const { fields: names } = orderTexts;
const field = (name: keyof typeof names): HTMLElement =>
  screen.getByLabelText(new RegExp(`^${names[name].label}`));
const consent = (): HTMLElement => screen.getByLabelText(new RegExp(`^${texts.consent.label}`));
const requests = () => backend.inputs('enterOrder');
const submit = (user: UserEvent): Promise<void> => user.click(screen.getByText(texts.submit));
const ENTERED = 'orderEntered12345678';
const entered = () => {
  putOrder(
    {
      status: 'pending',
      payment_status: 'pending',
      paid_at: null,
      source: 'panel',
      payment_url: 'https://pay.example',
    },
    ENTERED,
  );
  return result({ success: true, payment_url: 'https://pay.example', order_id: ENTERED });
};

async function open(): Promise<UserEvent> {
  const user = await openPanel(PAGE);
  await waitFor(() => expect(screen.getAllByText('299 درهم').length).toBeGreaterThan(0));
  return user;
}

async function fill(user: UserEvent): Promise<void> {
  for (const [name, text] of [
    ['customerName', 'نورة القاسمي'],
    ['customerPhone', '0501112233'],
    ['city', 'دبي'],
    ['address', 'شارع الوصل، فيلا 12'],
  ] as const) {
    await user.click(field(name));
    await user.paste(text);
  }
  await user.selectOptions(field('country'), 'ae');
}

const onOrder = (): Promise<void> =>
  waitFor(() => expect(location.pathname).toBe(`/admin/orders/${ENTERED}`));

test('an order is entered once, with the consent that was asked for, and its customer gets the way to pay', async () => {
  backend.on('enterOrder', entered);
  const user = await open();
  expect(consent()).toHaveProperty('checked', false);
  await fill(user);
  await user.click(consent());
  await user.dblClick(screen.getByText(texts.submit));
  await onOrder();
  expect(requests()).toMatchObject([
    {
      customerName: 'نورة القاسمي',
      customerPhone: '+971501112233',
      city: 'دبي',
      country: 'ae',
      quantity: 1,
      consentMessages: true,
      totalAmount: 299,
      replacedKeys: [],
      checkoutKey: expect.any(String),
    },
  ]);
  const notice = within((await screen.findByText(payLinkTexts.entered)).closest('[role=alert]')!);
  const chat = new URL(notice.getByText(orderPageTexts.whatsapp).closest('a')!.href);
  expect(chat.searchParams.get('text')).toContain(`/payment-success?order_id=${ENTERED}`);
  await user.click(notice.getByText(payLinkTexts.copy));
  expect(await navigator.clipboard.readText()).toContain(`/payment-success?order_id=${ENTERED}`);
});

test('what is wrong is said at its field, which has the focus, and nothing is sent', async () => {
  const user = await open();
  await submit(user);
  await screen.findByText(wordsForCode('name-required').message);
  expect(document.activeElement).toBe(field('customerName'));
  expect(requests()).toEqual([]);
});

test('what was typed is there after a reload, and gone once it was left or entered', async () => {
  backend.on('enterOrder', entered);
  const first = await open();
  await fill(first);
  await first.click(consent());
  // a reload draws the page anew, in a tab that keeps its storage
  cleanup();
  const user = await open();
  expect(field('address')).toHaveProperty('value', 'شارع الوصل، فيلا 12');
  expect(consent()).toHaveProperty('checked', true);

  const products = screen
    .getByLabelText(adminTexts.nav)
    .querySelector('a[href="/admin/products"]')!;
  await user.click(products);
  await user.click(await screen.findByText(leaveTexts.stay));
  expect(field('city')).toHaveProperty('value', 'دبي');
  await user.click(products);
  await user.click(await screen.findByText(leaveTexts.leave));
  await waitFor(() => expect(location.pathname).toBe('/admin/products'));
  act(() => history.back());
  await waitFor(() => expect(field('customerName')).toHaveProperty('value', ''));

  await fill(user);
  await submit(user);
  await onOrder();
  act(() => history.back());
  await waitFor(() => expect(field('customerName')).toHaveProperty('value', ''));
});

test('an order whose answer is lost is sent again as it was, under the same key', async () => {
  const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
  backend.on('enterOrder', noAnswer);
  const user = await open();
  await fill(user);
  await submit(user);
  await screen.findByText(texts.inDoubt);
  expect(field('city')).toHaveProperty('value', 'دبي');
  backend.on('enterOrder', entered);
  await submit(user);
  await onOrder();
  const [first, second, ...others] = requests();
  expect(second).toEqual(first);
  expect(others).toEqual([]);
  expect(failures.mock.calls.map(([what]) => String(what))).toEqual(['enter-order:']);
});

test('a changed order names the key under which it was sent before, and has its own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend.on('enterOrder', () => refusal('out-of-stock', { available: 3 }));
  const user = await open();
  await fill(user);
  await submit(user);
  await screen.findAllByText(new RegExp(SHARED_REFUSALS['out-of-stock']!({ available: 3 })));
  backend.on('enterOrder', entered);
  await user.clear(field('city'));
  await user.click(field('city'));
  await user.paste('الشارقة');
  await submit(user);
  await onOrder();
  const [first, second] = requests();
  expect(second).toMatchObject({ city: 'الشارقة', replacedKeys: [first!.checkoutKey] });
  expect(second!.checkoutKey).not.toBe(first!.checkoutKey);
});

test('a price that has changed is said, and the order is sent at the new one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend.on('enterOrder', () => refusal('price-changed', { unit_price: 310, total_amount: 310 }));
  const user = await open();
  await fill(user);
  await submit(user);
  await screen.findAllByText(
    new RegExp(SHARED_REFUSALS['price-changed']!({ unit_price: 310, total_amount: 310 })),
  );
  await waitFor(() => expect(screen.getAllByText('310 درهم').length).toBeGreaterThan(0));
  backend.on('enterOrder', entered);
  putProduct({ price: 310 });
  await submit(user);
  await onOrder();
  expect(requests()[1]).toMatchObject({ totalAmount: 310 });
});

test('one order too many in an hour is told with its time, and what was typed stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend.on('enterOrder', () => refusal('admin-limit', { retry_after_seconds: 1200 }));
  const user = await open();
  await fill(user);
  const { value: typed } = field('customerPhone') as HTMLInputElement;
  await submit(user);
  await screen.findAllByText(
    new RegExp(CALL_REFUSALS['admin-limit']({ retry_after_seconds: 1200 })),
  );
  expect(field('customerPhone')).toHaveProperty('value', typed);
});

test('an order whose payment was refused is there, and its payment is opened later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  putOrder(
    { status: 'pending', payment_status: 'failed', paid_at: null, source: 'panel' },
    ENTERED,
  );
  backend.on('enterOrder', () => refusal('payment-provider-refused', { order_id: ENTERED }));
  const user = await open();
  await fill(user);
  await submit(user);
  await onOrder();
  const notice = within((await screen.findByText(payLinkTexts.notOpened)).closest('[role=alert]')!);
  backend.on('retryZiinaPayment', () => entered());
  await user.click(notice.getByText(payLinkTexts.again));
  await screen.findByText(payLinkTexts.enteredText);
  expect(backend.inputs('retryZiinaPayment')).toEqual([{ order_id_param: ENTERED }]);
});
