import type { CountryCode } from '@ghar/domain/country';
import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { ofCountry, ofDialCode } from './country-choice.ts';
import { keepEarlyInput } from './early-input.ts';
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

  const adopt = useEffectEvent(() => {
    const early = keepEarlyInput(drawn);
    if (early) setTyped(early);
  });
  // Before what was kept is drawn over it.
  // oxlint-disable-next-line react/set-state-in-effect -- only the page itself knows what was typed
  useLayoutEffect(() => adopt(), []);

  function edit(patch: Partial<DraftForm>): void {
    const next = { ...form, ...patch };
    setTyped(next);
    orderDraft.saveForm(next);
    onEdit();
  }
  return {
    form,
    edit,
    chooseCountry: (country) => edit(ofCountry(country)),
    chooseDialCode: (dialCode) => edit(ofDialCode(dialCode)),
  };
}
