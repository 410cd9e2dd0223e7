import { CHANNELS, messageId } from '@ghar/domain/messages/message';
import { testMark } from '@ghar/domain/i18n/ar/message-words';
import { orderNumber } from '@ghar/domain/order/order-number';
import { messagePath, SETTINGS_PATHS } from '@ghar/domain/paths';
import { expect } from 'vitest';
import { stack } from '../stack.ts';
import { orderForm } from '../support/backend.ts';
import { db, orders } from '../support/database.ts';
import { mailTo } from '../support/inbox.ts';
import { messageTo } from '../support/whatsapp.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { OrderPage } from './order-page.ts';
import { PaymentPage } from './payment-page.ts';
import { test } from './shopper.ts';

const MERCHANT = { phone: '+971500000001', email: 'merchant@soap.example' };
const CUSTOMER = { phone: '+971501234567', email: 'mariam@example.com' };

test('a paid order is told to its customer and to the merchant, and each message leads to it', async ({
  shopper,
}) => {
  await db
    .doc(SETTINGS_PATHS.private)
    .set({ notify_whatsapp: MERCHANT.phone, notify_email: MERCHANT.email });
  const { page } = shopper;
  await page.goto('/order');
  const form = orderForm({
    customerPhone: CUSTOMER.phone,
    customerEmail: CUSTOMER.email,
    quantity: 2,
  });
  const orderPage = new OrderPage(page);
  await orderPage.fillIn(form);
  await orderPage.submit();
  await (await PaymentPage.reached(page)).pay();
  await new ConfirmationPage(page).expectPaid();

  const id = (await orders())[0]!['id'] as string;
  const number = `${orderNumber(id)} ${testMark}`;
  const [firstName] = form.customerName.split(' ');
  const thanks = `شكراً ${firstName}، تأكّد طلبك رقم ${number} ووصلنا مبلغه 598 درهم كاملاً.`;
  const orderLink = `${stack.urls.hosting}/payment-success?order_id=${id}`;
  const confirmed = await messageTo(CUSTOMER.phone, 'payment_confirmed');
  expect(confirmed.text).toContain(thanks);
  const receipt = await mailTo(CUSTOMER.email, /^تأكّد طلبك/);
  expect(receipt.text).toContain(thanks);
  expect(receipt.text).toContain(orderLink);

  const expectNews = isNight() ? expectHeldUntilMorning : expectMerchantTold;
  await expectNews(
    id,
    `رقم ${number} من ${form.customerName} في مدينة ${form.city}. عدد القطع 2 والمبلغ 598 درهم`,
  );

  // the customer opens WhatsApp, and the message's button
  await page.goto(stack.urls.whatsapp);
  const button = page.getByRole('link', { name: confirmed.button!.text });
  expect(await button.getAttribute('href')).toBe(orderLink);
  await page.goto(orderLink);
  await new ConfirmationPage(page).expectPaid();
  await expect.poll(() => stateOf(messageId(id, 'payment-confirmed', 'whatsapp'))).toBe('read');
});

const stateOf = async (id: string): Promise<unknown> =>
  (await db.doc(messagePath(id)).get()).get('state');

/** From 22:00 to 8:00 in the Gulf, when only news of payments are sent. */
function isNight(): boolean {
  const hour = (new Date().getUTCHours() + 4) % 24;
  return hour >= 22 || hour < 8;
}

/** The merchant's messages wait. */
async function expectHeldUntilMorning(orderId: string): Promise<void> {
  const states = CHANNELS.map((channel) => stateOf(messageId(orderId, 'new-order', channel)));
  expect(await Promise.all(states)).toEqual(['queued', 'queued']);
}

/** The merchant has the news by both channels, with the way to the order in the panel. */
async function expectMerchantTold(orderId: string, news: string): Promise<void> {
  const panelLink = `${stack.urls.hosting}/admin/orders/${orderId}`;
  const message = await messageTo(MERCHANT.phone, 'new_order');
  expect(message.text).toContain(news);
  expect(message.button?.url).toBe(panelLink);
  const mail = await mailTo(MERCHANT.email, /^طلب جديد/);
  expect(mail.text).toContain(news);
  expect(mail.text).toContain(panelLink);
}
