import type { DraftForm } from './order-draft.ts';

/** The fields that are typed into. */
const TYPED = [
  'customerName',
  'customerPhone',
  'customerEmail',
  'city',
  'address',
  'quantity',
] as const satisfies readonly (keyof DraftForm)[];

/** The id of a field's input. */
export const fieldId = (field: keyof DraftForm): string => `order-${field}`;

/** What stands in the inputs that was not drawn there: typed before the page had come to life. */
export function earlyInput(drawn: DraftForm): Partial<DraftForm> {
  const early: Partial<DraftForm> = {};
  for (const field of TYPED) {
    const input = document.getElementById(fieldId(field));
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) continue;
    if (input.value !== drawn[field]) early[field] = input.value;
  }
  return early;
}
