import type { ErrorCode } from '@ghar/domain/error-code';
import { useRef, useState } from 'react';
import { orderDraft } from '../../components/order-draft.ts';
import { readPaymentLink } from '../../components/payment-link.ts';
import { useRestoredPage } from '../../components/restored-page.ts';
import { useToast } from '../../components/toasts.tsx';
import { callBackend } from '../../firebase/callable.ts';
import { confirmationTexts as texts } from '../../i18n/confirmation.ts';
import type { ErrorWords } from '../../i18n/order-errors.ts';

export type PaymentProblem = {
  readonly words: ErrorWords;
  /** The order cannot be paid as it is: another one has to be placed. */
  readonly reorder: boolean;
};

const CHANGED_SINCE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'order-already-paid',
  'order-cancelled',
  'order-not-found',
]);
const NEEDS_ANOTHER_ORDER: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'price-changed',
  'out-of-stock',
  'product-unavailable',
]);

/** Paying for an order that exists: opens its payment page, or says why not. */
export function usePayment(orderId: string, onOrderChanged: () => void) {
  const toast = useToast();
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const busy = useRef(false);

  const setBusy = (value: boolean): void => {
    busy.current = value;
    setOpening(value);
  };
  useRestoredPage(() => setBusy(false));

  async function pay(): Promise<void> {
    if (busy.current) return;
    setBusy(true);
    setProblem(null);
    const link = readPaymentLink(
      await callBackend('retryZiinaPayment', { order_id_param: orderId }),
    );
    if (link.ok) {
      orderDraft.reopened(orderId);
      location.assign(link.url);
      return;
    }
    setBusy(false);
    const code = link.refusal?.code;
    toast({ variant: 'destructive', title: texts.payErrorTitle, text: link.words.message });
    if (code !== undefined && CHANGED_SINCE.has(code)) onOrderChanged();
    else
      setProblem({
        words: link.words,
        reorder: code !== undefined && NEEDS_ANOTHER_ORDER.has(code),
      });
  }

  return { opening, problem, pay };
}
