import { expect, test } from 'vitest';
import { EMPTY_FORM, type DraftForm } from './order-draft.ts';
import { wordsForCode } from '../i18n/ar/order-errors.ts';
import { checkOrder, problemOf, type OrderProblem } from './order-check.ts';

const filled: DraftForm = {
  ...EMPTY_FORM,
  customerName: 'سارة المنصوري',
  customerPhone: '٠٥٠١٢٣٤٥٦٧',
  country: 'ae',
  city: 'دبي',
  address: 'شارع الوصل، فيلا 12',
};

const wordsOf = ({ code, facts, attempt }: OrderProblem) => wordsForCode(code, facts, attempt);
const problem = (patch: Partial<DraftForm>) => {
  const check = checkOrder({ ...filled, ...patch }, 20);
  return check.ok ? null : check.problem;
};

test('a form that is filled in is an order, its number in full', () => {
  const check = checkOrder(filled, 20);
  expect(check.ok && check.order).toMatchObject({ customerPhone: '+971501234567', quantity: 1 });
});

test('an empty form is told its first field, then the next', () => {
  const order: [keyof DraftForm, string][] = [
    ['customerName', 'يرجى إدخال الاسم'],
    ['customerPhone', 'يرجى إدخال رقم الهاتف'],
    ['country', 'يرجى اختيار الدولة'],
    ['city', 'يرجى إدخال المدينة'],
    ['address', 'يرجى إدخال العنوان'],
    ['quantity', 'يجب أن تكون الكمية أكبر من صفر'],
  ];
  const form: DraftForm = { ...EMPTY_FORM, quantity: '' };
  for (const [field, message] of order) {
    const check = checkOrder(form, 20);
    expect(check).toMatchObject({ ok: false, problem: { field } });
    expect(check.ok || wordsOf(check.problem)).toMatchObject({ message });
    Object.assign(form, { [field]: filled[field] });
  }
  expect(checkOrder(form, 20).ok).toBe(true);
});

test('a number with a dial code of its own is taken as it is, and changes no other field', () => {
  for (const [customerPhone, e164] of [
    ['+966 50 123 4567', '+966501234567'],
    ['+44 7400 123456', '+447400123456'],
  ] as const) {
    const check = checkOrder({ ...filled, customerPhone }, 20);
    expect(check.ok && check.order).toMatchObject({ customerPhone: e164, country: 'ae' });
  }
});

test('what the backend refuses is shown at the same field, in the same words', () => {
  expect(problemOf('city-required', { field: 'city' })).toEqual(problem({ city: ' ' }));
});

test('too few pieces left offers those that are', () => {
  expect(problemOf('out-of-stock', { available: 3 }).action).toEqual({
    kind: 'set-quantity',
    quantity: 3,
  });
  expect(problemOf('too-many-pieces', { most: 20 }).action).toEqual({
    kind: 'set-quantity',
    quantity: 20,
  });
  expect(problemOf('out-of-stock', { available: 0 }).action).toBeNull();
});

test('more pieces than the settings allow are refused before they are sent, as the server would', () => {
  expect(problem({ quantity: '20' })).toBeNull();
  expect(problem({ quantity: '21' })).toEqual(
    problemOf('too-many-pieces', { field: 'quantity', most: 20 }),
  );
});

test('where an order of before may hold the pieces, it is offered instead', () => {
  for (const available of [0, 3]) {
    const held = problemOf('out-of-stock', { available, replaced_order: 'o1' });
    expect(held.action).toEqual({ kind: 'view-order', orderId: 'o1' });
    expect(wordsOf(held).guidance).toContain('طلبك السابق');
  }
});

test.each(['order-already-paid', 'payment-under-review'] as const)(
  '%s leads to the order',
  (code) => {
    expect(problemOf(code, { order_id: 'o1' }, 'again').action).toEqual({
      kind: 'view-order',
      orderId: 'o1',
    });
  },
);
