import { navigationType } from '../../boot/navigation-type.ts';
import { ofCountry, ofDialCode } from './country-choice.ts';
import { EMPTY_FORM, orderDraft, type DraftForm } from './order-draft.ts';
import { readQuantity } from './read-quantity.ts';

/** The fields that an input, a text area or a select holds. */
const FIELDS = [
  'customerName',
  'countryCode',
  'customerPhone',
  'customerEmail',
  'country',
  'city',
  'address',
  'quantity',
] as const satisfies readonly (keyof DraftForm)[];

const isControl = (
  element: Element | null,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element !== null && 'value' in element;

let isFirstLook = true;
/**
 * True once, where a page without a draft is stepped back to: what stands in its fields was put
 * back by the browser, and its order has been paid since.
 */
function isLeftOver(): boolean {
  const first = isFirstLook;
  isFirstLook = false;
  return first && navigationType() === 'back_forward' && orderDraft.readForm() === null;
}

/** The id of a field's input. */
export const fieldId = (field: keyof DraftForm): string => `order-${field}`;

/** What stands in the fields that was not drawn there. */
function earlyInput(drawn: DraftForm): Partial<DraftForm> {
  const early = FIELDS.flatMap((field) => {
    const control = document.getElementById(fieldId(field));
    if (!isControl(control) || control.value === drawn[field]) return [];
    return [[field, field === 'quantity' ? readQuantity(control.value) : control.value]];
  });
  return Object.fromEntries(early) as Partial<DraftForm>;
}

/** The country and its dial code follow from each other, unless both were chosen. */
function withCounterpart(early: Partial<DraftForm>): Partial<DraftForm> {
  const { country, countryCode } = early;
  if (country && countryCode === undefined) return { ...early, ...ofCountry(country) };
  if (countryCode !== undefined && !country) return { ...early, ...ofDialCode(countryCode) };
  return early;
}

/**
 * Keeps what was typed and chosen before the form had come to life, with what
 * was kept before. Answers the form as it is then; null where there was nothing.
 */
export function keepEarlyInput(drawn: DraftForm): DraftForm | null {
  if (isLeftOver()) {
    for (const field of FIELDS) {
      const control = document.getElementById(fieldId(field));
      if (isControl(control)) control.value = drawn[field];
    }
    return null;
  }
  const early = withCounterpart(earlyInput(drawn));
  if (Object.keys(early).length === 0) return null;
  const form = { ...(orderDraft.readForm() ?? EMPTY_FORM), ...early };
  orderDraft.saveForm(form);
  return form;
}
