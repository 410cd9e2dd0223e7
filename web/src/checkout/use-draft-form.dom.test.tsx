import { FORM_FIELD_NAMES, type FormField } from '@ghar/domain/order/form-fields';
import { act, fireEvent, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stepBack } from '../../testing/order-form.ts';
import {
  createOrderDraft,
  EMPTY_FORM,
  orderDraft,
  type DraftForm,
  type OrderDraft,
} from './order-draft.ts';
import { useDraftForm, type DraftFormModel } from './use-draft-form.ts';

const onEdit = vi.fn<() => void>();
let model: DraftFormModel;
let container: HTMLElement;

/** `early`: what the fields hold before the hook runs, as after hydration. */
function Form({ draft, early }: { draft?: OrderDraft; early: Partial<DraftForm> }) {
  const current = useDraftForm(onEdit, draft);
  useLayoutEffect(() => {
    model = current;
  });
  const values = { ...EMPTY_FORM, ...early };
  return (
    <form {...current.formProps}>
      {FORM_FIELD_NAMES.map((name) =>
        name === 'consentMessages' ? (
          <input
            key={name}
            name={name}
            type="checkbox"
            value="on"
            defaultChecked={values[name] === 'on'}
          />
        ) : (
          <input key={name} name={name} defaultValue={values[name]} />
        ),
      )}
    </form>
  );
}

const openForm = (early: Partial<DraftForm> = {}, draft?: OrderDraft): void =>
  void ({ container } = render(<Form early={early} {...(draft && { draft })} />));
const control = (name: FormField): HTMLInputElement =>
  container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const type = (name: FormField, value: string): void =>
  void fireEvent.change(control(name), { target: { value } });

beforeEach(() => onEdit.mockClear());
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a form that appears', () => {
  test('is empty where nothing was kept', () => {
    openForm();
    expect(model.read()).toEqual(EMPTY_FORM);
    expect(orderDraft.readForm()).toBeNull();
  });

  test('holds what was kept', () => {
    const kept: DraftForm = {
      ...EMPTY_FORM,
      customerName: 'مريم',
      country: 'sa',
      countryCode: '+966',
      consentMessages: '',
      quantity: '4',
    };
    orderDraft.saveForm(kept);
    openForm();
    expect(model.read()).toEqual(kept);
    expect(model.snapshot).toMatchObject({ country: 'sa', countryCode: '+966', quantity: '4' });
  });

  test.for([
    ['of another form', '{"version":1,"savedAt":0,"value":{"city":7}}'],
    ['not JSON', 'not JSON'],
  ])('is empty where what was kept is %s', ([, text]) => {
    localStorage.setItem('ghar.order-form', text!);
    openForm();
    expect(model.read()).toEqual(EMPTY_FORM);
  });

  test('holds what was typed before it could be heard, over what was kept', () => {
    orderDraft.saveForm({ ...EMPTY_FORM, customerName: 'مريم', city: 'دبي' });
    openForm({ city: 'العين', country: 'kw' });
    const both = {
      ...EMPTY_FORM,
      customerName: 'مريم',
      city: 'العين',
      country: 'kw',
      countryCode: '+965',
    };
    expect(model.read()).toEqual(both);
    expect(orderDraft.readForm()).toEqual(both);
  });

  test('is empty where the browser restores the fields of an order that was paid since', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'back_forward' } as unknown as PerformanceEntry,
    ]);
    openForm({ customerName: 'مريم', city: 'دبي' });
    expect(model.read()).toEqual(EMPTY_FORM);
    expect(orderDraft.readForm()).toBeNull();
  });
});

describe('an edit', () => {
  test('is kept, and told', () => {
    openForm();
    type('city', 'دبي');
    expect(orderDraft.readForm()).toEqual({ ...EMPTY_FORM, city: 'دبي' });
    expect(onEdit).toHaveBeenCalledOnce();
    fireEvent.click(control('consentMessages'));
    expect(orderDraft.readForm()).toMatchObject({ city: 'دبي', consentMessages: '' });
    expect(onEdit).toHaveBeenCalledTimes(2);
  });

  test('is kept in the draft that the form was given', () => {
    const draft = createOrderDraft(localStorage, { name: 'panel' });
    openForm({}, draft);
    type('city', 'دبي');
    expect(draft.readForm()).toMatchObject({ city: 'دبي' });
    expect(orderDraft.readForm()).toBeNull();
  });

  test('of the country gives the phone its dial code, and back', () => {
    openForm();
    type('country', 'sa');
    expect(model.snapshot).toMatchObject({ country: 'sa', countryCode: '+966', overruled: null });
    expect(control('countryCode').value).toBe('+966');
    type('countryCode', '+971');
    expect(model.snapshot).toMatchObject({
      country: 'ae',
      countryCode: '+971',
      overruled: { field: 'country', value: 'sa' },
    });
    act(() => model.restore({ field: 'country', value: 'sa' }));
    expect(model.snapshot).toMatchObject({ country: 'sa', countryCode: '+971', overruled: null });
    expect(orderDraft.readForm()).toMatchObject({ country: 'sa', countryCode: '+971' });
  });

  test('of a phone with its own dial code is shown by that', () => {
    openForm();
    type('customerPhone', '٠٠٤٤ ٧٤٠٠ ١٢٣٤٥٦');
    expect(model.snapshot).toMatchObject({ ownDialCode: '+44', countryCode: '+971' });
  });

  test.for([
    ['٣', '3'],
    ['-ab2.5', '-ab2.5'],
    ['٢٫٥', '2٫5'],
    ['', ''],
    ['12345678901234567890', '12345678901234567890'],
  ])('of the quantity stays what it is, in Latin digits: %s', ([typed, quantity]) => {
    openForm();
    type('quantity', '7');
    type('quantity', typed!);
    expect(control('quantity').value).toBe(quantity);
    expect(orderDraft.readForm()!.quantity).toBe(quantity);
  });

  test('by steps goes no lower than one', () => {
    openForm();
    act(() => model.step(1));
    expect(control('quantity').value).toBe('2');
    for (let count = 0; count < 2; count++) act(() => model.step(-1));
    expect(control('quantity').value).toBe('1');
    act(() => model.fill('quantity', '5'));
    expect(orderDraft.readForm()!.quantity).toBe('5');
  });
});

describe('the form is emptied when its order is paid', () => {
  const KEPT: DraftForm = { ...EMPTY_FORM, customerName: 'مريم', city: 'دبي' };
  const tell = (key: string, newValue: string | null): void =>
    void fireEvent(window, Object.assign(new Event('storage'), { key, newValue }));
  beforeEach(() => {
    orderDraft.saveForm(KEPT);
    openForm();
  });

  test('in another tab', () => {
    tell('ghar.checkout', null);
    tell(orderDraft.formKey, JSON.stringify(KEPT));
    expect(model.read()).toEqual(KEPT);
    expect(onEdit).not.toHaveBeenCalled();
    tell(orderDraft.formKey, null);
    expect(model.read()).toEqual(EMPTY_FORM);
    expect(onEdit).toHaveBeenCalledOnce();
  });

  test('while the browser kept the page for the way back', () => {
    stepBack();
    expect(model.read()).toEqual(KEPT);
    orderDraft.forget();
    stepBack();
    expect(model.read()).toEqual(EMPTY_FORM);
    expect(onEdit).toHaveBeenCalledOnce();
  });

  test('by this page', () => {
    act(() => model.clear());
    expect(model.read()).toEqual(EMPTY_FORM);
    expect(model.snapshot).toMatchObject({ country: '', quantity: '1', overruled: null });
  });
});
