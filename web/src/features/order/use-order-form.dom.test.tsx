import { DEFAULT_MAX_PIECES } from '@ghar/domain/content/default-settings';
import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import type { ErrorCode } from '@ghar/domain/error-code';
import { FORM_FIELD_NAMES } from '@ghar/domain/order/form-fields';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import type { StoreData } from '@ghar/domain/pages/store-data';
import { act, render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { backend, refusal } from '../../../testing/backend.ts';
import { acceptOrders, ORDER, sentOrders, stepBack } from '../../../testing/order-form.ts';
import { putProduct } from '../../../testing/shop.ts';
import { EMPTY_FORM, orderDraft } from '../../checkout/order-draft.ts';
import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { StoreTextsContext, storeTextsOf } from '../../i18n/store-texts.ts';
import { StoreDataContext } from '../../store-data/store-data-context.ts';
import { createStoreDataStore } from '../../store-data/store-data-store.ts';
import { useOrderForm, type OrderFormModel } from './use-order-form.ts';

const FORM = { ...EMPTY_FORM, ...ORDER };
let model: OrderFormModel;

/** The least that the hook needs: a form with its fields. */
function Form() {
  const current = useOrderForm();
  useLayoutEffect(() => {
    model = current;
  });
  return (
    <form {...current.draft.formProps}>
      {FORM_FIELD_NAMES.map((name) =>
        name === 'consentMessages' ? (
          <input key={name} name={name} type="checkbox" value="on" defaultChecked />
        ) : (
          <input key={name} name={name} defaultValue={EMPTY_FORM[name]} />
        ),
      )}
    </form>
  );
}

/** Opens the form with what the browser has kept of it. */
function openForm(
  kept: typeof EMPTY_FORM = FORM,
  settings: Partial<StoreData['settings']> = {},
): void {
  orderDraft.saveForm(kept);
  const store = createStoreDataStore(
    {
      product: undefined,
      images: [],
      content: DEFAULT_CONTENT,
      settings: { ...DEFAULT_PUBLIC_SETTINGS, ...settings },
    },
    null,
  );
  render(
    <StoreTextsContext value={storeTextsOf(DEFAULT_LOCALE)}>
      <StoreDataContext value={store}>
        <MemoryRouter>
          <Form />
        </MemoryRouter>
      </StoreDataContext>
    </StoreTextsContext>,
  );
}

const submit = (): Promise<void> => act(() => model.submit());
const setQuantity = (quantity: number): void =>
  act(() => model.draft.fill('quantity', String(quantity)));
const refuseOrders = (code: ErrorCode, facts: object = {}): void =>
  backend.on('createZiinaPayment', () => refusal(code, facts));
const keys = (): string[] => sentOrders().map(({ checkoutKey }) => checkoutKey);

let assign: MockInstance;
beforeEach(() => {
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('an order goes to its payment page, and the form is busy until it is stepped back to', async () => {
  acceptOrders('theOrder');
  openForm();
  await submit();
  expect(assign).toHaveBeenCalledWith('https://pay.example/theOrder');
  expect(model.submitting).toBe(true);
  await submit();
  expect(sentOrders()).toHaveLength(1);
  stepBack();
  expect(model.submitting).toBe(false);
});

test('a second submission before the first is drawn sends nothing', async () => {
  acceptOrders();
  openForm();
  await act(async () => {
    // both of the same rendering, in which nothing is under way
    const { submit: send } = model;
    await Promise.all([send(), send()]);
  });
  expect(sentOrders()).toHaveLength(1);
});

describe('the key of an order', () => {
  test('is there before the order is, so that another tab finds it', () => {
    openForm();
    const kept = localStorage.getItem('ghar.checkout')!;
    expect(JSON.parse(kept)).toMatchObject({ value: { submitted: null, formers: [] } });
  });

  test('is the same for the same form after the payment page', async () => {
    acceptOrders();
    openForm();
    await submit();
    stepBack();
    await submit();
    const [first, second] = sentOrders();
    expect(second).toEqual(first);
  });

  test('is another for an edited form, which names those of before', async () => {
    acceptOrders();
    openForm();
    for (const quantity of [1, 2, 3]) {
      setQuantity(quantity);
      await submit();
      stepBack();
    }
    const [first, second, third] = keys();
    expect(new Set(keys()).size).toBe(3);
    expect(sentOrders().map(({ replacedKeys }) => replacedKeys)).toEqual([
      [],
      [first],
      [first, second],
    ]);
    // edited back: an order of its own, which takes the place of all of them
    setQuantity(1);
    await submit();
    expect(sentOrders().at(-1)!.replacedKeys).toEqual([first, second, third]);
  });

  test.for<ErrorCode>([
    'payment-provider-unavailable',
    'payment-provider-refused',
    'payment-response-invalid',
    'payment-link-missing',
    'order-cancelled',
    'order-replaced',
    'order-was-a-test',
    'order-not-found',
    'too-many-pieces',
  ])('is another, which names that of before, after %s', async (code) => {
    refuseOrders(code, { order_id: 'endedOrder' });
    openForm();
    await submit();
    expect(model.problem).toMatchObject({ code });
    acceptOrders();
    await submit();
    const [first, second] = keys();
    expect(second).not.toBe(first);
    expect(sentOrders().at(-1)!.replacedKeys).toEqual([first]);
    expect(assign).toHaveBeenCalledOnce();
  });

  test.for<ErrorCode>(['busy', 'internal', 'rate-limited', 'out-of-stock', 'product-unavailable'])(
    'is the same after %s',
    async (code) => {
      refuseOrders(code);
      openForm();
      await submit();
      expect(model.problem).toMatchObject({ code });
      acceptOrders();
      await submit();
      expect(sentOrders().at(-1)).toEqual(sentOrders()[0]);
      expect(assign).toHaveBeenCalledOnce();
    },
  );

  test('stays with an order that had a payment page while the provider cannot be asked', async () => {
    acceptOrders();
    openForm();
    await submit();
    stepBack();
    refuseOrders('payment-provider-unavailable');
    await submit();
    expect(model.problem).toMatchObject({ attempt: 'again' });
    await submit();
    expect(new Set(keys()).size).toBe(1);
  });
});

test('a price that has changed is shown, and sent once the shopper agrees', async () => {
  refuseOrders('price-changed', { unit_price: 350, total_amount: 700 });
  openForm({ ...FORM, quantity: '2' });
  await waitFor(() => expect(model.productName).not.toBeNull());
  expect(model.total).toMatchObject({ dirhams: 598 });
  await submit();
  expect(model).toMatchObject({
    submitting: false,
    unitPrice: 350,
    total: { dirhams: 700 },
    problem: { code: 'price-changed', facts: { unit_price: 350, total_amount: 700 } },
    // said by the problem already
    changes: { price: null },
  });
  acceptOrders();
  await submit();
  expect(sentOrders().map(({ totalAmount }) => totalAmount)).toEqual([598, 700]);
  expect(assign).toHaveBeenCalledOnce();
});

test('a paid order empties form and draft, so that no further tap pays for it again', async () => {
  refuseOrders('order-already-paid', { order_id: 'paidOrder' });
  openForm();
  await submit();
  expect(model.draft.read()).toEqual(EMPTY_FORM);
  expect(orderDraft.readForm()).toBeNull();
  expect(model.problem).toMatchObject({ action: { kind: 'view-order', orderId: 'paidOrder' } });
  await submit();
  expect(model.problem).toMatchObject({ code: 'name-required' });
  expect(sentOrders()).toHaveLength(1);
});

test('pieces that an order of before may hold lead to that order', async () => {
  acceptOrders('firstOrder');
  openForm();
  await submit();
  stepBack();
  refuseOrders('out-of-stock', { available: 0 });
  setQuantity(2);
  await submit();
  expect(model.problem).toMatchObject({ action: { kind: 'view-order', orderId: 'firstOrder' } });
});

describe('nothing is sent of', () => {
  test.for([
    ['an empty form', EMPTY_FORM, { code: 'name-required', field: 'customerName' }],
    [
      'more pieces than any shop sells at once by default',
      { ...FORM, quantity: '999999999999999' },
      { code: 'too-many-pieces', action: { kind: 'set-quantity', quantity: DEFAULT_MAX_PIECES } },
    ],
    [
      'half a piece',
      { ...FORM, quantity: '1.5' },
      { code: 'quantity-not-whole', field: 'quantity' },
    ],
    [
      'fewer pieces than none',
      { ...FORM, quantity: '-3' },
      { code: 'quantity-too-small', field: 'quantity' },
    ],
    [
      'more pieces than the merchant sells at once',
      { ...FORM, quantity: '6' },
      { code: 'too-many-pieces', action: { kind: 'set-quantity', quantity: 5 } },
    ],
  ] as const)('%s', async ([what, form, problem]) => {
    openForm(form, { max_pieces: what.includes('merchant') ? 5 : null });
    await submit();
    expect(model.problem).toMatchObject(problem);
    expect(sentOrders()).toEqual([]);
    expect(model.submitting).toBe(false);
    // an edit takes the problem away
    setQuantity(1);
    expect(model.problem).toBeNull();
  });
});

describe('while nothing is for sale the form is closed', () => {
  test('and opens again by itself', async () => {
    putProduct({ stock_quantity: 0 });
    openForm();
    await waitFor(() => expect(model.changes.closed).toBe('sold-out'));
    act(() => putProduct({ stock_quantity: 5 }));
    await waitFor(() => expect(model.changes).toMatchObject({ closed: null, reopened: true }));
  });

  test('but not to the shopper whose own order holds the last pieces', async () => {
    acceptOrders('ownOrder');
    openForm();
    await submit();
    putProduct({ stock_quantity: 0 });
    await waitFor(() => expect(model.offer).toBe('sold-out'));
    stepBack();
    expect(model.changes.closed).toBeNull();
  });
});
