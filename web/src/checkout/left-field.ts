import { countryOfDialCode } from '@ghar/domain/contact/country';
import { parsePhone } from '@ghar/domain/contact/phone';
import { meantEmail } from './email-slip.ts';
import type { DraftForm } from './order-draft.ts';

/** The texts of the fields as they were last left, by name. */
export type LeftFields = Partial<Record<string, string>>;

/** What is said of fields that stand as they were left. */
export const checkLeft = (
  form: Pick<DraftForm, 'customerPhone' | 'customerEmail' | 'countryCode'>,
  { customerPhone = '', customerEmail = '' }: LeftFields,
) => ({
  /** True iff the phone number is none. */
  isPhoneInvalid:
    customerPhone.trim() !== '' &&
    customerPhone === form.customerPhone &&
    parsePhone(customerPhone, countryOfDialCode(form.countryCode)!.code) === null,
  /** What was probably meant by the e-mail address; null where that looks right. */
  meantEmail: customerEmail === form.customerEmail ? meantEmail(customerEmail) : null,
});
