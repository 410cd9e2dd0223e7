import { wholeNumber } from '@ghar/domain/text/digits';
import { isShopperErrorCode, type ShopperErrorCode } from '@ghar/domain/error-code';
import { orderFormSchema, quantitySchema, type OrderForm } from '@ghar/domain/order/order-form';
import { FORM_FIELD_NAMES, type FormField } from '@ghar/domain/order/form-fields';
import * as v from 'valibot';
import type { Attempt, FailureCode, FailureFacts } from '../i18n/order-failure.ts';
import type { DraftForm } from './order-draft.ts';

/** One-tap remedies for a problem. */
export type ProblemAction =
  | { readonly kind: 'set-quantity'; readonly quantity: number }
  | { readonly kind: 'view-order'; readonly orderId: string };

export type OrderProblem = {
  readonly code: FailureCode;
  readonly facts: FailureFacts;
  readonly attempt: Attempt;
  /** The invalid field. */
  readonly field: FormField | null;
  readonly action: ProblemAction | null;
};

/** Failures explained on the order's own page. */
const SHOWN_BY_THE_ORDER: ReadonlySet<FailureCode> = new Set<ShopperErrorCode>([
  'order-already-paid',
  'order-replaced',
  'payment-under-review',
]);

function actionFor(code: FailureCode, facts: FailureFacts): ProblemAction | null {
  const { available = 0, most = 0, order_id: orderId, replaced_order: replaced } = facts;
  if (code === 'out-of-stock' && replaced !== undefined)
    return { kind: 'view-order', orderId: replaced };
  if (code === 'out-of-stock' && available > 0)
    return { kind: 'set-quantity', quantity: available };
  if (code === 'too-many-pieces' && most > 0) return { kind: 'set-quantity', quantity: most };
  if (SHOWN_BY_THE_ORDER.has(code) && orderId !== undefined) return { kind: 'view-order', orderId };
  return null;
}

/** A failure as the form shows it, whether found by form or backend. */
export const problemOf = (
  code: FailureCode,
  facts: FailureFacts,
  attempt: Attempt = 'first',
): OrderProblem => ({
  code,
  facts,
  attempt,
  field: FORM_FIELD_NAMES.find((field) => field === facts.field) ?? null,
  action: actionFor(code, facts),
});

const codeOf = ({ message }: v.BaseIssue<unknown>): ShopperErrorCode =>
  isShopperErrorCode(message) ? message : 'input-invalid';

/** The problem of a typed quantity, with `most` allowed; null if valid, or 0, which {@link checkOrder} reports. */
export function piecesProblem(typed: string, most: number): OrderProblem | null {
  const pieces = wholeNumber(typed);
  if (typed === '' || pieces === 0) return null;
  const read = v.safeParse(quantitySchema, pieces);
  const field = 'quantity';
  if (!read.success) return problemOf(codeOf(read.issues[0]), { field });
  return read.output > most ? problemOf('too-many-pieces', { field, most }) : null;
}

/** Parses the form, or returns its first problem. `most` is the maximum number of pieces. */
export function checkOrder(
  form: DraftForm,
  most: number,
):
  | { readonly ok: true; readonly order: OrderForm }
  | { readonly ok: false; readonly problem: OrderProblem } {
  const parsed = v.safeParse(orderFormSchema, {
    ...form,
    quantity: form.quantity === '' ? null : wholeNumber(form.quantity),
    consentMessages: form.consentMessages === 'on',
  });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return { ok: false, problem: problemOf(codeOf(issue), { field: v.getDotPath(issue) ?? '' }) };
  }
  const problem = piecesProblem(form.quantity, most);
  return problem ? { ok: false, problem } : { ok: true, order: parsed.output };
}
