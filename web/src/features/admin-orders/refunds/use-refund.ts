import type { RefundAnswer, RefundRequest } from '@ghar/domain/callables';
import { useRef, useState } from 'react';
import { RefusedError, useOperation } from '../../../components/admin/operation.ts';
import { randomUuid } from '../../../checkout/order-draft.ts';
import { useToast } from '../../../components/toasts.tsx';
import { callAsAdmin } from '../../../firebase/admin-callable.ts';
import { isInDoubt } from '../../../firebase/call-error.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';

type Asked = Omit<RefundRequest, 'refundKey'>;

/** By order, also once its dialog is closed: the requests of which it is not known whether they arrived. */
const unanswered = new Map<string, RefundRequest>();

/**
 * Asks for refunds of an order. While it is not known whether a request arrived, `inDoubt` is that
 * request: only it is sent, under the same key, so that nothing is given back twice. Any other is a new
 * refund.
 */
export function useRefund(orderId: string) {
  const { refundDialog: texts } = usePanelTexts();
  const { formats } = useTexts();
  const toast = useToast();
  const { run, busy, failure } = useOperation('refund-order');
  /** Of the next refund; another one only once it is known what has become of this. */
  const key = useRef<string | null>(null);
  const [inDoubt, setInDoubt] = useState(unanswered.get(orderId) ?? null);
  const remember = (request: RefundRequest | null): void => {
    if (request) unanswered.set(orderId, request);
    else unanswered.delete(orderId);
    setInDoubt(request);
  };
  /** Resolves to whether the refund is on its way. */
  const give = async (asked: Asked): Promise<boolean> => {
    key.current ??= randomUuid();
    const request = inDoubt ?? { ...asked, refundKey: key.current };
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
