import { countryOfDialCode } from '@ghar/domain/contact/country';
import { parsePhone } from '@ghar/domain/contact/phone';
import { meantEmail } from './email-slip.ts';
import type { DraftForm } from './order-draft.ts';

/** Fields' texts when they last lost the focus, by name. */
export type LeftFields = Partial<Record<string, string>>;

/** Problems of fields that are unchanged since they lost the focus. */
export const checkLeft = (
  form: Pick<DraftForm, 'customerPhone' | 'customerEmail' | 'countryCode'>,
  { customerPhone = '', customerEmail = '' }: LeftFields,
) => ({
  /** True iff the phone number is invalid. */
  isPhoneInvalid:
    customerPhone.trim() !== '' &&
    customerPhone === form.customerPhone &&
    parsePhone(customerPhone, countryOfDialCode(form.countryCode)!.code) === null,
  /** The suggested e-mail correction; null if it looks right. */
  meantEmail: customerEmail === form.customerEmail ? meantEmail(customerEmail) : null,
});
