import { latinDigits, wholeNumber } from '@ghar/domain/text/digits';
import { dialCodeOf } from '@ghar/domain/contact/dial-code';
import { MIN_QUANTITY } from '@ghar/domain/order/order-form';
import { FORM_FIELD_NAMES, type FormField } from '@ghar/domain/order/form-fields';
import type { PaymentMethod } from '@ghar/domain/order/status';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ChangeEventHandler,
  type FocusEventHandler,
  type RefObject,
} from 'react';
import { replacedField } from '../browser/early-input.ts';
import { chosenCountry } from './chosen-country.ts';
import {
  ofCountry,
  ofDialCode,
  overruledByCountry,
  overruledByDialCode,
  type Overruled,
} from './country-choice.ts';
import { EMPTY_FORM, orderDraft, type DraftForm, type OrderDraft } from './order-draft.ts';
import { checkBlurred, type BlurredFields } from './blurred-fields.ts';
import { useRestoredPage } from './payment-redirect.ts';

/** The values that other parts of the page depend on; the rest stay in the form's controls. */
export type DraftSnapshot = Pick<
  DraftForm,
  'country' | 'countryCode' | 'quantity' | 'paymentMethod'
> & {
  /** The dial code typed in the phone number itself. */
  readonly ownDialCode: string | null;
  /** The value replaced by the last choice of country or dial code, to offer it back. */
  readonly overruled: Overruled | null;
} & ReturnType<typeof checkBlurred>;

/** The functions are stable across renders. */
export type DraftFormModel = {
  readonly snapshot: DraftSnapshot;
  /** Props of the form element around the fields. */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onChange: ChangeEventHandler<HTMLFormElement>;
    readonly onBlur: FocusEventHandler<HTMLFormElement>;
  };
  readonly read: () => DraftForm;
  /** Replaces a field's text. */
  readonly fill: (field: 'quantity' | 'customerEmail', text: string) => void;
  /** Adds or removes a piece. */
  readonly step: (by: 1 | -1) => void;
  readonly choose: (method: PaymentMethod) => void;
  /** Restores the replaced value. */
  readonly restore: (overruled: Overruled) => void;
  readonly clear: () => void;
};

export const fieldId = (field: FormField): string => `order-${field}`;
/** The name of the radio buttons of {@link DraftFormModel.choose}, which not every form has. */
export const PAYMENT_METHOD = 'paymentMethod';

const controlOf = (form: HTMLFormElement, field: FormField) =>
  form.elements.namedItem(field) as HTMLInputElement;

const valueOf = ({ type, checked, value }: HTMLInputElement): string =>
  type !== 'checkbox' || checked ? value : '';

function readControls(
  form: HTMLFormElement,
  of = controlOf,
): Omit<DraftForm, typeof PAYMENT_METHOD> {
  const values = FORM_FIELD_NAMES.map((field) => [field, valueOf(of(form, field))]);
  const typed = Object.fromEntries(values) as DraftForm;
  return { ...typed, quantity: latinDigits(typed.quantity).trim() };
}
function writeControls(form: HTMLFormElement, values: DraftForm): void {
  for (const field of FORM_FIELD_NAMES) {
    const control = controlOf(form, field);
    if (control.type === 'checkbox') control.checked = values[field] !== '';
    // Setting the value moves the cursor.
    else if (control.value !== values[field]) control.value = values[field];
  }
}

const snapshotOf = (
  form: DraftForm,
  overruled: Overruled | null,
  left: BlurredFields = {},
): DraftSnapshot => ({
  country: form.country,
  countryCode: form.countryCode,
  quantity: form.quantity,
  paymentMethod: form.paymentMethod,
  ownDialCode: dialCodeOf(form.customerPhone),
  overruled,
  ...checkBlurred(form, left),
});
const isSame = (one: DraftSnapshot, other: DraftSnapshot): boolean =>
  (Object.keys(one) as (keyof DraftSnapshot)[]).every((key) => one[key] === other[key]);

/** Country and dial code follow each other, unless both were chosen. */
function withCounterpart(typed: Partial<DraftForm>): Partial<DraftForm> {
  const { country, countryCode } = typed;
  if (country && countryCode === undefined) return { ...typed, ...ofCountry(country) };
  if (countryCode !== undefined && !country) return { ...typed, ...ofDialCode(countryCode) };
  return typed;
}

/** The control typed into before hydration. */
function earlyControlOf(form: HTMLFormElement, field: FormField): HTMLInputElement {
  const control = controlOf(form, field);
  return replacedField(control) ?? control;
}

/** Initial values: the stored draft, overridden by input from before hydration. */
function firstValues(form: HTMLFormElement, draft: OrderDraft): DraftForm {
  const kept = draft.readForm();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The browser restored the fields of an order that has been paid since.
  if (kept === null && navigation?.type === 'back_forward') return draft.empty;
  const base = kept ?? draft.empty;
  const values = readControls(form, earlyControlOf);
  const typed = FORM_FIELD_NAMES.filter(
    (field) => values[field] !== EMPTY_FORM[field] && values[field] !== base[field],
  );
  if (typed.length === 0) return base;
  const early = Object.fromEntries(typed.map((field) => [field, values[field]]));
  const merged = { ...base, ...withCounterpart(early) };
  draft.saveForm(merged);
  return merged;
}

/** Called when the draft was cleared because its order was paid: in another tab, or while this page was cached. */
function useClearedDraft({ formKey, readForm }: OrderDraft, onCleared: () => void): void {
  const cleared = useEffectEvent(onCleared);
  useRestoredPage(() => {
    if (readForm() === null) onCleared();
  });
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key === formKey && newValue === null) cleared();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [formKey]);
}

const nobody = (): void => {};

/**
 * An order form with uncontrolled fields, stored on each change. The server draws it empty. `onEdit` (called on each
 * change) and `draft` must be stable across renders.
 */
export function useDraftForm(
  onEdit: () => void = nobody,
  draft: OrderDraft = orderDraft,
): DraftFormModel {
  const ref = useRef<HTMLFormElement>(null);
  /** The values before the current change. */
  const last = useRef(EMPTY_FORM);
  const left = useRef<BlurredFields>({});
  const [snapshot, setSnapshot] = useState(() => snapshotOf(EMPTY_FORM, null));

  /** `overruled` is unchanged if omitted. */
  const show = useCallback(
    (form: DraftForm, overruled?: Overruled | null) => {
      last.current = form;
      writeControls(ref.current!, form);
      if (draft === orderDraft) chosenCountry.set(form.country || null);
      setSnapshot((before) => {
        const next = snapshotOf(
          form,
          overruled === undefined ? before.overruled : overruled,
          left.current,
        );
        return isSame(before, next) ? before : next;
      });
    },
    [draft],
  );

  // Before the first paint; only the page knows what was typed.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => show(firstValues(ref.current!, draft)), [show, draft]);

  const read = useCallback((): DraftForm => {
    const { paymentMethod } = last.current;
    return { ...readControls(ref.current!), paymentMethod };
  }, []);
  const clear = useCallback(() => show(draft.empty, null), [show, draft]);
  const edit = useCallback(
    (form: DraftForm, overruled?: Overruled | null) => {
      show(form, overruled);
      draft.saveForm(form);
      onEdit();
    },
    [show, draft, onEdit],
  );
  useClearedDraft(draft, () => {
    clear();
    onEdit();
  });

  return {
    snapshot,
    read,
    clear,
    formProps: useMemo(
      () => ({
        ref,
        onChange({ target }) {
          const { name } = target as unknown as HTMLInputElement;
          if (name === PAYMENT_METHOD) return;
          const form = read();
          if (name === 'country' && form.country !== '') {
            const choice = ofCountry(form.country);
            edit({ ...form, ...choice }, overruledByCountry(last.current, choice));
          } else if (name === 'countryCode') {
            const choice = ofDialCode(form.countryCode);
            edit({ ...form, ...choice }, overruledByDialCode(last.current, choice));
          } else edit(form);
        },
        onBlur({ target }) {
          const { name, value } = target as unknown as HTMLInputElement;
          left.current = { ...left.current, [name]: value };
          show(read());
        },
      }),
      [read, edit, show],
    ),
    fill: useCallback((field, text) => edit({ ...read(), [field]: text }), [read, edit]),
    step: useCallback(
      (by) => {
        const form = read();
        const from = wholeNumber(form.quantity);
        const quantity = Number.isNaN(from) ? MIN_QUANTITY : Math.max(MIN_QUANTITY, from + by);
        edit({ ...form, quantity: String(quantity) });
      },
      [read, edit],
    ),
    choose: useCallback((paymentMethod) => edit({ ...read(), paymentMethod }), [read, edit]),
    restore: useCallback(
      ({ field, value }) => edit({ ...read(), [field]: value }, null),
      [read, edit],
    ),
  };
}
