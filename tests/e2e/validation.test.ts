import { SETTINGS_PATHS } from '@ghar/domain/paths';
import { describe, expect } from 'vitest';
import { orderTexts } from '../../web/src/i18n/ar/order-page.ts';
import { orderForm, type OrderFormValues } from '../support/backend.ts';
import { db, orders } from '../support/database.ts';
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

test('a name or an address that nobody can read is none', async ({ shopper: { page } }) => {
  const orderPage = await OrderPage.open(page);
  await orderPage.fillIn(orderForm({ customerName: '\u3164', address: ' \n ' }));
  await orderPage.submit();
  await expect.poll(orderPage.message).toBe('يرجى إدخال الاسم');
  await orderPage.fillIn({ customerName: 'مريم' });
  await orderPage.submit();
  await expect.poll(orderPage.message).toBe('يرجى إدخال العنوان');
});

describe('a form that is complete but wrong is told', () => {
  test.for([
    ['a number that no phone has', { customerPhone: '12345' }, /رقم الجوال غير صحيح/],
    ['letters for a number', { customerPhone: 'لا أعرف' }, /رقم الجوال غير صحيح/],
    ['a landline of another country', { customerPhone: '+966 11 234 5678' }, /رقم الجوال غير صحيح/],
    ['an e-mail address that is none', { customerEmail: 'mariam@' }, /البريد الإلكتروني غير صحيح/],
    ['an address that is too long', { address: 'ش'.repeat(501) }, /النص أطول من المسموح/],
  ] as const)('%s', async ([, change, message], { shopper: { page } }) => {
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn(orderForm(change));
    await orderPage.submit();
    await expect.poll(orderPage.message).toMatch(message);
    const [field] = Object.keys(change);
    const control = page.locator(`#order-${field}`);
    expect(await control.getAttribute('aria-invalid')).toBe('true');
    await control.fill('');
    await orderPage.alert.waitFor({ state: 'detached' });
    expect(await orders()).toEqual([]);
  });
});

describe('a phone of another country than the delivery', () => {
  test.for([
    ['+966 55 123 4567', '+966', '+966551234567'],
    ['٠٠٤٤ ٧٤٠٠ ١٢٣٤٥٦', '+44', '+447400123456'],
  ] as const)('is taken as it is: %s', async ([typed, code, stored], { shopper: { page } }) => {
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn(orderForm({ customerPhone: typed }));
    await expectVisible(page.locator('bdi').filter({ hasText: code }));
    expect(await orderPage.typed()).toMatchObject({
      customerPhone: typed,
      country: 'الإمارات العربية المتحدة',
    });
    await orderPage.submit();
    await PaymentPage.reached(page);
    expect(await orders()).toMatchObject([
      { country: 'ae', country_code: code, customer_phone: stored },
    ]);
  });

  test('is given the dial code of the country, which is said there; one with its own keeps it', async ({
    shopper: { page },
  }) => {
    const orderPage = await OrderPage.open(page);
    const said = page.getByRole('status').filter({ hasText: orderTexts.dialCodeNow });
    await orderPage.fillIn(orderForm({ customerPhone: '050 123 4567', country: 'sa' }));
    await expectVisible(said.getByText('+966'));
    await orderPage.fillIn({ customerPhone: '+971 50 123 4567' });
    await said.waitFor({ state: 'detached' });
  });

  test('may be said by its dial code: the delivery is put back with one tap', async ({
    shopper: { page },
  }) => {
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn(orderForm({ customerPhone: '55 123 4567' }));
    await orderPage.chooseDialCode('+966');
    expect(await orderPage.countryName()).toBe('المملكة العربية السعودية');
    await page.getByRole('button', { name: orderTexts.keepCountry('الإمارات') }).click();
    expect(await orderPage.typed()).toMatchObject({
      country: 'الإمارات العربية المتحدة',
      dialCode: '+966',
    });
    expect(await hasFocus(orderPage.country)).toBe(true);
    await orderPage.submit();
    await PaymentPage.reached(page);
    expect(await orders()).toMatchObject([
      { country: 'ae', country_code: '+966', customer_phone: '+966551234567' },
    ]);
  });
});

test('the national address is asked for in Saudi Arabia only, and kept as the post writes it', async ({
  shopper: { page },
}) => {
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
});

describe('the quantity', () => {
  test('goes up and down by its buttons, and never below one', async ({ shopper: { page } }) => {
    const orderPage = await OrderPage.open(page);
    const quantity = orderPage.field('quantity');
    expect(await quantity.inputValue()).toBe('1');
    expect(await orderPage.decrease.isDisabled()).toBe(true);
    await orderPage.increase.click();
    await orderPage.increase.click();
    expect(await quantity.inputValue()).toBe('3');
    await expect.poll(orderPage.total).toBe('897 درهم');
    await orderPage.decrease.click();
    await orderPage.decrease.press('Enter');
    expect(await quantity.inputValue()).toBe('1');
    expect(await hasFocus(orderPage.decrease)).toBe(true);
    expect(await orderPage.decrease.isDisabled()).toBe(true);
    await expect.poll(orderPage.total).toBe('299 درهم');
  });

  test('has no upper bound but what can be counted', async ({ shopper: { page } }) => {
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn({ quantity: 1_000_000 });
    await expect.poll(orderPage.total).toBe('299,000,000 درهم');
  });

  test('is raised to the most pieces that the merchant sells at once, which are told', async ({
    shopper: { page },
  }) => {
    await db.doc(SETTINGS_PATHS.public).set({ max_pieces: 2 });
    const orderPage = await OrderPage.open(page);
    const { increase } = orderPage;
    const quantity = orderPage.field('quantity');
    await increase.click();
    await expectVisible(page.getByText(orderTexts.mostPieces(2)));
    expect(await increase.isDisabled()).toBe(true);
    await increase.press('Enter');
    await quantity.press('ArrowUp');
    expect(await quantity.inputValue()).toBe('2');
  });

  test('takes neither letters nor a minus', async ({ shopper: { page } }) => {
    const orderPage = await OrderPage.open(page);
    const quantity = orderPage.field('quantity');
    await quantity.fill('');
    await quantity.pressSequentially('-ab2.5');
    expect(await quantity.inputValue()).toBe('25');
  });
});

test('any edit clears the error', async ({ shopper: { page } }) => {
  const orderPage = await OrderPage.open(page);
  const edits: (() => Promise<void>)[] = [
    () => orderPage.field('customerName').fill('م'),
    () => orderPage.field('customerPhone').fill('5'),
    () => orderPage.field('customerEmail').fill('m'),
    () => orderPage.field('city').fill('د'),
    () => orderPage.field('address').fill('ش'),
    () => orderPage.increase.click(),
    () => orderPage.field('quantity').fill('7'),
    () => orderPage.chooseCountry('kw'),
    () => orderPage.chooseDialCode('+968'),
  ];
  for (const edit of edits) {
    await orderPage.submit();
    await orderPage.alert.waitFor();
    await edit();
    await orderPage.alert.waitFor({ state: 'detached' });
    expect(await page.locator(MARKED).count()).toBe(0);
  }
});

test('a number in Arabic digits is shown in the order in which it was typed', async ({
  shopper: { page },
}) => {
  const phone = (await OrderPage.open(page)).field('customerPhone');
  const shown = async (number: string): Promise<string> => {
    await phone.fill(number);
    return (await phone.screenshot({ animations: 'disabled' })).toString('base64');
  };
  const typed = '٠٥٠ ١٢٣ ٤٥٦٧';
  const [LEFT_TO_RIGHT_OVERRIDE, END] = ['\u202d', '\u202c'];
  expect(await shown(typed)).toBe(await shown(LEFT_TO_RIGHT_OVERRIDE + typed + END));
});
