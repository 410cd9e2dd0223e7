import type { ShopperErrorCode } from '@ghar/domain/error-code';
import { useState } from 'react';
import { failureOf } from '../../checkout/payment-link.ts';
import { callBackend } from '../../firebase/callable.ts';
import type { ErrorWords, FailureCode } from '../../i18n/order-failure.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { useTrackingTexts } from '../../i18n/tracking-texts.ts';

export type ConfirmOrder = {
  /** The order was opened by the link that confirms it. */
  readonly mayConfirm: boolean;
  readonly confirming: boolean;
  readonly problem: ErrorWords | null;
  confirm: () => Promise<void>;
};

/** The token is another order's, or was renewed with the order's phone. */
const WRONG_LINK: ReadonlySet<FailureCode> = new Set<ShopperErrorCode>([
  'order-not-found',
  'input-invalid',
]);

/**
 * Confirms a cash order with the token of its link, which lives in the page's memory only. `refresh` reads the order
 * again.
 */
export function useConfirmOrder(
  orderId: string,
  linked: string | null,
  refresh: () => Promise<void>,
): ConfirmOrder {
  const { orderErrors } = useTexts();
  const { wrongLink } = useTrackingTexts().confirmation.cash;
  const [token, setToken] = useState(linked);
  const [confirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<ErrorWords | null>(null);

  async function confirm(): Promise<void> {
    if (token === null || confirming) return;
    setConfirming(true);
    setProblem(null);
    const answer = await callBackend('confirmCashOrder', { order_id_param: orderId, token });
    const failure = answer.ok ? null : failureOf(answer.failure);
    if (failure === null || failure.code === 'order-cancelled') await refresh();
    else if (WRONG_LINK.has(failure.code)) {
      setToken(null);
      setProblem(wrongLink);
    } else setProblem(orderErrors.forCode(failure.code, failure.facts, 'cash'));
    setConfirming(false);
  }

  return { mayConfirm: token !== null, confirming, problem, confirm };
}
