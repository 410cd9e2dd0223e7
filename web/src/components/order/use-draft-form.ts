import type { CountryCode } from '@ghar/domain/country';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { ofCountry, ofDialCode } from './country-choice.ts';
import { keepEarlyInput } from './early-input.ts';
import { EMPTY_FORM, orderDraft, type DraftForm } from './order-draft.ts';

/** The functions are the same from render to render: a field is drawn again for its own sake only. */
export type DraftFormModel = {
  readonly form: DraftForm;
  edit: (patch: Partial<DraftForm>) => void;
  chooseCountry: (country: CountryCode) => void;
  chooseDialCode: (dialCode: string) => void;
};

const kept = (): DraftForm => orderDraft.readForm() ?? EMPTY_FORM;
const never = (): (() => void) => () => {};
const nobody = (): void => {};

/**
 * The form as it was left, and every change to it kept. In a page of the
 * server's it is drawn empty: what was kept comes after. `onEdit`, the same from
 * render to render, hears of each change.
 */
export function useDraftForm(onEdit: () => void = nobody): DraftFormModel {
  const [left] = useState(kept);
  const [typed, setTyped] = useState<DraftForm | null>(null);
  const drawn = useSyncExternalStore(
    never,
    () => left,
    () => EMPTY_FORM,
  );

  const adopt = useEffectEvent(() => setTyped(keepEarlyInput(drawn)));
  // Before what was kept is drawn over it.
  // oxlint-disable-next-line react/set-state-in-effect -- only the page itself knows what was typed
  useLayoutEffect(() => adopt(), []);

  useEffect(() => {
    if (typed) orderDraft.saveForm(typed);
  }, [typed]);

  const edit = useCallback(
    (patch: Partial<DraftForm>) => {
      setTyped((last) => ({ ...(last ?? left), ...patch }));
      onEdit();
    },
    [left, onEdit],
  );
  return {
    form: typed ?? drawn,
    edit,
    chooseCountry: useCallback((country) => edit(ofCountry(country)), [edit]),
    chooseDialCode: useCallback((dialCode) => edit(ofDialCode(dialCode)), [edit]),
  };
}
