import { paymentOf } from '@ghar/domain/order/payment-of';
import { linkIdOf } from '@ghar/domain/pages/order-page';
import { useState } from 'react';
import { useOperation } from '../../../components/admin/operation.ts';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { callAsAdmin } from '../../../firebase/admin-callable.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';

/**
 * Looks up an unpaid order's payment at the provider, for a customer who claims to have paid. Hidden without a payment
 * to look up: the open one, or a former one that may still complete.
 */
export function CheckPayment({ order }: { order: StoredOrder }) {
  const { checkPayment: texts } = usePanelTexts();
  const { run, busy } = useOperation('look-at-payment');
  const [now] = useState(() => new Date());
  const { wasPaid, mayComeLate } = paymentOf(order, now);
  const hasFormer = order.former_payment_intent_ids.length > 0 && mayComeLate;
  if (wasPaid || (order.payment_intent_id === null && !hasFormer)) return null;
  const look = (): Promise<unknown> =>
    run(() => callAsAdmin('updateOrderPaymentStatus', { order_id_param: linkIdOf(order) }), {
      done: ({ payment_status }) => texts.found[payment_status],
    });
  return (
    <LoadingButton
      variant="outlined"
      size="small"
      loading={busy}
      loadingText={texts.looking}
      onClick={() => void look()}
    >
      {texts.look}
    </LoadingButton>
  );
}
