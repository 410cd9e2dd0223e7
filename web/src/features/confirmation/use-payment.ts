import type { ShopperErrorCode } from '@ghar/domain/error-code';
import { useState } from 'react';
import { usePaymentRedirect } from '../../checkout/payment-redirect.ts';
import { orderDraft } from '../../checkout/order-draft.ts';
import { mayHoldPieces, readPaymentLink } from '../../checkout/payment-link.ts';
import { useToast } from '../../components/toasts.tsx';
import { callBackend } from '../../firebase/callable.ts';
import type { Attempt, ErrorWords, FailureCode } from '../../i18n/order-failure.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { useTrackingTexts } from '../../i18n/tracking-texts.ts';

export type PaymentProblem = {
  readonly words: ErrorWords;
  /** What is left to do: pay, place another order, or contact the shop. */
  readonly remedy: 'pay' | 'reorder' | 'write';
};

/** Failures after which the order has changed and is read again. */
const CHANGED_SINCE: ReadonlySet<FailureCode> = new Set<ShopperErrorCode>([
  'order-already-paid',
  'order-cancelled',
  'order-on-its-way',
  'order-replaced',
  'order-not-found',
  'payment-under-review',
]);
const REMEDIES: Readonly<Partial<Record<FailureCode, PaymentProblem['remedy']>>> = {
  'price-changed': 'reorder',
  'out-of-stock': 'reorder',
  'too-many-pieces': 'reorder',
  'product-unavailable': 'reorder',
  'order-was-a-test': 'reorder',
};

export type Payment = {
  readonly opening: boolean;
  readonly problem: PaymentProblem | null;
  /** `attempt`: what may have been paid for the order before. */
  pay: (attempt?: Attempt) => Promise<void>;
};

/** Opens an existing order's payment page, or says why not. */
export function usePayment(orderId: string, onOrderChanged: (code: FailureCode) => void): Payment {
  const toast = useToast();
  const { orderErrors } = useTexts();
  const { confirmation: texts } = useTrackingTexts();
  const redirect = usePaymentRedirect();
  const [problem, setProblem] = useState<PaymentProblem | null>(null);

  async function pay(attempt: Attempt = 'again'): Promise<void> {
    if (!redirect.begin()) return;
    setProblem(null);
    const link = readPaymentLink(
      await callBackend('retryZiinaPayment', { order_id_param: orderId }),
      attempt,
    );
    if (link.ok) {
      orderDraft.reopened(orderId);
      redirect.leaveFor(link.url);
      return;
    }
    redirect.release();
    const { code, facts } = link;
    const words = orderErrors.forCode(code, facts, attempt);
    const changed = CHANGED_SINCE.has(code);
    setProblem({ words, remedy: changed ? 'write' : (REMEDIES[code] ?? 'pay') });
    // in place of cash, such a payment has made it a card order
    if (changed || (attempt !== 'again' && mayHoldPieces(code))) onOrderChanged(code);
    else toast({ variant: 'destructive', title: texts.payErrorTitle, text: words.message });
  }

  return { opening: redirect.busy, problem, pay };
}
