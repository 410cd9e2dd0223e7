import type { DraftForm } from './order-draft.ts';

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

/** The id of a field's input. */
export const fieldId = (field: keyof DraftForm): string => `order-${field}`;

/** What stands in the fields that was not drawn there: typed or chosen before the page had come to life. */
export function earlyInput(drawn: DraftForm): Partial<DraftForm> {
  const early = FIELDS.flatMap((field) => {
    const control = document.getElementById(fieldId(field));
    return isControl(control) && control.value !== drawn[field] ? [[field, control.value]] : [];
  });
  return Object.fromEntries(early) as Partial<DraftForm>;
}
