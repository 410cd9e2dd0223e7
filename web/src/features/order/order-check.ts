import { isErrorCode, type ErrorCode } from '@ghar/domain/error-code';
import { orderFormSchema, type OrderForm } from '@ghar/domain/order-form';
import * as v from 'valibot';
import type { DraftForm } from '../../components/order/order-draft.ts';
import type { OrderField } from '../../components/order/order-field.ts';
import {
  wordsForCode,
  type Attempt,
  type ErrorWords,
  type WordFacts,
} from '../../i18n/ar/order-errors.ts';

/** What a shopper can do about a problem with one tap. */
export type ProblemAction =
  | { readonly kind: 'set-quantity'; readonly quantity: number }
  | { readonly kind: 'view-order'; readonly orderId: string };

export type OrderProblem = {
  readonly words: ErrorWords;
  /** The field at fault. */
  readonly field: OrderField | null;
  readonly action: ProblemAction | null;
};

export const quantityOf = (form: DraftForm): number => Number(form.quantity);

const isFormField = (form: DraftForm, name: string | undefined): name is OrderField =>
  name !== undefined && name in form;

/** What the order's own page says more of. */
const TOLD_BY_THE_ORDER: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'order-already-paid',
  'payment-under-review',
]);

function actionFor(code: ErrorCode, facts: WordFacts): ProblemAction | null {
  const { available = 0, most = 0, order_id: orderId, replaced_order: replaced } = facts;
  if (code === 'out-of-stock' && replaced !== undefined)
    return { kind: 'view-order', orderId: replaced };
  if (code === 'out-of-stock' && available > 0)
    return { kind: 'set-quantity', quantity: available };
  if (code === 'too-many-pieces' && most > 0) return { kind: 'set-quantity', quantity: most };
  if (TOLD_BY_THE_ORDER.has(code) && orderId !== undefined) return { kind: 'view-order', orderId };
  return null;
}

/** A refusal as the form shows it: the same whether the form or the backend found it. */
export function problemOf(
  form: DraftForm,
  code: ErrorCode,
  facts: WordFacts,
  attempt: Attempt = 'first',
): OrderProblem {
  return {
    words: wordsForCode(code, facts, attempt),
    field: isFormField(form, facts.field) ? facts.field : null,
    action: actionFor(code, facts),
  };
}

/** Reads the form, or says the first thing that is wrong with it. */
export function checkOrder(
  form: DraftForm,
):
  | { readonly ok: true; readonly order: OrderForm }
  | { readonly ok: false; readonly problem: OrderProblem } {
  const parsed = v.safeParse(orderFormSchema, { ...form, quantity: quantityOf(form) });
  if (parsed.success) return { ok: true, order: parsed.output };
  const [issue] = parsed.issues;
  const code = isErrorCode(issue.message) ? issue.message : 'input-invalid';
  return { ok: false, problem: problemOf(form, code, { field: v.getDotPath(issue) ?? '' }) };
}
