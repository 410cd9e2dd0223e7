import { DEFAULT_MAX_PIECES } from '@ghar/domain/content/default-settings';
import { COUNTRIES, COUNTRY_CODES } from '@ghar/domain/contact/country';
import { SETTINGS_PATHS } from '@ghar/domain/paths';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '../../../testing/firestore.ts';
import {
  acceptOrders,
  alert,
  chooseCountry,
  chooseDialCode,
  countryName,
  dialCode,
  EMPTY_ORDER,
  field,
  message,
  openOrder,
  ORDER,
  sentOrders,
  submitButton,
  total,
  typed,
  typeInto,
} from '../../../testing/order-form.ts';
import { wordsForCode } from '../../i18n/ar/order-errors.ts';
import { countryNames, orderTexts as texts } from '../../i18n/ar/order-page.ts';
import { orderDraft } from '../../checkout/order-draft.ts';

type FieldName = Parameters<typeof field>[0];

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  acceptOrders();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The message below a field. */
const help = (name: FieldName): string =>
  field(name)
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)!.textContent)
    .join(' ');
const marked = () => document.querySelectorAll('[aria-invalid=true]');
const sent = () => waitFor(() => expect(sentOrders()).toHaveLength(1)).then(() => sentOrders()[0]);

test('what is missing is said one after the other, at its field, in the order of the form', async () => {
  const user = await openOrder({ quantity: '0' });
  const steps: [name: FieldName, message: string, mend: () => Promise<unknown>][] = [
    ['customerName', 'يرجى إدخال الاسم', () => typeInto(user, 'customerName', 'مريم')],
    ['customerPhone', 'يرجى إدخال رقم الهاتف', () => typeInto(user, 'customerPhone', '0501234567')],
    ['country', 'يرجى اختيار الدولة', () => chooseCountry(user, 'ae')],
    ['city', 'يرجى إدخال المدينة', () => typeInto(user, 'city', 'دبي')],
    ['address', 'يرجى إدخال العنوان', () => typeInto(user, 'address', 'شارع الوصل')],
    ['quantity', 'يجب أن تكون الكمية أكبر من صفر', () => typeInto(user, 'quantity', '2')],
  ];
  for (const [name, words, mend] of steps) {
    await user.click(submitButton());
    expect(message()).toBe(words);
    expect(document.activeElement).toBe(field(name));
    expect([...marked()]).toEqual([field(name)]);
    expect(help(name)).toContain(words);
    await mend();
    expect(alert()).toBeNull();
    expect(marked()).toHaveLength(0);
  }
  expect(sentOrders()).toEqual([]);
  await user.click(submitButton());
  expect(await sent()).toMatchObject({ quantity: 2 });
});

test('a form that is complete but wrong is told what, at its field', async () => {
  const user = await openOrder(ORDER);
  for (const [name, wrong, words] of [
    // no letters that anybody can read
    ['customerName', '\u3164', 'يرجى إدخال الاسم'],
    ['address', ' \n ', 'يرجى إدخال العنوان'],
    ['customerPhone', '12345', 'رقم الجوال غير صحيح'],
    ['customerPhone', 'لا أعرف', 'رقم الجوال غير صحيح'],
    // a landline of another country
    ['customerPhone', '+966 11 234 5678', 'رقم الجوال غير صحيح'],
    ['customerEmail', 'mariam@', 'البريد الإلكتروني غير صحيح'],
    ['address', 'ش'.repeat(501), 'النص أطول من المسموح'],
  ] as const) {
    await typeInto(user, name, wrong);
    await user.click(submitButton());
    expect([wrong, message()]).toEqual([wrong, expect.stringContaining(words)]);
    expect(document.activeElement).toBe(field(name));
    expect([...marked()]).toEqual([field(name)]);
    await typeInto(user, name, ORDER[name] ?? 'mariam@example.com');
    expect(alert()).toBeNull();
  }
  expect(sentOrders()).toEqual([]);
  await user.click(submitButton());
  expect(await sent()).toMatchObject({ customerEmail: 'mariam@example.com' });
});

test('any edit clears the error', async () => {
  const user = await openOrder();
  const edits: (() => Promise<unknown>)[] = [
    () => user.type(field('customerName'), 'م'),
    () => user.type(field('customerEmail'), 'm'),
    () => user.type(field('city'), 'د'),
    () => user.type(field('address'), 'ش'),
    () => user.click(screen.getByLabelText(texts.increase)),
    () => typeInto(user, 'quantity', '7'),
    () => user.click(screen.getByLabelText(new RegExp(texts.fields.consentMessages.label))),
    () => chooseCountry(user, 'kw'),
    () => chooseDialCode(user, '+968'),
  ];
  for (const edit of edits) {
    await user.click(submitButton());
    expect(alert()).not.toBeNull();
    await edit();
    expect(alert()).toBeNull();
    expect(marked()).toHaveLength(0);
  }
});

describe('a number that is none', () => {
  const words = wordsForCode('phone-invalid').message;

  test('is said when its field is left, and taken back when it is edited', async () => {
    const user = await openOrder();
    await typeInto(user, 'customerPhone', '050 123');
    expect(marked()).toHaveLength(0);
    await user.tab();
    expect(document.activeElement).not.toBe(field('customerPhone'));
    expect([...marked()]).toEqual([field('customerPhone')]);
    expect(help('customerPhone')).toContain(words);
    expect(screen.getByText(words, { selector: 'output' })).not.toBeNull();
    await typeInto(user, 'customerName', 'مريم');
    expect([...marked()]).toEqual([field('customerPhone')]);
    await user.type(field('customerPhone'), ' 4567');
    expect(marked()).toHaveLength(0);
    await user.tab();
    expect(marked()).toHaveLength(0);
  });

  test('is looked at again with another dial code', async () => {
    const user = await openOrder();
    await typeInto(user, 'customerPhone', '5012 3456');
    await user.tab();
    expect([...marked()]).toEqual([field('customerPhone')]);
    await chooseDialCode(user, '+965');
    expect(marked()).toHaveLength(0);
  });

  test('is not said of an empty field, nor before what is missing above it', async () => {
    const user = await openOrder();
    await user.click(field('customerPhone'));
    await user.tab();
    expect(marked()).toHaveLength(0);
    await typeInto(user, 'customerPhone', '12');
    await user.click(submitButton());
    expect(message()).toBe('يرجى إدخال الاسم');
  });
});

describe('an e-mail address that may be a slip', () => {
  const meant = () => screen.queryByText(texts.correctEmail('sara@gmail.com'));

  test('is asked about when its field is left, and corrected with one tap', async () => {
    const user = await openOrder(ORDER);
    await typeInto(user, 'customerEmail', 'sara@gmial.con');
    expect(meant()).toBeNull();
    await user.tab();
    expect(meant()!.closest('output')).not.toBeNull();
    expect(marked()).toHaveLength(0);
    await user.click(meant()!);
    expect(field('customerEmail').value).toBe('sara@gmail.com');
    expect(document.activeElement).toBe(field('customerEmail'));
    expect(meant()).toBeNull();
    await user.click(submitButton());
    expect(await sent()).toMatchObject({ customerEmail: 'sara@gmail.com' });
  });

  test('is sent as it is where the question is ignored', async () => {
    const user = await openOrder(ORDER);
    await typeInto(user, 'customerEmail', 'sara@gmial.com');
    await user.tab();
    expect(meant()).not.toBeNull();
    await user.click(submitButton());
    expect(await sent()).toMatchObject({ customerEmail: 'sara@gmial.com' });
  });
});

describe('country and dial code', () => {
  test('the displayed currency orders the countries, and chooses none', async () => {
    const user = await openOrder();
    // happy-dom's `options` and its selectors may miss one that was moved
    const first = () => field('country').childNodes[1]!.textContent;
    const showIn = (code: string) => user.click(screen.getByLabelText(new RegExp(`^${code}`)));
    await showIn('SAR');
    await waitFor(() => expect(first()).toBe(countryNames.sa));
    expect(typed()).toEqual(EMPTY_ORDER);
    expect(field('country').value).toBe('');
    for (const code of ['sa', 'ae', 'kw'] as const) {
      await showIn('SAR');
      await chooseCountry(user, code);
      await showIn('AED');
      await waitFor(() => expect(first()).toBe(countryNames.ae));
      expect(field('country').value).toBe(code);
      await showIn('SAR');
      expect(field('country').value).toBe(code);
    }
  });

  test('choose each other, each of them', async () => {
    const user = await openOrder();
    for (const [index, code] of COUNTRY_CODES.entries()) {
      const country = COUNTRIES[code];
      if (index % 2 === 0) await chooseCountry(user, code);
      else await chooseDialCode(user, country.dialCode);
      expect(dialCode().value).toBe(country.dialCode);
      expect(countryName()).toBe(countryNames[code]);
    }
  });

  test.for([
    ['+966 55 123 4567', '+966', '+966551234567'],
    ['٠٠٤٤ ٧٤٠٠ ١٢٣٤٥٦', '+44', '+447400123456'],
  ] as const)(
    'leave a number with a dial code of its own as it is: %s',
    async ([phone, code, stored]) => {
      const user = await openOrder(ORDER);
      await typeInto(user, 'customerPhone', phone);
      expect(screen.getByText(code, { selector: 'bdi' })).toBeTruthy();
      expect(typed()).toMatchObject({ customerPhone: phone, country: 'الإمارات العربية المتحدة' });
      await user.click(submitButton());
      expect(await sent()).toMatchObject({ country: 'ae', customerPhone: stored });
    },
  );

  test('say which dial code a number has got by the country; one with its own keeps it', async () => {
    const user = await openOrder(ORDER);
    const said = () => screen.queryByText(new RegExp(`^${texts.dialCodeNow}`));
    await chooseCountry(user, 'sa');
    expect(said()!.textContent).toContain('+966');
    expect(said()!.tagName).toBe('OUTPUT');
    await typeInto(user, 'customerPhone', '+971 50 123 4567');
    expect(said()).toBeNull();
  });

  test('are put back with one tap: the delivery after a choice of the dial code', async () => {
    const user = await openOrder({ ...ORDER, customerPhone: '55 123 4567' });
    await chooseDialCode(user, '+966');
    expect(countryName()).toBe('المملكة العربية السعودية');
    await user.click(screen.getByText(texts.keepCountry('الإمارات')));
    expect(typed()).toMatchObject({ country: 'الإمارات العربية المتحدة', dialCode: '+966' });
    expect(document.activeElement).toBe(field('country'));
    await user.click(submitButton());
    expect(await sent()).toMatchObject({ country: 'ae', customerPhone: '+966551234567' });
  });

  test('are put back with one tap: the dial code after a choice of the delivery', async () => {
    const user = await openOrder(ORDER);
    await chooseCountry(user, 'kw');
    await user.click(screen.getByText(texts.keepDialCode('\u2066+971\u2069')));
    expect(typed()).toMatchObject({ country: countryNames.kw, dialCode: '+971' });
    expect(document.activeElement).toBe(field('customerPhone'));
    await user.click(submitButton());
    expect(await sent()).toMatchObject({ country: 'kw', customerPhone: '+971501234567' });
  });
});

test('the national address is asked for in Saudi Arabia only, and kept as the post writes it', async () => {
  const user = await openOrder({ ...ORDER, customerPhone: '55 123 4567' });
  const asked = () => field('nationalAddress').closest('[hidden]') === null;
  expect(asked()).toBe(false);
  await chooseCountry(user, 'sa');
  expect(asked()).toBe(true);
  await typeInto(user, 'nationalAddress', 'rrrd 29');
  await user.click(submitButton());
  expect(message()).toContain('العنوان الوطني');
  expect(document.activeElement).toBe(field('nationalAddress'));
  // what is hidden holds nobody up
  await chooseCountry(user, 'kw');
  expect(asked()).toBe(false);
  await chooseCountry(user, 'sa');
  await typeInto(user, 'nationalAddress', 'rrrd ٢٩٢٩');
  expect(orderDraft.readForm()).toMatchObject({ nationalAddress: 'rrrd ٢٩٢٩' });
  await user.click(submitButton());
  expect(await sent()).toMatchObject({ country: 'sa', nationalAddress: 'RRRD2929' });
});

describe('the quantity', () => {
  const button = (name: string): HTMLElement => screen.getByLabelText(name);
  const isDisabled = (name: string): boolean =>
    button(name).getAttribute('aria-disabled') === 'true';

  test('goes up and down by its buttons, and never below one', async () => {
    const user = await openOrder();
    expect(field('quantity').value).toBe('1');
    expect(isDisabled(texts.decrease)).toBe(true);
    await user.click(button(texts.increase));
    await user.click(button(texts.increase));
    expect(field('quantity').value).toBe('3');
    expect(total()).toBe('897 درهم');
    await user.click(button(texts.decrease));
    await user.keyboard('{Enter}');
    expect(field('quantity').value).toBe('1');
    expect(document.activeElement).toBe(button(texts.decrease));
    expect(isDisabled(texts.decrease)).toBe(true);
    await user.keyboard('{Enter}');
    expect(field('quantity').value).toBe('1');
    expect(total()).toBe('299 درهم');
  });

  test('has no upper bound but what can be counted', async () => {
    const user = await openOrder();
    await typeInto(user, 'quantity', '1000000');
    expect(total()).toBe('299,000,000 درهم');
    await typeInto(user, 'quantity', '٣');
    expect(total()).toBe('897 درهم');
    await user.clear(field('quantity'));
    expect(total()).toBe(texts.totalUnknown);
  });

  test.for([
    ['1.5', 'quantity-not-whole'],
    ['٢٫٥', 'quantity-not-whole'],
    ['1e3', 'quantity-not-whole'],
    ['ثلاثة', 'quantity-not-whole'],
    ['-3', 'quantity-too-small'],
    ['21', 'too-many-pieces'],
  ] as const)('%s is told at once, and is nothing else', async ([text, code]) => {
    const user = await openOrder(ORDER);
    await typeInto(user, 'quantity', text);
    const words = wordsForCode(code, { most: DEFAULT_MAX_PIECES }).message;
    expect(help('quantity')).toContain(words);
    expect([...marked()]).toEqual([field('quantity')]);
    expect(screen.getByText(words, { selector: 'output' })).not.toBeNull();
    expect(alert()).toBeNull();
    await user.click(submitButton());
    expect(message()).toBe(words);
    expect(sentOrders()).toEqual([]);
  });

  test('begins with one where the steps start from no number', async () => {
    const user = await openOrder();
    await typeInto(user, 'quantity', '1.5');
    await user.click(button(texts.increase));
    expect(field('quantity').value).toBe('1');
  });

  test('that is the most of an order is told, and may be gone beyond by the steps', async () => {
    const user = await openOrder();
    await typeInto(user, 'quantity', '19');
    expect(help('quantity')).toBe('');
    await user.click(button(texts.increase));
    expect(help('quantity')).toContain(texts.mostPieces(20));
    expect(marked()).toHaveLength(0);
    await user.click(button(texts.increase));
    expect([...marked()]).toEqual([field('quantity')]);
  });

  test('is raised to the most pieces that the merchant sells at once, which are told', async () => {
    database.change(SETTINGS_PATHS.public, { max_pieces: 2 });
    const user = await openOrder();
    expect(screen.queryByText(texts.mostPieces(2))).toBeNull();
    await user.click(button(texts.increase));
    expect(help('quantity')).toContain(texts.mostPieces(2));
    expect(isDisabled(texts.increase)).toBe(true);
    await user.keyboard('{Enter}');
    await user.type(field('quantity'), '{ArrowUp}');
    expect(field('quantity').value).toBe('2');
    await user.keyboard('{ArrowDown}');
    expect(field('quantity').value).toBe('1');
  });
});

test('all that was typed is there when the page is opened again', async () => {
  const user = await openOrder();
  expect(typed()).toEqual(EMPTY_ORDER);
  await chooseCountry(user, 'sa');
  await typeInto(user, 'customerPhone', '55 123 4567');
  await typeInto(user, 'quantity', '4');
  const before = typed();
  expect(before).toMatchObject({ country: countryNames.sa, dialCode: '+966', quantity: '4' });
  cleanup();
  await openOrder();
  expect(typed()).toEqual(before);
  expect(total()).toBe('1,196 درهم');
});
