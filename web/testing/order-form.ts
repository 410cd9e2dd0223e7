import type { CountryCode } from '@ghar/domain/contact/country';
import type { PaymentMethod } from '@ghar/domain/order/status';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { ORDER_ERROR } from '../src/i18n/ar/order-errors.ts';
import { countryNames, orderTexts as texts } from '../src/i18n/ar/order-page.ts';
import { EMPTY_FORM, orderDraft } from '../src/checkout/order-draft.ts';
import { backend, result } from './backend.ts';
import { openPage } from './open-page.tsx';

type Field = Exclude<keyof typeof texts.fields, 'consentMessages' | 'countryCode'>;
type TextField = Exclude<Field, 'country'>;
type Form = Partial<Record<TextField, string> & { country: CountryCode }>;

/** A complete order; the quantity defaults to 1. */
export const ORDER: Form = {
  country: 'ae',
  customerName: 'مريم الهاشمي',
  customerPhone: '0501234567',
  city: 'دبي',
  address: 'شارع الوصل، فيلا 12',
};

/** The values of an empty form. */
export const EMPTY_ORDER = {
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  country: texts.countryPlaceholder,
  dialCode: '+971',
  city: '',
  address: '',
  quantity: '1',
};

/** A field's control, visible or not. */
export const field = (name: Field): HTMLInputElement =>
  screen.getByLabelText(new RegExp(`^${texts.fields[name].label}`));
const countrySelect = (): HTMLSelectElement => field('country') as unknown as HTMLSelectElement;
export const dialCode = (): HTMLSelectElement =>
  screen.getByLabelText(texts.fields.countryCode.label);
/** The chosen country's name, or the placeholder. happy-dom's `selectedOptions` do not follow `value`. */
export function countryName(): string {
  const { options, value } = countrySelect();
  return [...options].find((option) => option.value === value)!.text;
}

export const chooseCountry = (user: UserEvent, country: CountryCode): Promise<void> =>
  user.selectOptions(countrySelect(), countryNames[country]);
export const chooseDialCode = (user: UserEvent, code: string): Promise<void> =>
  user.selectOptions(dialCode(), code);

/** Replaces a field's text. */
export async function typeInto(user: UserEvent, name: TextField, text: string): Promise<void> {
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(text);
}

/** Fills in these fields; the country first, since it sets the dial code. */
export async function fillIn(user: UserEvent, form: Form): Promise<void> {
  const { country, ...others } = form;
  if (country) await chooseCountry(user, country);
  for (const [name, text] of Object.entries(others)) await typeInto(user, name as TextField, text);
}

/** Opens the order page with a stored form, by default none. */
export async function openOrder(kept: Form | null = null): Promise<UserEvent> {
  if (kept) orderDraft.saveForm({ ...EMPTY_FORM, ...kept });
  const user = await openPage('/order');
  await screen.findByLabelText(texts.heading);
  return user;
}

/** The form's current values. */
export const typed = (): Record<string, string> => ({
  customerName: field('customerName').value,
  customerPhone: field('customerPhone').value,
  customerEmail: field('customerEmail').value,
  country: countryName(),
  dialCode: dialCode().value,
  city: field('city').value,
  address: field('address').value,
  quantity: field('quantity').value,
});

/** A way to pay; null where there is no choice. */
export const payment = (method: PaymentMethod): HTMLInputElement | null =>
  document.querySelector(`input[type=radio][value=${method}]`);
export const payInCash = (user: UserEvent): Promise<void> => user.click(payment('cash')!);

/** The submit button, by its present text. */
export const submitButton = (text = texts.submit): HTMLElement =>
  screen.getByText(text, { selector: 'button' });
export const form = (): HTMLFormElement => screen.getByLabelText<HTMLFormElement>(texts.heading);
/** Simulates stepping back from the payment page to a cached page. */
export const stepBack = (): void =>
  void fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
/** Advances fake timers. */
export const pass = (ms: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** A line of the bill. */
export function line(name: string): string {
  const term = within(screen.getByLabelText(texts.summary)).getByText(name);
  return term.closest('div')!.querySelector('dd')!.textContent;
}
export const total = (): string => line(texts.total);
export const unitPrice = (): string => line(texts.unitPrice);

/** Why the order failed; null if nothing is shown. The form renders the alert hidden before. */
export const alert = (): HTMLElement | null => {
  const element = screen.getByRole('alert', { hidden: true });
  return element.closest('[hidden]') ? null : element;
};
/** The alert's message, without guidance. */
export const message = (): string | null => alert()?.querySelector('p')?.textContent ?? null;

/** The toast of a failed order; null if there is none. */
export const toast = (): HTMLElement | null =>
  screen.queryByText(ORDER_ERROR.toastTitle)?.closest<HTMLElement>('output') ?? null;

/** Answers orders with a payment page. */
export const acceptOrders = (orderId = 'orderOfMaryam1234567'): void =>
  backend.on('createZiinaPayment', () =>
    result({ success: true, order_id: orderId, payment_url: `https://pay.example/${orderId}` }),
  );
/** Answers cash orders. */
export const acceptCashOrders = (orderId = 'orderOfMaryam1234567'): void =>
  backend.on('placeCashOrder', () => result({ success: true, order_id: orderId }));
/** The orders sent so far, oldest first. */
export const sentOrders = () => backend.inputs('createZiinaPayment');
export const sentCashOrders = () => backend.inputs('placeCashOrder');
