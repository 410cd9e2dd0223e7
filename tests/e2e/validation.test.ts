import { expect } from 'vitest';
import { orderForm, type OrderFormValues } from '../support/backend.ts';
import { orders } from '../support/database.ts';
import { hasFocus } from './keyboard.ts';
import { OrderPage } from './order-page.ts';
import { PaymentPage } from './payment-page.ts';
import { expectVisible, test } from './shopper.ts';

const MARKED = '[aria-invalid=true]';

test('what is missing is said one after the other, in the order of the form', async ({
  shopper: { page },
}) => {
  const orderPage = await OrderPage.open(page);
  const form = orderForm({ quantity: 2 });
  await orderPage.fillIn({ quantity: 0 });
  const steps: [keyof OrderFormValues, message: string][] = [
    ['customerName', 'يرجى إدخال الاسم'],
    ['customerPhone', 'يرجى إدخال رقم الهاتف'],
    ['country', 'يرجى اختيار الدولة'],
    ['city', 'يرجى إدخال المدينة'],
    ['address', 'يرجى إدخال العنوان'],
    ['quantity', 'يجب أن تكون الكمية أكبر من صفر'],
  ];
  for (const [field, message] of steps) {
    await orderPage.submit();
    await expect.poll(orderPage.message).toBe(message);
    const control = page.locator(`#order-${field}`);
    await expect.poll(() => control.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await control.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator(MARKED).count()).toBe(1);
    expect(await page.locator(`#order-${field}-help`).innerText()).toContain(message);
    await orderPage.fillIn({ [field]: form[field] });
    await orderPage.alert.waitFor({ state: 'detached' });
  }
  expect(await orders()).toEqual([]);
  await orderPage.submit();
  await PaymentPage.reached(page);
});

test(
  'the national address is asked for in Saudi Arabia only, and kept as the post writes it',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    const orderPage = await OrderPage.open(page);
    const address = page.locator('#order-nationalAddress');
    await orderPage.fillIn(orderForm());
    expect(await address.isVisible()).toBe(false);
    await orderPage.fillIn(orderForm({ country: 'sa', customerPhone: '55 123 4567' }));
    await expectVisible(address);
    await orderPage.field('nationalAddress').fill('rrrd 29');
    await orderPage.submit();
    await expect.poll(orderPage.message).toMatch(/العنوان الوطني/);
    expect(await hasFocus(address)).toBe(true);
    // what is hidden holds nobody up
    await orderPage.chooseCountry('kw');
    await address.waitFor({ state: 'hidden' });
    await orderPage.chooseCountry('sa');
    await address.fill('rrrd ٢٩٢٩');
    await page.reload();
    await expect.poll(() => address.inputValue()).toBe('rrrd ٢٩٢٩');
    await expectVisible(address);
    await orderPage.submit();
    await PaymentPage.reached(page);
    expect(await orders()).toMatchObject([{ country: 'sa', national_address: 'RRRD2929' }]);
  },
);

test(
  'a number in Arabic digits is shown in the order in which it was typed',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    const phone = (await OrderPage.open(page)).field('customerPhone');
    const shown = async (number: string): Promise<string> => {
      await phone.fill(number);
      return (await phone.screenshot({ animations: 'disabled' })).toString('base64');
    };
    const typed = '٠٥٠ ١٢٣ ٤٥٦٧';
    const [LEFT_TO_RIGHT_OVERRIDE, END] = ['\u202d', '\u202c'];
    expect(await shown(typed)).toBe(await shown(LEFT_TO_RIGHT_OVERRIDE + typed + END));
  },
);
