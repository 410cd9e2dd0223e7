import { countryOfDialCode } from '@ghar/domain/contact/country';
import { parsePhone } from '@ghar/domain/contact/phone';
import { suggestedEmail } from './email-slip.ts';
import type { DraftForm } from './order-draft.ts';

/** Fields' texts when they last lost the focus, by name. */
export type BlurredFields = Partial<Record<string, string>>;

/** Problems of fields that are unchanged since they lost the focus. */
export const checkBlurred = (
  form: Pick<DraftForm, 'customerPhone' | 'customerEmail' | 'countryCode'>,
  { customerPhone = '', customerEmail = '' }: BlurredFields,
) => ({
  /** True iff the phone number is invalid. */
  isPhoneInvalid:
    customerPhone.trim() !== '' &&
    customerPhone === form.customerPhone &&
    parsePhone(customerPhone, countryOfDialCode(form.countryCode)!.code) === null,
  /** The suggested e-mail correction; null if it looks right. */
  suggestedEmail: customerEmail === form.customerEmail ? suggestedEmail(customerEmail) : null,
});
