import type { RefundAnswer, RefundRequest } from '@ghar/domain/callables';
import { useRef, useState } from 'react';
import { RefusedError, useOperation } from '../../components/admin/operation.ts';
import { randomUuid } from '../../components/order/order-draft.ts';
import { useToast } from '../../components/toasts.tsx';
import { callAsAdmin } from '../../firebase/admin-callable.ts';
import { isInDoubt } from '../../firebase/call-error.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';

type Asked = Omit<RefundRequest, 'refundKey'>;

/**
 * Asks for refunds. While it is not known whether a request arrived, `inDoubt` is that request: only
 * it is sent, under the same key, so that nothing is given back twice. Any other is a new refund.
 */
export function useRefund() {
  const { refundDialog: texts } = usePanelTexts();
  const { formats } = useTexts();
  const toast = useToast();
  const { run, busy, failure } = useOperation('refund-order');
  /** Of the next refund; another one only once it is known what has become of this. */
  const key = useRef<string | null>(null);
  const [inDoubt, setInDoubt] = useState<RefundRequest | null>(null);
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
      setInDoubt(null);
      return answer;
    } catch (error) {
      setInDoubt(isInDoubt(error) ? request : null);
      if (isInDoubt(error)) throw new RefusedError('refund-unknown');
      key.current = null;
      throw error;
    }
  }
  return { give, busy, failure, inDoubt };
}
