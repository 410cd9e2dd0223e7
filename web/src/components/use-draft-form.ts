import { COUNTRIES, countryOfDialCode, type CountryCode } from '@ghar/domain/country';
import { useState, useSyncExternalStore } from 'react';
import { EMPTY_FORM, orderDraft, type DraftForm } from './order-draft.ts';

export type DraftFormModel = {
  readonly form: DraftForm;
  edit: (patch: Partial<DraftForm>) => void;
  chooseCountry: (country: CountryCode) => void;
  chooseDialCode: (dialCode: string) => void;
};

const kept = (): DraftForm => orderDraft.readForm() ?? EMPTY_FORM;
const never = (): (() => void) => () => {};

/**
 * The form as it was left, and every change to it kept. In a page of the
 * server's it is drawn empty: what was kept comes after. `onEdit` hears of each change.
 */
export function useDraftForm(onEdit: () => void = () => {}): DraftFormModel {
  const [left] = useState(kept);
  const [typed, setTyped] = useState<DraftForm | null>(null);
  const drawn = useSyncExternalStore(
    never,
    () => left,
    () => EMPTY_FORM,
  );
  const form = typed ?? drawn;
  function edit(patch: Partial<DraftForm>): void {
    const next = { ...form, ...patch };
    setTyped(next);
    orderDraft.saveForm(next);
    onEdit();
  }
  return {
    form,
    edit,
    chooseCountry: (country) => edit({ country, countryCode: COUNTRIES[country].dialCode }),
    chooseDialCode: (dialCode) =>
      edit({ countryCode: dialCode, country: countryOfDialCode(dialCode)?.code ?? '' }),
  };
}
