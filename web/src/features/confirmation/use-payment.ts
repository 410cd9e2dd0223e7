import type { ErrorCode } from '@ghar/domain/error-code';
import { useState } from 'react';
import { usePaymentRedirect } from '../../components/order/payment-redirect.ts';
import { orderDraft } from '../../components/order/order-draft.ts';
import { readPaymentLink } from '../../components/order/payment-link.ts';
import { useToast } from '../../components/toasts.tsx';
import { callBackend } from '../../firebase/callable.ts';
import { confirmationTexts as texts } from '../../i18n/ar/confirmation.ts';
import type { ErrorWords } from '../../i18n/ar/order-errors.ts';

export type PaymentProblem = {
  readonly words: ErrorWords;
  /** What is left to do: pay, place another order, or only write to the shop. */
  readonly remedy: 'pay' | 'reorder' | 'write';
};

/** The order is another than the page shows: read anew, it says itself what became of it. */
const CHANGED_SINCE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'order-already-paid',
  'order-cancelled',
  'order-not-found',
]);
const REMEDIES: Readonly<Partial<Record<ErrorCode, PaymentProblem['remedy']>>> = {
  'price-changed': 'reorder',
  'out-of-stock': 'reorder',
  'too-many-pieces': 'reorder',
  'product-unavailable': 'reorder',
  'payment-under-review': 'write',
};

export type Payment = {
  readonly opening: boolean;
  readonly problem: PaymentProblem | null;
  pay: () => Promise<void>;
};

/** Paying for an order that exists: opens its payment page, or says why not. */
export function usePayment(orderId: string, onOrderChanged: () => void): Payment {
  const toast = useToast();
  const departure = usePaymentRedirect();
  const [problem, setProblem] = useState<PaymentProblem | null>(null);

  async function pay(): Promise<void> {
    if (!departure.begin()) return;
    setProblem(null);
    const link = readPaymentLink(
      await callBackend('retryZiinaPayment', { order_id_param: orderId }),
      'again',
    );
    if (link.ok) {
      orderDraft.reopened(orderId);
      departure.leaveFor(link.url);
      return;
    }
    departure.release();
    const code = link.refusal?.code;
    const changed = code !== undefined && CHANGED_SINCE.has(code);
    setProblem({
      words: link.words,
      remedy: changed ? 'write' : ((code && REMEDIES[code]) ?? 'pay'),
    });
    if (changed) onOrderChanged();
    else toast({ variant: 'destructive', title: texts.payErrorTitle, text: link.words.message });
  }

  return { opening: departure.busy, problem, pay };
}
