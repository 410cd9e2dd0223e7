import type { RefundAnswer, RefundRequest } from '@ghar/domain/callables';
import { useRef, useState } from 'react';
import { RefusedError, useOperation } from '../../../components/admin/operation.ts';
import { randomUuid } from '../../../checkout/order-draft.ts';
import { useToast } from '../../../components/toasts.tsx';
import { callAsAdmin } from '../../../firebase/admin-callable.ts';
import { isInDoubt } from '../../../firebase/call-error.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';

type RefundInput = Omit<RefundRequest, 'refundKey'>;

/** Requests with unknown result by order, kept after the dialog closes. */
const unanswered = new Map<string, RefundRequest>();

/**
 * Requests refunds of an order. While a request's result is unknown it is `inDoubt`, and only the same request is sent
 * again with the same key, so that nothing is refunded twice.
 */
export function useRefund(orderId: string) {
  const { refundDialog: texts } = usePanelTexts();
  const { formats } = useTexts();
  const toast = useToast();
  const { run, busy, failure } = useOperation('refund-order');
  /** The next refund's key; renewed only once this one's result is known. */
  const key = useRef<string | null>(null);
  const [inDoubt, setInDoubt] = useState(unanswered.get(orderId) ?? null);
  const remember = (request: RefundRequest | null): void => {
    if (request) unanswered.set(orderId, request);
    else unanswered.delete(orderId);
    setInDoubt(request);
  };
  /** Resolves to whether the refund was accepted. */
  const give = async (input: RefundInput): Promise<boolean> => {
    key.current ??= randomUuid();
    const request = inDoubt ?? { ...input, refundKey: key.current };
    const { ok } = await run(async () => {
      const { status } = await sent(request);
      const words = { pending: texts.requested, completed: texts.completed, failed: null }[status];
      if (words === null) {
        key.current = null;
        throw new RefusedError('refund-failed');
      }
      toast({ title: words(formats.charge(request.amount)), variant: 'plain' });
    });
    return ok;
  };
  async function sent(request: RefundRequest): Promise<RefundAnswer> {
    try {
      const answer = await callAsAdmin('refundOrder', request);
      remember(null);
      return answer;
    } catch (error) {
      remember(isInDoubt(error) ? request : null);
      if (isInDoubt(error)) throw new RefusedError('refund-unknown');
      key.current = null;
      throw error;
    }
  }
  return { give, busy, failure, inDoubt };
}
