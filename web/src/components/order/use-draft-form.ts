import type { CountryCode } from '@ghar/domain/country';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  ofCountry,
  ofDialCode,
  overruledByCountry,
  overruledByDialCode,
  type Overruled,
} from './country-choice.ts';
import { useClearedDraft } from './cleared-draft.ts';
import { keepEarlyInput } from './early-input.ts';
import { EMPTY_FORM, orderDraft, type DraftForm } from './order-draft.ts';

/** The functions are the same from render to render: a field is drawn again for its own sake only. */
export type DraftFormModel = {
  readonly form: DraftForm;
  /** What the last choice of a country or dial code has changed beside it: the shopper may want it back. */
  readonly overruled: Overruled | null;
  edit: (patch: Partial<DraftForm>) => void;
  chooseCountry: (country: CountryCode) => void;
  chooseDialCode: (dialCode: string) => void;
  /** Empties the form. */
  clear: () => void;
  /** Takes back what was overruled, and that alone. */
  restore: (overruled: Overruled) => void;
};

type Typed = { readonly form: DraftForm; readonly overruled: Overruled | null };

const kept = (): DraftForm => orderDraft.readForm() ?? EMPTY_FORM;
const never = (): (() => void) => () => {};
const nobody = (): void => {};
const typedAs = (form: DraftForm | null): Typed | null => form && { form, overruled: null };

/**
 * The form as it was left, and every change to it kept. In a page of the
 * server's it is drawn empty: what was kept comes after. `onEdit`, the same from
 * render to render, hears of each change.
 */
export function useDraftForm(onEdit: () => void = nobody): DraftFormModel {
  const [left, setLeft] = useState(kept);
  const [typed, setTyped] = useState<Typed | null>(null);
  const drawn = useSyncExternalStore(
    never,
    () => left,
    () => EMPTY_FORM,
  );

  const adopt = useEffectEvent(() => setTyped(typedAs(keepEarlyInput(drawn))));
  // Before what was kept is drawn over it.
  // oxlint-disable-next-line react/set-state-in-effect -- only the page itself knows what was typed
  useLayoutEffect(() => adopt(), []);

  useEffect(() => {
    if (typed) orderDraft.saveForm(typed.form);
  }, [typed]);

  const change = useCallback(
    (next: (last: Typed) => Typed) => {
      setTyped((last) => next(last ?? { form: left, overruled: null }));
      onEdit();
    },
    [left, onEdit],
  );
  const clear = useCallback(() => {
    setLeft(EMPTY_FORM);
    setTyped(null);
  }, []);
  useClearedDraft(() => {
    clear();
    onEdit();
  });
  return {
    form: typed?.form ?? drawn,
    overruled: typed?.overruled ?? null,
    edit: useCallback(
      (patch) => change((last) => ({ ...last, form: { ...last.form, ...patch } })),
      [change],
    ),
    clear,
    chooseCountry: useCallback(
      (country) =>
        change(({ form }) => {
          const choice = ofCountry(country);
          return { form: { ...form, ...choice }, overruled: overruledByCountry(form, choice) };
        }),
      [change],
    ),
    chooseDialCode: useCallback(
      (dialCode) =>
        change(({ form }) => {
          const choice = ofDialCode(dialCode);
          return { form: { ...form, ...choice }, overruled: overruledByDialCode(form, choice) };
        }),
      [change],
    ),
    restore: useCallback(
      ({ field, value }) =>
        change(({ form }) => ({ form: { ...form, [field]: value }, overruled: null })),
      [change],
    ),
  };
}
